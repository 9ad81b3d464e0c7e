import * as zod from 'zod/mini';


/**
 * Freezes products and prices for **5 minutes** and includes the default address. For the cart, each line must belong to the caller and be valid. For buy now, only the first item is used. Product and sku must be on sale with enough stock, and their store open.
 * @summary Create a pre-order
 */







export const PreOrderCreateBody = /*#__PURE__*/ zod.object({
  "preOrderType": /*#__PURE__*/ zod.enum({
  /** Lines of the cart. */
  shoppingCart: 'shoppingCart',
  /** One sku from the product page. */
  buyNow: 'buyNow',
} as const).check(/*#__PURE__*/ zod.describe('Source of the products of a pre-order.')),
  "orderDetails": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "shoppingCartId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Cart line id.')),
  "productId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Product id.')),
  "attrValueId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Sku id.')),
  "productNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Pieces. The backend accepts 0; clients send 1 or more.'))
}).check(/*#__PURE__*/ zod.describe('A line to order: `shoppingCartId` alone for the cart; the other three together for buy now.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Lines. Buy now uses the first one only.'))
}).check(/*#__PURE__*/ zod.describe('What to order.'))

export const PreOrderCreateResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "preOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Key of the pre-order. Opaque; expires after 5 minutes.'))
}).check(/*#__PURE__*/ zod.describe('The created pre-order.'))
})

/**
 * Products by merchant, totals and default address. Fails after 5 minutes or once the order has been placed.
 * @summary Load a pre-order
 */
export const preOrderDetailPathPreOrderNoMax = 128;


export const preOrderDetailPathPreOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const PreOrderDetailParams = /*#__PURE__*/ zod.object({
  "preOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(preOrderDetailPathPreOrderNoMax)).check(/*#__PURE__*/ zod.regex(preOrderDetailPathPreOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Key of the pre-order. Opaque; expires after 5 minutes.'))
})

export const preOrderDetailResponseDataProTotalFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataFreightFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataCouponFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataPayFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const preOrderDetailResponseDataOrderListItemOrderInfoListItemWeightRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const preOrderDetailResponseDataOrderListItemOrderInfoListItemVolumeRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const preOrderDetailResponseDataOrderListItemOrderInfoListItemPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const PreOrderDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "proTotalFee": /*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataProTotalFeeRegExp).check(/*#__PURE__*/ zod.describe('Product total.')),
  "orderProNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces in all.')),
  "freightFee": /*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataFreightFeeRegExp).check(/*#__PURE__*/ zod.describe('Freight: postage times pieces, summed.')),
  "totalPrice": /*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Products and freight.')),
  "userCouponId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Declared, always null.')),
  "couponFee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataCouponFeeRegExp)).check(/*#__PURE__*/ zod.describe('Declared, always null.')),
  "payFee": /*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataPayFeeRegExp).check(/*#__PURE__*/ zod.describe('To pay; equals totalPrice.')),
  "addressId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Id of the default address; null without one, as are the five fields below.')),
  "realName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the consignee.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Street address.')),
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Country.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "remark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Always null.')),
  "cartIdList": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int())).check(/*#__PURE__*/ zod.describe('Cart lines it was created from; null for buy now.')),
  "orderList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the sku if it has one, else of the product.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece, frozen.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "weight": /*#__PURE__*/ zod.stringFormat('decimal-text', preOrderDetailResponseDataOrderListItemOrderInfoListItemWeightRegExp).check(/*#__PURE__*/ zod.describe('Weight of one piece in kilograms.')),
  "volume": /*#__PURE__*/ zod.stringFormat('decimal-text', preOrderDetailResponseDataOrderListItemOrderInfoListItemVolumeRegExp).check(/*#__PURE__*/ zod.describe('Volume of one piece in cubic metres.')),
  "postage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', preOrderDetailResponseDataOrderListItemOrderInfoListItemPostageRegExp)).check(/*#__PURE__*/ zod.describe('Postage of one piece; null in the list of unpaid orders.'))
}).check(/*#__PURE__*/ zod.describe('A product line before the order is paid.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('The lines of one merchant.'))).check(/*#__PURE__*/ zod.describe('Lines by merchant, in the order they appeared.'))
}).check(/*#__PURE__*/ zod.describe('A pre-order: products with frozen prices, before address, coupon and payment are chosen.'))
})

