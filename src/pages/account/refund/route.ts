import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { orderNumber, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** The address calls the refund's number `orderNo`. */
export const refundSearch = searchParams({ orderNo: required(orderNumber) }, ({ orderNo }) => ({
  refundNo: orderNo,
}));

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
