import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { productParams, skuSearch } from '#/domain/product/product-address.ts';

export const productRoute = defineRoute({
  path: PATHS.product,
  params: productParams,
  search: skuSearch,
  skeleton: 'product',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
