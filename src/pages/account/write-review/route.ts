import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { orderNumber, positiveInteger, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Number of a merchant order, empty without one, and the id of the selected line. */
export const writeReviewSearch = searchParams(
  { orderNo: validIfAny(orderNumber), line: positiveInteger },
  ({ orderNo = '', line }) => ({ orderNo, line }),
);

export const writeReviewRoute = defineRoute({
  path: PATHS.writeReview,
  search: writeReviewSearch,
  title: 'review.write',
  parent: { title: 'account.reviews', to: paths.reviews() },
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
