import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { orderSearch } from '#/domain/order/order-address.ts';

export const orderRoute = defineRoute({
  path: PATHS.order,
  search: orderSearch,
  title: 'order.detailTitle',
  guard: 'member',
  isOpen: ({ kind }) => kind === 'visitor',
  skeleton: 'cart',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
