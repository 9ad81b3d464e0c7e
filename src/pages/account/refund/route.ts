import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { refundSearch } from './search.ts';

export const refundRoute = defineRoute({
  path: PATHS.refund,
  search: refundSearch,
  title: 'refund.detail',
  parent: { title: 'account.refunds', to: paths.refunds() },
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
