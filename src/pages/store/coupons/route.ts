import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storeCouponsSearch } from '#/domain/merchant/store-search-params.ts';

export const storeCouponsRoute = defineRoute({
  path: PATHS.storeCoupons,
  search: storeCouponsSearch,
  skeleton: 'store',
  shell: () => import('#/layout/store-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
