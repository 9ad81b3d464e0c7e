import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageSearch } from '#/router/page-search.ts';

export const storeStreetRoute = defineRoute({
  path: PATHS.storeStreet,
  search: pageSearch,
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