/**
 * Product total from the frozen prices, freight as postage times pieces, discount of at most one coupon. The sum of the listed products (product coupon) or of the products of the merchant (merchant coupon) must reach the minimum spend and caps the discount. The discount must be **below** the product total. Freight is never discounted.
 * @summary Calculate the price
 */



export const OrderPriceBody = /*#__PURE__*/ zod.object({
  "preOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Key of the pre-order.')),
  "addressId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Address id. Accepted and ignored: freight does not depend on it.')),
  "couponId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Id of the **received** coupon. Null, 0 and absent mean none.'))
}).check(/*#__PURE__*/ zod.describe('What to calculate the price for.'))

export const orderPriceResponseDataCouponFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderPriceResponseDataFreightFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderPriceResponseDataPayFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderPriceResponseDataProTotalFeeRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const OrderPriceResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "couponFee": /*#__PURE__*/ zod.stringFormat('money', orderPriceResponseDataCouponFeeRegExp).check(/*#__PURE__*/ zod.describe('Discount of the coupon.')),
  "freightFee": /*#__PURE__*/ zod.stringFormat('money', orderPriceResponseDataFreightFeeRegExp).check(/*#__PURE__*/ zod.describe('Freight, never discounted.')),
  "payFee": /*#__PURE__*/ zod.stringFormat('money', orderPriceResponseDataPayFeeRegExp).check(/*#__PURE__*/ zod.describe('To pay: products and freight less discount.')),
  "proTotalFee": /*#__PURE__*/ zod.stringFormat('money', orderPriceResponseDataProTotalFeeRegExp).check(/*#__PURE__*/ zod.describe('Product total.'))
}).check(/*#__PURE__*/ zod.describe('Price of the order.'))
})

/**
 * Creates one master order with one merchant order per merchant. Reserves the stock, uses the coupon, removes the cart lines and deletes the pre-order, so it works once. The merchant order of the coupon's merchant carries the whole discount. Only the name, contact data and street (100 characters) of the address are stored. An unpaid order is cancelled after some hours (shop configuration, 2 by default).
 * @summary Place the order
 */


export const orderCreateBodyMarkMax = 512;



export const OrderCreateBody = /*#__PURE__*/ zod.object({
  "preOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Key of the pre-order.')),
  "addressId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Address id.')),
  "couponId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Id of the **received** coupon; null for none.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "payChannel": /*#__PURE__*/ zod.enum({
  /** Desktop browser. */
  pc: 'pc',
  /** Mobile browser. */
  mobile: 'mobile',
} as const).check(/*#__PURE__*/ zod.describe('Client used for the payment.')),
  "mark": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderCreateBodyMarkMax))).check(/*#__PURE__*/ zod.describe('Note to the merchants. Stored up to 512 characters; clients allow fewer than 150.'))
}).check(/*#__PURE__*/ zod.describe('The order to place. Name, phone and e-mail of the consignee come from the stored address.'))

export const OrderCreateResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.'))
}).check(/*#__PURE__*/ zod.describe('The order that was placed.'))
})

/**
 * Master orders of the caller that are neither paid nor cancelled, newest first.
 * @summary Unpaid orders
 */
export const awaitPayOrdersQueryPageDefault = 1;

export const awaitPayOrdersQueryLimitDefault = 20;



export const AwaitPayOrdersQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), awaitPayOrdersQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), awaitPayOrdersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const awaitPayOrdersResponseDataListItemPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemWeightRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemVolumeRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const awaitPayOrdersResponseDataListItemCancelTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const awaitPayOrdersResponseDataTotalMin = 0;

export const awaitPayOrdersResponseDataPagesMin = 0;



