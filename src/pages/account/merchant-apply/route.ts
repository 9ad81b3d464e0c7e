import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { positiveInteger } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Id of the application to change. */
export const applySearch = searchParams({ id: positiveInteger });

export const merchantApplyRoute = defineRoute({
  path: PATHS.apply,
  search: applySearch,
  title: 'nav.becomeMerchant',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
