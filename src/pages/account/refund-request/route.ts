import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { orderNumber, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const refundRequestSearch = searchParams({ orderNo: required(orderNumber) });

export const refundRequestRoute = defineRoute({
  path: PATHS.refundRequest,
  search: refundRequestSearch,
  title: 'refund.request',
  parent: { title: 'account.refunds', to: paths.refunds() },
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
