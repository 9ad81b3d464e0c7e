import type { OperationId } from '../../generated/operations.ts';

const CART: OperationId[] = ['cartList', 'cartCount'];
const ORDERS: OperationId[] = ['awaitPayOrders', 'orderList', 'orderCounts', 'orderCenterCounts', 'masterOrderDetail', 'orderDetail'];
const ADDRESSES: OperationId[] = ['addressAll', 'addressList', 'addressDetail', 'addressDefault', 'preOrderDetail'];

/** Reads that say who or how many follow a store. */
const STORE: OperationId[] = ['merchantIndex', 'merchantDetail'];

/** Which reads a write makes stale. Signing in and out is not here: it empties the cache. */
export const CACHE_RULES: Partial<Record<OperationId, readonly OperationId[]>> = {
  cartSave: CART,
  cartSetQuantity: CART,
  cartDelete: CART,
  cartReselect: CART,
  orderCreate: [...CART, ...ORDERS, 'orderCoupons', 'productDetail', 'productSkuDetail'],
  orderCancel: [...ORDERS, 'productDetail', 'productSkuDetail'],
  orderDelete: [...ORDERS, 'reviewableLines'],
  orderTake: [...ORDERS, 'reviewableLines'],
  reviewAdd: ['reviewableLines', 'myReviews', 'orderList', 'orderCenterCounts', 'masterOrderDetail', 'orderDetail', 'productReviews', 'productReviewCount'],
  payStart: ['awaitPayOrders', 'masterOrderDetail'],
  walletCapture: [...ORDERS, 'pointsAccount'],
  walletCancel: ORDERS,
  scanPayResult: [...ORDERS, 'pointsAccount'],
  refundApply: [...ORDERS, 'refundList', 'refundForm'],
  addressSave: ADDRESSES,
  addressDelete: ADDRESSES,
  addressSetDefault: ADDRESSES,
  userEdit: ['userInfo'],
  couponReceive: ['couponOffers', 'orderCoupons', 'userInfo'],
  collectProductAdd: ['productDetail', 'userInfo'],
  collectProductCancel: ['productDetail', 'userInfo'],
  collectMerchantAdd: ['productDetail', ...STORE],
  collectMerchantCancel: ['productDetail', ...STORE],
  settlementApply: ['settlementRecords'],
  settlementResubmit: ['settlementRecords', 'settlementDetail'],
};
