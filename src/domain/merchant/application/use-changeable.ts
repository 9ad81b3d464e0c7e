import { useSettlementDetail } from '#generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { lacksExtension } from '#/api/extensions.ts';

/**
 * Whether the pending applications of a list (newest first) can be changed. This is an extension; a request for the
 * newest one shows whether the backend has it.
 */
export function useChangeable(list: readonly SettlementRecord[]): boolean {
  const id = list.find(({ auditStatus }) => auditStatus === SettlementStatus.waiting)?.id ?? 0;
  const { data } = useSettlementDetail(id, {
    query: { enabled: id > 0 && !lacksExtension('settlementDetail') },
  });
  return data !== undefined;
}