export const AwaitPayOrdersResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces in all.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', awaitPayOrdersResponseDataListItemPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay.')),
  "redirect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Stored approval address of the wallet; empty or null when there is none, and it may be stale.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always false here.')),
  "orderList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the sku if it has one, else of the product.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece, frozen.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "weight": /*#__PURE__*/ zod.stringFormat('decimal-text', awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemWeightRegExp).check(/*#__PURE__*/ zod.describe('Weight of one piece in kilograms.')),
  "volume": /*#__PURE__*/ zod.stringFormat('decimal-text', awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemVolumeRegExp).check(/*#__PURE__*/ zod.describe('Volume of one piece in cubic metres.')),
  "postage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', awaitPayOrdersResponseDataListItemOrderListItemOrderInfoListItemPostageRegExp)).check(/*#__PURE__*/ zod.describe('Postage of one piece; null in the list of unpaid orders.'))
}).check(/*#__PURE__*/ zod.describe('A product line before the order is paid.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('The lines of one merchant.'))).check(/*#__PURE__*/ zod.describe('Lines by merchant.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "payChannel": /*#__PURE__*/ zod.enum({
  /** Desktop browser. */
  pc: 'pc',
  /** Mobile browser. */
  mobile: 'mobile',
} as const).check(/*#__PURE__*/ zod.describe('Client used for the payment.')),
  "cancelTime": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', awaitPayOrdersResponseDataListItemCancelTimeRegExp)).check(/*#__PURE__*/ zod.describe('When the order will be cancelled if it is still unpaid.'))
}).check(/*#__PURE__*/ zod.describe('An unpaid master order.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awaitPayOrdersResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(awaitPayOrdersResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of unpaid master orders, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * A master order of the caller, paid or not, that is not cancelled. Also used to wait for the result of a payment: poll until `paid` is true.
 * @summary Master order
 */
export const masterOrderDetailPathOrderNoMax = 32;


export const masterOrderDetailPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const MasterOrderDetailParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(masterOrderDetailPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(masterOrderDetailPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the master order (begins with PT).'))
})

export const masterOrderDetailResponseDataProTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataTotalPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataPayPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataCouponPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataPayTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const masterOrderDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const masterOrderDetailResponseDataOrderListItemPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataOrderListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const masterOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const masterOrderDetailResponseDataCancelTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const masterOrderDetailResponseDataIntegralPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const MasterOrderDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "userPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the consignee.')),
  "userAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address; country and post code are not stored.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces in all.')),
  "proTotalPrice": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataProTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Product total.')),
  "totalPostage": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataTotalPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight.')),
  "totalPrice": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Products and freight.')),
  "payPostage": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataPayPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight to pay.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay.')),
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon; 0 for none.')),
  "couponPrice": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataCouponPriceRegExp).check(/*#__PURE__*/ zod.describe('Discount of the coupon.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', masterOrderDetailResponseDataPayTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was paid.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "mark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Note of the shopper.')),
  "isCancel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Cancelled; always false here.')),
  "redirect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Stored approval address of the wallet; may be stale.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', masterOrderDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataOrderListItemPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay for this part.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "status": /*#__PURE__*/ zod.enum({
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const).check(/*#__PURE__*/ zod.describe('State of a merchant order.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('Refund state of a merchant order.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', masterOrderDetailResponseDataOrderListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('One merchant\'s part of a master order.'))).check(/*#__PURE__*/ zod.describe('Its merchant orders.')),
  "cancelTime": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', masterOrderDetailResponseDataCancelTimeRegExp)).check(/*#__PURE__*/ zod.describe('When the order will be cancelled if it is still unpaid.')),
  "integralPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('money', masterOrderDetailResponseDataIntegralPriceRegExp)).check(/*#__PURE__*/ zod.describe('Discount for points.'))
}).check(/*#__PURE__*/ zod.describe('A master order, created by one checkout.'))
})

/**
 * Merchant orders of the caller in one state, newest first. An order with a running or completed refund is in none of the states; the refund list contains it.
 * @summary Merchant orders by state
 */
export const orderListQueryPageDefault = 1;

export const orderListQueryLimitDefault = 20;



