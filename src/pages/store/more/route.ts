import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storesSearch } from '#/domain/merchant/store-list-query.ts';

export const storesRoute = defineRoute({
  path: PATHS.stores,
  search: storesSearch,
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
