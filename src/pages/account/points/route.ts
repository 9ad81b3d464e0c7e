import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pointsSearch } from './search.ts';

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
