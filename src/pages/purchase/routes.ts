import { orderSearch } from '#/domain/order/order-address.ts';
import { resultSearch } from '#/domain/payment/result-search.ts';
import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { type Parse, orderNumber, preOrderNumber, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

const cartRoute = defineRoute({
  path: PATHS.cart,
  title: 'nav.cart',
  guard: 'member',
  skeleton: 'cart',
  page: () => import('./cart/page.tsx'),
  queries: () => import('./cart/queries.ts'),
});

/** Buy-now line: product, sku and quantity, see `paths.checkout`. */
export const BUY_LINE = /^(\d+)\.(\d+)\.(\d+)$/;

const buyLine: Parse<string | null> = (text = '') => (BUY_LINE.test(text) ? text : null);

export const checkoutSearch = searchParams({
  preOrderNo: validIfAny(preOrderNumber),
  buy: buyLine,
});

const checkoutRoute = defineRoute({
  path: PATHS.checkout,
  search: checkoutSearch,
  title: 'checkout.title',
  guard: 'member',
  skeleton: 'cart',
  frame: 'quiet',
  page: () => import('./checkout/page.tsx'),
  queries: () => import('./checkout/queries.ts'),
});

export const cardPaymentSearch = searchParams({ orderNo: validIfAny(orderNumber) });

const cardPaymentRoute = defineRoute({
  path: PATHS.cardPayment,
  search: cardPaymentSearch,
  title: 'pay.card',
  guard: 'member',
  skeleton: 'form',
  frame: 'quiet',
  page: () => import('./card-payment/page.tsx'),
  queries: () => import('./card-payment/queries.ts'),
});

const paymentResultRoute = defineRoute({
  path: PATHS.paymentResult,
  search: resultSearch,
  title: 'pay.resultTitle',
  guard: 'member',
  skeleton: 'form',
  frame: 'quiet',
  page: () => import('./payment-result/page.tsx'),
  queries: () => import('./payment-result/queries.ts'),
});

const orderRoute = defineRoute({
  path: PATHS.order,
  search: orderSearch,
  title: 'order.detailTitle',
  guard: 'member',
  isOpen: ({ kind }) => kind === 'visitor',
  skeleton: 'cart',
  page: () => import('./order/page.tsx'),
  queries: () => import('./order/queries.ts'),
});

export const purchaseRoutes = [
  cartRoute,
  checkoutRoute,
  cardPaymentRoute,
  paymentResultRoute,
  orderRoute,
];
