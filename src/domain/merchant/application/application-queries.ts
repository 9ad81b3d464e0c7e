import { getSettlementRecordsQueryOptions } from '#generated/client/settlement/settlement.ts';

export const APPLICATIONS_PER_PAGE = 10;

export const applicationsParams = (page: number) => ({ page, limit: APPLICATIONS_PER_PAGE });

/** One page of the application record. */
export const applicationsQuery = (page: number) =>
  getSettlementRecordsQueryOptions(applicationsParams(page));
