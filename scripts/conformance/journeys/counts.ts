import type { Caller, CallStep } from './journey.ts';

const ALL = { page: 1, limit: 100 };

/** Counts of the orders, with the lists that they count. */
export const ORDER_COUNTS = (as: Caller): readonly CallStep[] => [
  { operation: 'orderCounts', as },
  { operation: 'orderCenterCounts', as },
  { operation: 'awaitPayOrders', as, query: ALL },
  ...[1, 2, 3, -1].map((type): CallStep => ({
    operation: 'orderList',
    as,
    query: { type, ...ALL },
  })),
  { operation: 'reviewableLines', as, query: ALL },
  { operation: 'refundList', as, query: ALL },
];

/** Counts of the profile, with the lists that they count. */
export const PROFILE_COUNTS = (as: Caller): readonly CallStep[] => [
  { operation: 'userInfo', as },
  { operation: 'couponList', as, query: { type: 'usable', ...ALL } },
  { operation: 'couponList', as, query: { type: 'unusable', ...ALL } },
  { operation: 'collectProductList', as, query: ALL },
  { operation: 'pointsAccount', as },
  { operation: 'pointsList', as, query: ALL },
];

/** The cart, with its counts. */
export const CART_COUNTS = (as: Caller): readonly CallStep[] => [
  { operation: 'cartList', as, query: { isValid: true } },
  { operation: 'cartCount', as, query: { type: 'sum', numType: true } },
  { operation: 'cartCount', as, query: { type: 'total', numType: true } },
];
