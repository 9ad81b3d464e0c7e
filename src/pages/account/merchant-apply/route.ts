import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { applySearch } from './search.ts';

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
