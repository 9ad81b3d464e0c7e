import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { skuSearch } from './search.ts';

export const productRoute = defineRoute({
  path: PATHS.product,
  search: skuSearch,
  namespaces: ['catalogue'],
  skeleton: 'product',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
