import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { tabSearch } from '#/router/page-search.ts';

export const reviewsSearch = tabSearch(['toWrite', 'written']);

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
