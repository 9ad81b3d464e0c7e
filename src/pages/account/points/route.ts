import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { tabSearch } from '#/router/page-search.ts';

export const pointsSearch = tabSearch(['detail', 'earn']);

export const pointsRoute = defineRoute({
  path: PATHS.points,
  search: pointsSearch,
  title: 'account.points',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
