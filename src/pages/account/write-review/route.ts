import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { writeReviewSearch } from './search.ts';

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
