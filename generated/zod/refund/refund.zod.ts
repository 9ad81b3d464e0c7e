import * as zod from 'zod/mini';


/**
 * The preset reasons of the shop, in its order and language.
 * @summary Refund reasons
 */
export const RefundReasonsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Reasons.'))
})

/**
 * Products and amount of a merchant order, for the refund request. Whether a refund can be requested follows from the states of the order.
 * @summary Preview of a refund
 */
export const refundFormPathOrderNoMax = 32;


export const refundFormPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const RefundFormParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundFormPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(refundFormPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).'))
})

export const refundFormResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const refundFormResponseDataOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const RefundFormResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id of the merchant order.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', refundFormResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('Amount to refund: products less discount, plus freight.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', refundFormResponseDataOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('The merchant order to refund.'))
})

/**
 * For a whole merchant order, freight included; there is no partial refund and nothing is returned. Possible for a paid order that is not shipped yet or was received (status 0 or 3), without a running refund. Creates a refund order that waits for the merchant. After a refusal it can be requested again, which creates another one. It cannot be withdrawn.
 * @summary Request a refund
 */

export const refundApplyBodyTextMax = 255;

export const refundApplyBodyRefundReasonWapImgMax = 5000;

export const refundApplyBodyRefundReasonWapExplainMax = 255;



export const RefundApplyBody = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(refundApplyBodyTextMax)).check(/*#__PURE__*/ zod.describe('Reason. The backend accepts an empty one; clients require one of the presets.')),
  "refund_reason_wap_img": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(refundApplyBodyRefundReasonWapImgMax))).check(/*#__PURE__*/ zod.describe('Addresses of uploaded pictures, joined by commas. Clients allow 5 pictures.')),
  "refund_reason_wap_explain": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(refundApplyBodyRefundReasonWapExplainMax))).check(/*#__PURE__*/ zod.describe('Remark. Clients allow 100 characters.'))
}).check(/*#__PURE__*/ zod.describe('The request for a refund. Two names are in snake case here and in camel case in the answers.'))

export const RefundApplyResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * All refund orders of the caller, newest first.
 * @summary Refund orders
 */
export const refundListQueryPageDefault = 1;

export const refundListQueryLimitDefault = 20;



export const RefundListQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), refundListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), refundListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const refundListResponseDataListItemRefundPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const refundListResponseDataListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const refundListResponseDataTotalMin = 0;

export const refundListResponseDataPagesMin = 0;



export const RefundListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "refundOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the refund order.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "masterOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** Waiting for the merchant. */
  waiting: 0,
  /** Refused by the merchant. Final. */
  refused: 1,
  /** Accepted, the provider has not confirmed yet; scan-code payments only. */
  refunding: 2,
  /** Refunded. Final. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('State of a refund order. Unlike in the refund state of the merchant order, a refusal is kept.')),
  "refundPrice": /*#__PURE__*/ zod.stringFormat('money', refundListResponseDataListItemRefundPriceRegExp).check(/*#__PURE__*/ zod.describe('Amount to refund.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', refundListResponseDataListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('A refund order in the list. It contains neither time nor store name.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of refund orders, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * The request and its result.
 * @summary A refund order
 */
export const refundDetailPathOrderNoMax = 32;


export const refundDetailPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const RefundDetailParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundDetailPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(refundDetailPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the refund order (begins with RE).'))
})

export const refundDetailResponseDataRefundPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const refundDetailResponseDataRefundTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const refundDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const refundDetailResponseDataOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const RefundDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "refundOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the refund order.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "masterOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** Waiting for the merchant. */
  waiting: 0,
  /** Refused by the merchant. Final. */
  refused: 1,
  /** Accepted, the provider has not confirmed yet; scan-code payments only. */
  refunding: 2,
  /** Refunded. Final. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('State of a refund order. Unlike in the refund state of the merchant order, a refusal is kept.')),
  "refundPrice": /*#__PURE__*/ zod.stringFormat('money', refundDetailResponseDataRefundPriceRegExp).check(/*#__PURE__*/ zod.describe('Amount to refund.')),
  "refundReasonWap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Reason the shopper gave.')),
  "refundReasonWapImg": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Addresses of the pictures of the shopper, joined by commas; empty when there are none.')),
  "refundReasonWapExplain": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Remark of the shopper.')),
  "refundReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why the merchant refused; empty otherwise.')),
  "refundTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', refundDetailResponseDataRefundTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was refunded.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', refundDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was requested.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', refundDetailResponseDataOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('A refund order.'))
})

