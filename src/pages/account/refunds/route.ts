import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageSearch } from '#/router/page-search.ts';

export const refundsRoute = defineRoute({
  path: PATHS.refunds,
  search: pageSearch,
  title: 'account.refunds',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
