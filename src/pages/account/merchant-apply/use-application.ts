import {
  useSettlementDetail,
  useSettlementRecords,
} from '#generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import type { ApiError } from '#/api/error.ts';
import { lacksExtension } from '#/api/extensions.ts';

/** If the backend has no detail call, the application is searched among the newest. */
const NEWEST = { page: 1, limit: 50 };

export type ApplicationState =
  | { state: 'loading' | 'gone' }
  | { state: 'failed'; error: ApiError; retry: () => void; busy: boolean }
  /** `asNew`: the backend cannot change applications, so a new one is submitted */
  | { state: 'found'; application: SettlementRecord; asNew: boolean };

function stateOf(application: SettlementRecord | undefined, asNew: boolean): ApplicationState {
  const { waiting, refused } = SettlementStatus;
  const canChange =
    application?.auditStatus === refused || (application?.auditStatus === waiting && !asNew);
  return application && canChange ? { state: 'found', application, asNew } : { state: 'gone' };
}

/** The shopper's application to change or resubmit. */
export function useApplication(id: number): ApplicationState {
  const asNew = lacksExtension('settlementDetail');
  const detail = useSettlementDetail(id, { query: { enabled: !asNew } });
  const newest = useSettlementRecords(NEWEST, { query: { enabled: asNew } });
  const query = asNew ? newest : detail;
  if (asNew && newest.data)
    return stateOf(
      newest.data.list.find((application) => application.id === id),
      true,
    );
  if (!asNew && detail.data) return stateOf(detail.data, false);
  if (!query.isError) return { state: 'loading' };
  // The response for missing applications and for those of other members.
  if (query.error.code === 500 && query.error.message !== '') return { state: 'gone' };
  const { error, isFetching: busy } = query;
  return { state: 'failed', error, busy, retry: () => void query.refetch() };
}
