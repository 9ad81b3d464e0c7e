import {
  useSettlementDetail,
  useSettlementRecords,
} from '../../../generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '../../../generated/model/settlementRecord.ts';
import { SettlementStatus } from '../../../generated/model/settlementStatus.ts';
import type { ApiError } from '../../api/error.ts';
import { lacksExtension } from '../../api/extensions.ts';

/** If the backend has no detail call, the application is searched among the newest. */
const NEWEST = { page: 1, limit: 50 };

export type ToChange =
  | { state: 'loading' | 'gone' }
  | { state: 'failed'; error: ApiError; retry: () => void; busy: boolean }
  /** `asNew`: the backend cannot change applications, so a new one is submitted */
  | { state: 'found'; application: SettlementRecord; anew: boolean };

function judged(application: SettlementRecord | undefined, anew: boolean): ToChange {
  const { waiting, refused } = SettlementStatus;
  const may =
    application?.auditStatus === refused || (application?.auditStatus === waiting && !anew);
  return application && may ? { state: 'found', application, anew } : { state: 'gone' };
}

/** The shopper's application to change or resubmit. */
export function useApplication(id: number): ToChange {
  const anew = lacksExtension('settlementDetail');
  const detail = useSettlementDetail(id, { query: { enabled: !anew } });
  const newest = useSettlementRecords(NEWEST, { query: { enabled: anew } });
  const asked = anew ? newest : detail;
  if (anew && newest.data)
    return judged(
      newest.data.list.find((application) => application.id === id),
      true,
    );
  if (!anew && detail.data) return judged(detail.data, false);
  if (!asked.isError) return { state: 'loading' };
  // The response for missing applications and for those of other members.
  if (asked.error.code === 500 && asked.error.message !== '') return { state: 'gone' };
  const { error, isFetching: busy } = asked;
  return { state: 'failed', error, busy, retry: () => void asked.refetch() };
}
