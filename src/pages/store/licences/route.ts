import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storeSearch } from '#/domain/merchant/store-search-params.ts';

export const storeLicencesRoute = defineRoute({
  path: PATHS.storeLicences,
  search: storeSearch,
  skeleton: 'store',
  shell: () => import('#/layout/store-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
