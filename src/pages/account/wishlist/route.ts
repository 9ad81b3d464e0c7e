import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { tabSearch } from '#/router/page-search.ts';

export const wishlistSearch = tabSearch(['goods', 'stores']);

export const wishlistRoute = defineRoute({
  path: PATHS.wishlist,
  search: wishlistSearch,
  title: 'account.wishList',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
