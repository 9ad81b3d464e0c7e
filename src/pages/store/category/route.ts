import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storeProductsSearch } from '#/domain/merchant/store-search-params.ts';

export const storeCategoryRoute = defineRoute({
  path: PATHS.storeProducts,
  search: storeProductsSearch,
  skeleton: 'store',
  shell: () => import('#/layout/store-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