export const OrderListQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum({
  /** All that are not deleted, including cancelled ones; also returned for any number not listed here. */
  all: -1,
  /** Unpaid. Master orders have their own list. */
  toPay: 0,
  /** Paid, not shipped, no refund. */
  toShip: 1,
  /** Shipped, no refund. */
  toReceive: 2,
  /** Received, no refund. */
  completed: 3,
} as const).check(/*#__PURE__*/ zod.describe('Which orders.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), orderListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), orderListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const orderListResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderListResponseDataListItemPayTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderListResponseDataListItemPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderListResponseDataListItemPayPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderListResponseDataListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderListResponseDataTotalMin = 0;

export const orderListResponseDataPagesMin = 0;



export const OrderListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "masterOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderListResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderListResponseDataListItemPayTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was paid.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', orderListResponseDataListItemPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay, or paid.')),
  "status": /*#__PURE__*/ zod.enum({
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const).check(/*#__PURE__*/ zod.describe('State of a merchant order.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "payPostage": /*#__PURE__*/ zod.stringFormat('money', orderListResponseDataListItemPayPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('Refund state of a merchant order.')),
  "deliveryName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Courier company; null until shipped.')),
  "deliveryId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Waybill number; null until shipped.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', orderListResponseDataListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('A merchant order in a list.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of merchant orders, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * A merchant order of the caller that neither side has deleted. `expressInfo` is always null here; see orderExpress for the parcel. The delivery fields are extensions.
 * @summary Merchant order
 */
export const orderDetailPathOrderNoMax = 32;


export const orderDetailPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const OrderDetailParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDetailPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderDetailPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).'))
})

export const orderDetailResponseDataProTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataTotalPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataPayPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataCouponPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataPayTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderDetailResponseDataOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const orderDetailResponseDataExpressInfoOneCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderDetailResponseDataExpressInfoOneUpdateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderDetailResponseDataIntegralPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const OrderDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "masterOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the shopper.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "userPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the consignee.')),
  "userAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address; country and post code are not stored.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "proTotalPrice": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataProTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Product total.')),
  "totalPostage": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataTotalPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight.')),
  "totalPrice": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Products and freight.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay, or paid.')),
  "payPostage": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataPayPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight to pay.')),
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon; 0 for none.')),
  "couponPrice": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataCouponPriceRegExp).check(/*#__PURE__*/ zod.describe('Discount of the coupon on this part.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderDetailResponseDataPayTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was paid.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "status": /*#__PURE__*/ zod.enum({
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const).check(/*#__PURE__*/ zod.describe('State of a merchant order.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('Refund state of a merchant order.')),
  "userRemark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Note of the shopper.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.')),
  "expressInfo": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "expNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Waybill number.')),
  "expCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Code of the courier company.')),
  "expName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Courier company.')),
  "courier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "courierPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the courier.')),
  "trackTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('When the tracking was last fetched.')),
  "logisticsInfo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the steps, oldest first; empty text when there are none yet.')),
  "state": /*#__PURE__*/ zod.enum({
  /** Waybill number or courier is wrong. */
  wrongNumber: -1,
  /** No tracking yet. */
  noTrack: 0,
  /** Collected. */
  collected: 1,
  /** On the way. */
  onTheWay: 2,
  /** Signed for. */
  signed: 3,
  /** A problem occurred. */
  problem: 4,
  /** A difficult case. */
  difficult: 5,
  /** Returned and signed for. */
  returned: 6,
} as const).check(/*#__PURE__*/ zod.describe('State of a parcel.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderDetailResponseDataExpressInfoOneCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was shipped.')),
  "updateTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderDetailResponseDataExpressInfoOneUpdateTimeRegExp).check(/*#__PURE__*/ zod.describe('When the tracking last changed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why there is no tracking.'))
}).check(/*#__PURE__*/ zod.describe('The parcel of a merchant order.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The parcel. Set only in the lookup of a visitor; null otherwise.')),
  "integralPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('money', orderDetailResponseDataIntegralPriceRegExp)).check(/*#__PURE__*/ zod.describe('Discount for points.')),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  /** By a courier company. */
  express: 'express',
  /** By the courier of the merchant. */
  ownCourier: 'send',
  /** Virtual delivery. */
  virtualGoods: 'fictitious',
} as const)).check(/*#__PURE__*/ zod.describe('How the order is delivered.')),
  "courier": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the courier of the merchant.')),
  "courierPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the courier of the merchant.')),
  "deliveryMsg": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Virtual delivery, or note of the merchant on the delivery.'))
}).check(/*#__PURE__*/ zod.describe('A merchant order. The courier company and waybill number are in the list item and in the logistics call.'))
})

