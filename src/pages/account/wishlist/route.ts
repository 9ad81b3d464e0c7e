import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { wishlistSearch } from './search.ts';

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
