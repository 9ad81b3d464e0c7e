import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storeHomeSearch } from '#/domain/merchant/store-search-params.ts';

export const storeHomeRoute = defineRoute({
  path: PATHS.store,
  search: storeHomeSearch,
  skeleton: 'store',
  shell: () => import('#/layout/store-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