/**
 * Number of orders per tab, by the same conditions as the lists. Unpaid ones are master orders, all others merchant orders.
 * @summary Orders by tab
 */
export const orderCountsResponseDataUnPaidCountMin = 0;

export const orderCountsResponseDataUnShippedCountMin = 0;

export const orderCountsResponseDataReceivedCountMin = 0;

export const orderCountsResponseDataCompleteCountMin = 0;



export const OrderCountsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "unPaidCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsResponseDataUnPaidCountMin)).check(/*#__PURE__*/ zod.describe('Master orders to pay.')),
  "unShippedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsResponseDataUnShippedCountMin)).check(/*#__PURE__*/ zod.describe('Merchant orders to ship.')),
  "receivedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsResponseDataReceivedCountMin)).check(/*#__PURE__*/ zod.describe('Merchant orders to receive.')),
  "completeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsResponseDataCompleteCountMin)).check(/*#__PURE__*/ zod.describe('Merchant orders completed.'))
}).check(/*#__PURE__*/ zod.describe('Orders by tab.'))
})

/**
 * Orders by tab, lines to review and running refunds in one answer. Unpaid ones are master orders.
 * @summary Pending items of the shopper
 */
export const orderCenterCountsResponseDataUnPaidCountMin = 0;

export const orderCenterCountsResponseDataUnShippedCountMin = 0;

export const orderCenterCountsResponseDataReceivedCountMin = 0;

export const orderCenterCountsResponseDataCommentCountMin = 0;

export const orderCenterCountsResponseDataRefundCountMin = 0;



export const OrderCenterCountsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "unPaidCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCenterCountsResponseDataUnPaidCountMin)).check(/*#__PURE__*/ zod.describe('Master orders to pay.')),
  "unShippedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCenterCountsResponseDataUnShippedCountMin)).check(/*#__PURE__*/ zod.describe('Merchant orders to ship.')),
  "receivedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCenterCountsResponseDataReceivedCountMin)).check(/*#__PURE__*/ zod.describe('Merchant orders to receive.')),
  "commentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCenterCountsResponseDataCommentCountMin)).check(/*#__PURE__*/ zod.describe('Order lines to review.')),
  "refundCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCenterCountsResponseDataRefundCountMin)).check(/*#__PURE__*/ zod.describe('Refunds waiting for the merchant or for the provider.'))
}).check(/*#__PURE__*/ zod.describe('Pending items of the shopper.'))
})

/**
 * Cancels the whole master order with all its merchant orders. Within a minute the stock is released and the coupon can be used again.
 * @summary Cancel an unpaid order
 */
export const orderCancelPathOrderNoMax = 32;


export const orderCancelPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const OrderCancelParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCancelPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderCancelPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the master order (begins with PT).'))
})

export const OrderCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Hides a completed merchant order from the shopper, in lists and details; nothing is removed. Possible after a completed refund, but not during one.
 * @summary Delete a completed order
 */
export const orderDeletePathOrderNoMax = 32;


export const orderDeletePathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const OrderDeleteParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderDeletePathOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderDeletePathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).'))
})

export const OrderDeleteResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * A shipped merchant order becomes completed, and its lines can be reviewed. A daily job at midnight in GMT+8 does the same when the courier company reports that the parcel was signed for.
 * @summary Confirm receipt
 */
export const orderTakePathOrderNoMax = 32;


export const orderTakePathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const OrderTakeParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderTakePathOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderTakePathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).'))
})

export const OrderTakeResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * One parcel per merchant order. The tracking is fetched once a day, at midnight in GMT+8, so a new parcel has no steps yet.
 * @summary Parcel of an order
 */
export const orderExpressPathOrderNoMax = 32;


export const orderExpressPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const OrderExpressParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderExpressPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(orderExpressPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).'))
})

export const orderExpressResponseDataOneCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const orderExpressResponseDataOneUpdateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');


