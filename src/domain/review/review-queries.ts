import { queryOptions } from '@tanstack/react-query';
import {
  getReviewableLinesQueryKey,
  getReviewableLinesQueryOptions,
  reviewableLines,
} from '#generated/client/review/review.ts';
import { readAllPages } from '#/backend/rows.ts';

const REVIEWS_PER_PAGE = 10;
export const writtenReviewParams = (page: number) => ({ page, limit: REVIEWS_PER_PAGE });
export const reviewPages = (total: number): number => Math.ceil(total / REVIEWS_PER_PAGE);

/** One page of the lines to review. */
export const linesToReviewQuery = (page: number) =>
  getReviewableLinesQueryOptions(writtenReviewParams(page));

const SEARCH_PAGES = 20;

/** The lines of a merchant order to review. There is no call for one order, so all pages are loaded. */
export const linesOfOrderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...getReviewableLinesQueryKey(), 'order', orderNo] as const,
    queryFn: async ({ signal }) => {
      const all = await readAllPages((params) => reviewableLines(params, signal), SEARCH_PAGES);
      return all.filter(({ merOrderNo }) => merOrderNo === orderNo);
    },
  });
