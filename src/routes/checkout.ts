import { isVisitorLookUp } from '#/domain/order/order-address.ts';
import { lazyLoader, withFrame } from '#/route-loads.ts';
import type { RouteDef } from '#/router/types.ts';

/** Cart, checkout, payment and orders. */
export const checkoutRoutes: RouteDef[] = [
  {
    path: '/order/shopping_cart',
    page: () => import('#/pages/purchase/cart/page.tsx'),
    areas: ['catalogue', 'trade'],
    title: 'nav.cart',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(lazyLoader('cart')),
  },
  {
    path: '/order/order_confirm',
    page: () => import('#/pages/purchase/checkout/page.tsx'),
    areas: ['catalogue', 'trade'],
    title: 'checkout.title',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(lazyLoader('checkout')),
  },
  {
    path: '/order/stripe_payment',
    page: () => import('#/pages/purchase/card-payment/page.tsx'),
    areas: ['trade', 'order'],
    title: 'pay.card',
    skeleton: 'form',
    guard: 'member',
    frame: 'quiet',
    load: lazyLoader('cardPayment'),
  },
  {
    path: '/order/payment_result',
    page: () => import('#/pages/purchase/payment-result/page.tsx'),
    areas: ['catalogue', 'trade', 'order', 'refund'],
    title: 'pay.resultTitle',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(),
  },
  {
    path: '/order/order_detail',
    page: () => import('#/pages/purchase/order/page.tsx'),
    areas: ['trade', 'order', 'refund'],
    title: 'order.detailTitle',
    skeleton: 'cart',
    guard: 'member',
    isOpen: isVisitorLookUp,
    load: withFrame(lazyLoader('order')),
  },
];
