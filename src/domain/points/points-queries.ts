import type { QueryClient } from '@tanstack/react-query';
import {
  getPointsAccountQueryOptions,
  getPointsListQueryOptions,
} from '#generated/client/points/points.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { readTabPage } from '#/lib/tab-page.ts';

export const POINTS_TABS = ['detail', 'earn'] as const;

const PER_PAGE = 10;
export const pointsParams = (page: number) => ({ page, limit: PER_PAGE });
export const pointsPages = (total: number) => Math.ceil(total / PER_PAGE);

/** Prefetches the data of the points page. */
export async function pointsQueries(
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  if (lacksExtension('pointsAccount')) return;
  const { page } = readTabPage(search, POINTS_TABS);
  await Promise.all([
    queryClient.prefetchQuery(getPointsAccountQueryOptions()),
    queryClient.prefetchQuery(getPointsListQueryOptions(pointsParams(page))),
  ]);
}
