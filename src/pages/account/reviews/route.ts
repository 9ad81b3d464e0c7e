import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { reviewsSearch } from './search.ts';

export const reviewsRoute = defineRoute({
  path: PATHS.reviews,
  search: reviewsSearch,
  title: 'account.reviews',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