export const OrderExpressResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "expNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Waybill number.')),
  "expCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Code of the courier company.')),
  "expName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Courier company.')),
  "courier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "courierPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the courier.')),
  "trackTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('When the tracking was last fetched.')),
  "logisticsInfo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the steps, oldest first; empty text when there are none yet.')),
  "state": /*#__PURE__*/ zod.enum({
  /** Waybill number or courier is wrong. */
  wrongNumber: -1,
  /** No tracking yet. */
  noTrack: 0,
  /** Collected. */
  collected: 1,
  /** On the way. */
  onTheWay: 2,
  /** Signed for. */
  signed: 3,
  /** A problem occurred. */
  problem: 4,
  /** A difficult case. */
  difficult: 5,
  /** Returned and signed for. */
  returned: 6,
} as const).check(/*#__PURE__*/ zod.describe('State of a parcel.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderExpressResponseDataOneCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was shipped.')),
  "updateTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', orderExpressResponseDataOneUpdateTimeRegExp).check(/*#__PURE__*/ zod.describe('When the tracking last changed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why there is no tracking.'))
}).check(/*#__PURE__*/ zod.describe('The parcel of a merchant order.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The parcel; null before the order is shipped, and when no courier company carries it.'))
})

/**
 * For a shopper who bought without an account; the mail after payment links here. Number and identity together give access to the order without signing in. Cancelled orders are not found.
 * @summary Look up a visitor's master order
 */
export const visitorMasterOrderDetailQueryOrderNoMax = 32;


export const visitorMasterOrderDetailQueryOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');



export const VisitorMasterOrderDetailQueryParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(visitorMasterOrderDetailQueryOrderNoMax)).check(/*#__PURE__*/ zod.regex(visitorMasterOrderDetailQueryOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the master order (begins with PT).')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Identity of the visitor, from the answer to the registration or the link in the mail.'))
})

export const visitorMasterOrderDetailResponseDataProTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataTotalPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataPayPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataCouponPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataPayTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorMasterOrderDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorMasterOrderDetailResponseDataOrderListItemPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataOrderListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorMasterOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorMasterOrderDetailResponseDataCancelTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorMasterOrderDetailResponseDataIntegralPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const VisitorMasterOrderDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "userPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the consignee.')),
  "userAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address; country and post code are not stored.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces in all.')),
  "proTotalPrice": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataProTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Product total.')),
  "totalPostage": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataTotalPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight.')),
  "totalPrice": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Products and freight.')),
  "payPostage": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataPayPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight to pay.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay.')),
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon; 0 for none.')),
  "couponPrice": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataCouponPriceRegExp).check(/*#__PURE__*/ zod.describe('Discount of the coupon.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorMasterOrderDetailResponseDataPayTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was paid.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "mark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Note of the shopper.')),
  "isCancel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Cancelled; always false here.')),
  "redirect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Stored approval address of the wallet; may be stale.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorMasterOrderDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataOrderListItemPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay for this part.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "status": /*#__PURE__*/ zod.enum({
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const).check(/*#__PURE__*/ zod.describe('State of a merchant order.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('Refund state of a merchant order.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorMasterOrderDetailResponseDataOrderListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataOrderListItemOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.'))
}).check(/*#__PURE__*/ zod.describe('One merchant\'s part of a master order.'))).check(/*#__PURE__*/ zod.describe('Its merchant orders.')),
  "cancelTime": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorMasterOrderDetailResponseDataCancelTimeRegExp)).check(/*#__PURE__*/ zod.describe('When the order will be cancelled if it is still unpaid.')),
  "integralPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('money', visitorMasterOrderDetailResponseDataIntegralPriceRegExp)).check(/*#__PURE__*/ zod.describe('Discount for points.'))
}).check(/*#__PURE__*/ zod.describe('A master order, created by one checkout.'))
})

/**
 * One merchant's part of a visitor's order, looked up like the master order. `expressInfo` contains the parcel here.
 * @summary Look up a visitor's merchant order
 */
export const visitorOrderDetailQueryOrderNoMax = 32;


export const visitorOrderDetailQueryOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');



export const VisitorOrderDetailQueryParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(visitorOrderDetailQueryOrderNoMax)).check(/*#__PURE__*/ zod.regex(visitorOrderDetailQueryOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the merchant order (begins with SH).')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Identity of the visitor, from the answer to the registration or the link in the mail.'))
})

export const visitorOrderDetailResponseDataProTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataTotalPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataTotalPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataPayPostageRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataCouponPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataPayTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorOrderDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorOrderDetailResponseDataOrderInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const visitorOrderDetailResponseDataExpressInfoOneCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorOrderDetailResponseDataExpressInfoOneUpdateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const visitorOrderDetailResponseDataIntegralPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const VisitorOrderDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "masterOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the shopper.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "userPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the consignee.')),
  "userAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address; country and post code are not stored.')),
  "totalNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "proTotalPrice": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataProTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Product total.')),
  "totalPostage": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataTotalPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight.')),
  "totalPrice": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataTotalPriceRegExp).check(/*#__PURE__*/ zod.describe('Products and freight.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('To pay, or paid.')),
  "payPostage": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataPayPostageRegExp).check(/*#__PURE__*/ zod.describe('Freight to pay.')),
  "couponId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the received coupon; 0 for none.')),
  "couponPrice": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataCouponPriceRegExp).check(/*#__PURE__*/ zod.describe('Discount of the coupon on this part.')),
  "paid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Paid.')),
  "payTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorOrderDetailResponseDataPayTimeRegExp)).check(/*#__PURE__*/ zod.describe('When it was paid.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "status": /*#__PURE__*/ zod.enum({
  /** To ship once paid; also the value while unpaid. */
  toShip: 0,
  /** Shipped. */
  toReceive: 1,
  /** Defined, never set by the known backend. */
  toReview: 2,
  /** Receipt confirmed. */
  completed: 3,
  /** Cancelled. */
  cancelled: 9,
} as const).check(/*#__PURE__*/ zod.describe('State of a merchant order.')),
  "refundStatus": /*#__PURE__*/ zod.enum({
  /** No refund, or it was refused. */
  none: 0,
  /** Waiting for the merchant. */
  applied: 1,
  /** Accepted, the provider has not confirmed yet. */
  refunding: 2,
  /** Refunded. */
  refunded: 3,
} as const).check(/*#__PURE__*/ zod.describe('Refund state of a merchant order.')),
  "userRemark": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Note of the shopper.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorOrderDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "orderInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "attrValueId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataOrderInfoListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "isReply": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a review was written.'))
}).check(/*#__PURE__*/ zod.describe('A line of an order.'))).check(/*#__PURE__*/ zod.describe('Lines.')),
  "expressInfo": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "expNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Waybill number.')),
  "expCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Code of the courier company.')),
  "expName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Courier company.')),
  "courier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the courier.')),
  "courierPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the courier.')),
  "trackTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('When the tracking was last fetched.')),
  "logisticsInfo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the steps, oldest first; empty text when there are none yet.')),
  "state": /*#__PURE__*/ zod.enum({
  /** Waybill number or courier is wrong. */
  wrongNumber: -1,
  /** No tracking yet. */
  noTrack: 0,
  /** Collected. */
  collected: 1,
  /** On the way. */
  onTheWay: 2,
  /** Signed for. */
  signed: 3,
  /** A problem occurred. */
  problem: 4,
  /** A difficult case. */
  difficult: 5,
  /** Returned and signed for. */
  returned: 6,
} as const).check(/*#__PURE__*/ zod.describe('State of a parcel.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorOrderDetailResponseDataExpressInfoOneCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was shipped.')),
  "updateTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', visitorOrderDetailResponseDataExpressInfoOneUpdateTimeRegExp).check(/*#__PURE__*/ zod.describe('When the tracking last changed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why there is no tracking.'))
}).check(/*#__PURE__*/ zod.describe('The parcel of a merchant order.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The parcel. Set only in the lookup of a visitor; null otherwise.')),
  "integralPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.stringFormat('money', visitorOrderDetailResponseDataIntegralPriceRegExp)).check(/*#__PURE__*/ zod.describe('Discount for points.')),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  /** By a courier company. */
  express: 'express',
  /** By the courier of the merchant. */
  ownCourier: 'send',
  /** Virtual delivery. */
  virtualGoods: 'fictitious',
} as const)).check(/*#__PURE__*/ zod.describe('How the order is delivered.')),
  "courier": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the courier of the merchant.')),
  "courierPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone of the courier of the merchant.')),
  "deliveryMsg": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Virtual delivery, or note of the merchant on the delivery.'))
}).check(/*#__PURE__*/ zod.describe('A merchant order. The courier company and waybill number are in the list item and in the logistics call.'))
})

