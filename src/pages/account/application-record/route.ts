import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageSearch } from '#/router/page-search.ts';

export const applicationsRoute = defineRoute({
  path: PATHS.applications,
  search: pageSearch,
  title: 'account.applications',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
