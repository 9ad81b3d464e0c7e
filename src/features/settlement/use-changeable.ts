import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getSettlementDetailQueryKey,
  useSettlementDetail,
} from '../../../generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '../../../generated/model/settlementRecord.ts';
import { SettlementStatus } from '../../../generated/model/settlementStatus.ts';
import { isMissing } from '../../api/policy.ts';

/** The backend has said that it does not have the extension. */
function lacksDetail(queryClient: QueryClient, id: number): boolean {
  const error = queryClient.getQueryState(getSettlementDetailQueryKey(id))?.error;
  return error != null && isMissing(error);
}

/**
 * Whether the waiting applications of a list (newest first) can be changed. Not every backend can do that: the newest one
 * finds out, and a backend that cannot is not asked again.
 */
export function useChangeable(list: readonly SettlementRecord[]): boolean {
  const queryClient = useQueryClient();
  const id = list.find(({ auditStatus }) => auditStatus === SettlementStatus.waiting)?.id ?? 0;
  const { data } = useSettlementDetail(id, {
    query: { gcTime: Infinity, enabled: id > 0 && !lacksDetail(queryClient, id) },
  });
  return data !== undefined;
}
