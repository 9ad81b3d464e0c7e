import type { QueryClient } from '@tanstack/react-query';
import { getSettlementRecordsQueryOptions } from '#generated/client/settlement/settlement.ts';
import { positive } from '#/lib/positive.ts';

export const APPLICATIONS_PER_PAGE = 10;

export const applicationsParams = (page: number) => ({ page, limit: APPLICATIONS_PER_PAGE });

/** Page of the application record in an address. */
export const applicationsPage = (search: URLSearchParams): number =>
  positive(search.get('page')) ?? 1;

/** Prefetches the data of the application record. */
export const applicationsQueries = (
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<void> =>
  queryClient.prefetchQuery(
    getSettlementRecordsQueryOptions(applicationsParams(applicationsPage(search))),
  );
