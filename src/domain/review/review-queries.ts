import { queryOptions } from '@tanstack/react-query';
import {
  getReviewableLinesQueryKey,
  getReviewableLinesQueryOptions,
  reviewableLines,
} from '#generated/client/review/review.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';

const REVIEWS_PER_PAGE = 10;
export const writtenReviewParams = (page: number) => ({ page, limit: REVIEWS_PER_PAGE });
export const reviewPages = (total: number): number => Math.ceil(total / REVIEWS_PER_PAGE);

/** One page of the lines to review. */
export const linesToReviewQuery = (page: number) =>
  getReviewableLinesQueryOptions(writtenReviewParams(page));

const SEARCH_LIMIT = 50;
/** A backend may report a larger total than it has, and answer the last page for later ones. */
const SEARCH_PAGES = 20;

/** The lines of a merchant order to review. There is no call for one order, so all pages are loaded. */
export const linesOfOrderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...getReviewableLinesQueryKey(), 'order', orderNo] as const,
    queryFn: async ({ signal }): Promise<ReviewableLine[]> => {
      const found: ReviewableLine[] = [];
      for (let page = 1, read = 0; ; page += 1) {
        const { list, total } = await reviewableLines({ page, limit: SEARCH_LIMIT }, signal);
        found.push(...list.filter(({ merOrderNo }) => merOrderNo === orderNo));
        read += list.length;
        if (list.length === 0 || read >= total || page === SEARCH_PAGES) return found;
      }
    },
  });
