import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { ordersSearch } from '#/domain/order/orders-search.ts';

export const ordersRoute = defineRoute({
  path: PATHS.orders,
  search: ordersSearch,
  title: 'nav.myOrders',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
