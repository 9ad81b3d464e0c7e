import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { tabSearch } from '#/router/page-search.ts';

export const couponsSearch = tabSearch(['usable', 'used', 'lapsed']);

export const couponsRoute = defineRoute({
  path: PATHS.coupons,
  search: couponsSearch,
  title: 'account.coupons',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
