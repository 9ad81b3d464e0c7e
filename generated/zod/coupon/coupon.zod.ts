import * as zod from 'zod/mini';


/**
 * Enabled coupons that shoppers receive themselves, with some left, inside their receive window, whose fixed period has not ended; in the order set by the merchant. With a token `isUse` says whether the caller has already received one. `productId` filters by product for `useType` 2; `merId` filters by merchant for 1 and 2.
 * @summary Coupons that can be received
 */
export const couponOffersQueryMerIdMin = 0;
export const couponOffersQueryMerIdMax = 9007199254740991;

export const couponOffersQueryProductIdMin = 0;
export const couponOffersQueryProductIdMax = 9007199254740991;

export const couponOffersQueryPageDefault = 1;

export const couponOffersQueryLimitDefault = 20;



export const CouponOffersQueryParams = /*#__PURE__*/ zod.object({
  "useType": /*#__PURE__*/ zod.enum({
  /** All products of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. Not supported by orderPrice. */
  platform: 3,
} as const).check(/*#__PURE__*/ zod.describe('What the coupons can be used for.')),
  "merId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(couponOffersQueryMerIdMin)).check(/*#__PURE__*/ zod.lte(couponOffersQueryMerIdMax))).check(/*#__PURE__*/ zod.describe('Merchant id; 0 is no filter.')),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(couponOffersQueryProductIdMin)).check(/*#__PURE__*/ zod.lte(couponOffersQueryProductIdMax))).check(/*#__PURE__*/ zod.describe('Product id; 0 is no filter.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), couponOffersQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), couponOffersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const couponOffersResponseDataListItemMoneyRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const couponOffersResponseDataListItemMinPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const couponOffersResponseDataListItemReceiveStartTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const couponOffersResponseDataListItemReceiveEndTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const couponOffersResponseDataListItemUseStartTimeStrRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d$');
export const couponOffersResponseDataListItemUseEndTimeStrRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d$');
export const couponOffersResponseDataTotalMin = 0;

export const couponOffersResponseDataPagesMin = 0;



export const CouponOffersResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Coupon id, as taken by couponReceive.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name, up to 64 characters.')),
  "money": /*#__PURE__*/ zod.stringFormat('money', couponOffersResponseDataListItemMoneyRegExp).check(/*#__PURE__*/ zod.describe('Face value.')),
  "minPrice": /*#__PURE__*/ zod.stringFormat('money', couponOffersResponseDataListItemMinPriceRegExp).check(/*#__PURE__*/ zod.describe('Minimum spend, 0 for none.')),
  "isLimited": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Only a limited number exists.')),
  "lastTotal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many are left, when limited.')),
  "useType": /*#__PURE__*/ zod.enum({
  /** All products of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. Not supported by orderPrice. */
  platform: 3,
} as const).check(/*#__PURE__*/ zod.describe('What a coupon can be used for.')),
  "primaryKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Product ids joined by commas, for product coupons.')),
  "receiveStartTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', couponOffersResponseDataListItemReceiveStartTimeRegExp)).check(/*#__PURE__*/ zod.describe('Start of the receive window; null without one.')),
  "receiveEndTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', couponOffersResponseDataListItemReceiveEndTimeRegExp)).check(/*#__PURE__*/ zod.describe('End of the receive window; null without one.')),
  "isFixedTime": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True: usable in a fixed period. False: usable for `day` days from receipt.')),
  "useStartTimeStr": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-date', couponOffersResponseDataListItemUseStartTimeStrRegExp)).check(/*#__PURE__*/ zod.describe('First day of the fixed period, `yyyy-MM-dd`.')),
  "useEndTimeStr": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-date', couponOffersResponseDataListItemUseEndTimeStrRegExp)).check(/*#__PURE__*/ zod.describe('Last day of the fixed period, `yyyy-MM-dd`.')),
  "day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Days of validity after receipt.')),
  "type": /*#__PURE__*/ zod.enum({
  /** Received by the shopper. */
  byHand: 1,
  /** Granted on registration. */
  newUser: 2,
  /** Granted with a product. */
  gift: 3,
} as const).check(/*#__PURE__*/ zod.describe('How a coupon is obtained.')),
  "isUse": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller has received it before, used or not; false for guests.'))
}).check(/*#__PURE__*/ zod.describe('A coupon that can be received.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponOffersResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponOffersResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of coupons that can be received. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Usable: unused coupons, newest first. They can include coupons that are not valid yet and, until the next run of a job, some that have just expired; see `validStr`. Unusable: used coupons, then expired ones.
 * @summary My coupons
 */
export const couponListQueryPageDefault = 1;

export const couponListQueryLimitDefault = 20;



export const CouponListQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum({
  /** Unused. */
  usable: 'usable',
  /** Used or expired. */
  unusable: 'unusable',
} as const).check(/*#__PURE__*/ zod.describe('Filter. The backend returns all coupons for any other value.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), couponListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), couponListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const couponListResponseDataListItemMoneyRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const couponListResponseDataListItemMinPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const couponListResponseDataListItemStartTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const couponListResponseDataListItemEndTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const couponListResponseDataListItemUseTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const couponListResponseDataListItemMerIdMin = 0;

export const couponListResponseDataTotalMin = 0;

export const couponListResponseDataPagesMin = 0;



export const CouponListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the caller.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name, up to 64 characters.')),
  "money": /*#__PURE__*/ zod.stringFormat('money', couponListResponseDataListItemMoneyRegExp).check(/*#__PURE__*/ zod.describe('Face value.')),
  "minPrice": /*#__PURE__*/ zod.stringFormat('money', couponListResponseDataListItemMinPriceRegExp).check(/*#__PURE__*/ zod.describe('Minimum spend, 0 for none.')),
  "useType": /*#__PURE__*/ zod.enum({
  /** All products of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. Not supported by orderPrice. */
  platform: 3,
} as const).check(/*#__PURE__*/ zod.describe('What a coupon can be used for.')),
  "status": /*#__PURE__*/ zod.enum({
  /** Not used yet. */
  unused: 0,
  /** Used for an order. */
  used: 1,
  /** Expired. */
  lapsed: 2,
} as const).check(/*#__PURE__*/ zod.describe('State of a received coupon.')),
  "startTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', couponListResponseDataListItemStartTimeRegExp).check(/*#__PURE__*/ zod.describe('Usable from.')),
  "endTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', couponListResponseDataListItemEndTimeRegExp).check(/*#__PURE__*/ zod.describe('Usable until.')),
  "useTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', couponListResponseDataListItemUseTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was used; null until then.')),
  "validStr": /*#__PURE__*/ zod.enum({
  /** It can be used. */
  usable: 'usable',
  /** It was used. */
  used: 'unusable',
  /** It has expired. */
  overdue: 'overdue',
  /** It is not valid yet. */
  notStarted: 'notStart',
} as const).check(/*#__PURE__*/ zod.describe('Whether a received coupon can be used now.')),
  "merId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponListResponseDataListItemMerIdMin))).check(/*#__PURE__*/ zod.describe('Merchant it applies to; null or 0 for all merchants.')),
  "primaryKey": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Product ids joined by commas, for product coupons.'))
}).check(/*#__PURE__*/ zod.describe('A received coupon. Only backends with the extension state the merchant or products it applies to.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(couponListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of received coupons. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Once per user. It is valid from now for the number of days of the coupon, unless its period is fixed. The start of the receive window is not checked.
 * @summary Receive a coupon
 */



export const CouponReceiveBody = /*#__PURE__*/ zod.object({
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Coupon id.'))
}).check(/*#__PURE__*/ zod.describe('The coupon to receive.'))

export const CouponReceiveResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Received, unused, valid coupons of the caller whose minimum spend is not above the product total of the **whole** pre-order, whose face value is below it, and that apply to one of its merchants or products. Because orderPrice considers only the products of that merchant or the listed products, it can still refuse a coupon that is listed here. Unpaged.
 * @summary My coupons for a pre-order
 */
export const orderCouponsPathPreOrderNoMax = 128;


export const orderCouponsPathPreOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const OrderCouponsParams = /*#__PURE__*/ zod.object({
  "preOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCouponsPathPreOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderCouponsPathPreOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Key of the pre-order. Opaque; expires after 5 minutes.'))
})

export const orderCouponsResponseDataItemMoneyRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderCouponsResponseDataItemMinPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderCouponsResponseDataItemStartTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d$');
export const orderCouponsResponseDataItemEndTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d$');
export const orderCouponsResponseDataItemUseTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');


export const OrderCouponsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon, sent as `couponId` of orderPrice and orderCreate.')),
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the coupon that was received.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "money": /*#__PURE__*/ zod.stringFormat('money', orderCouponsResponseDataItemMoneyRegExp).check(/*#__PURE__*/ zod.describe('Face value.')),
  "minPrice": /*#__PURE__*/ zod.stringFormat('money', orderCouponsResponseDataItemMinPriceRegExp).check(/*#__PURE__*/ zod.describe('Minimum spend.')),
  "status": /*#__PURE__*/ zod.enum({
  /** Not used yet. */
  unused: 0,
  /** Used for an order. */
  used: 1,
  /** Expired. */
  lapsed: 2,
} as const).check(/*#__PURE__*/ zod.describe('State of a received coupon.')),
  "startTime": /*#__PURE__*/ zod.stringFormat('gmt8-date', orderCouponsResponseDataItemStartTimeRegExp).check(/*#__PURE__*/ zod.describe('First day it can be used, `yyyy-MM-dd`; the same day in every zone.')),
  "endTime": /*#__PURE__*/ zod.stringFormat('gmt8-date', orderCouponsResponseDataItemEndTimeRegExp).check(/*#__PURE__*/ zod.describe('Last day it can be used, `yyyy-MM-dd`; the same day in every zone.')),
  "useTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderCouponsResponseDataItemUseTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was used; null here.')),
  "useType": /*#__PURE__*/ zod.enum({
  /** All products of one merchant. */
  merchant: 1,
  /** Listed products. */
  product: 2,
  /** The whole platform. Not supported by orderPrice. */
  platform: 3,
} as const).check(/*#__PURE__*/ zod.describe('What a coupon can be used for.'))
}).check(/*#__PURE__*/ zod.describe('A received coupon that applies to a pre-order.'))).check(/*#__PURE__*/ zod.describe('Coupons.'))
})

