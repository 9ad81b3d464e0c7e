import type { OperationId } from '#generated/operations.ts';

const CART: OperationId[] = ['cartList', 'cartCount'];
const ORDERS: OperationId[] = [
  'awaitPayOrders',
  'orderList',
  'orderCounts',
  'orderCenterCounts',
  'masterOrderDetail',
  'orderDetail',
];
const ADDRESSES: OperationId[] = [
  'addressAll',
  'addressList',
  'addressDetail',
  'addressDefault',
  'preOrderDetail',
];
const WISH_LIST: OperationId[] = ['collectProductList', 'productDetail', 'userInfo'];
/** Reads that contain whether or how many members follow a store. */
const FOLLOWED: OperationId[] = [
  'collectMerchantList',
  'productDetail',
  'merchantIndex',
  'merchantDetail',
];
const MY_COUPONS: OperationId[] = ['couponList', 'orderCoupons', 'userInfo'];

/**
 * Reads that contain what a write deletes. They are removed from the cache, because a page would first show it as it was.
 * The read of the deleted thing itself is not sent again.
 */
export const DELETION_RULES: Partial<Record<OperationId, readonly OperationId[]>> = {
  cartDelete: CART,
  orderCancel: ORDERS,
  orderDelete: [...ORDERS, 'reviewableLines'],
  walletCancel: ORDERS,
  addressDelete: ADDRESSES,
  collectProductDelete: ['collectProductList'],
  collectProductCancel: ['collectProductList'],
  collectMerchantCancel: ['collectMerchantList'],
};

/** Reads that a write invalidates. Signing in and out is missing, because it clears the cache. */
export const CACHE_RULES: Partial<Record<OperationId, readonly OperationId[]>> = {
  cartSave: CART,
  cartSetQuantity: CART,
  cartDelete: CART,
  cartReselect: CART,
  orderCreate: [...CART, ...ORDERS, ...MY_COUPONS, 'productDetail', 'productSkuDetail'],
  orderCancel: [...ORDERS, ...MY_COUPONS, 'productDetail', 'productSkuDetail'],
  orderDelete: [...ORDERS, 'reviewableLines'],
  orderTake: [...ORDERS, 'reviewableLines'],
  reviewAdd: [
    'reviewableLines',
    'myReviews',
    'orderList',
    'orderCenterCounts',
    'masterOrderDetail',
    'orderDetail',
    'productReviews',
    'productReviewCount',
    'productReviewDigest',
  ],
  payStart: ['awaitPayOrders', 'masterOrderDetail'],
  walletCapture: [...ORDERS, 'pointsAccount'],
  walletCancel: ORDERS,
  scanPayResult: [...ORDERS, 'pointsAccount'],
  refundApply: [...ORDERS, 'refundList', 'refundForm'],
  addressSave: ADDRESSES,
  addressDelete: ADDRESSES,
  addressSetDefault: ADDRESSES,
  userEdit: ['userInfo'],
  couponReceive: ['couponOffers', ...MY_COUPONS],
  collectProductAdd: WISH_LIST,
  collectProductBatch: WISH_LIST,
  collectProductDelete: WISH_LIST,
  collectProductCancel: WISH_LIST,
  collectMerchantAdd: FOLLOWED,
  collectMerchantCancel: FOLLOWED,
  settlementApply: ['settlementRecords'],
  settlementResubmit: ['settlementRecords', 'settlementDetail'],
};
