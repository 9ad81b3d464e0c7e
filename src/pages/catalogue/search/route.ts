import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { productSearch } from '#/domain/search/search-query.ts';

export const searchRoute = defineRoute({
  path: PATHS.search,
  search: productSearch,
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
