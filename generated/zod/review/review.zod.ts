import * as zod from 'zod/mini';


/**
 * Lines of the caller's completed orders without a review, newest first. Deleted orders are left out, refunded ones are not.
 * @summary Products waiting for a review
 */
export const reviewableLinesQueryPageDefault = 1;

export const reviewableLinesQueryLimitDefault = 20;



export const ReviewableLinesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), reviewableLinesQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), reviewableLinesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const reviewableLinesResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const reviewableLinesResponseDataTotalMin = 0;

export const reviewableLinesResponseDataPagesMin = 0;



export const ReviewableLinesResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', reviewableLinesResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.'))
}).check(/*#__PURE__*/ zod.describe('An order line without a review.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewableLinesResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewableLinesResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of lines to review, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Reviews of the caller, newest first, with the replies of the merchants. Reviews of deleted orders are included.
 * @summary My reviews
 */
export const myReviewsQueryPageDefault = 1;

export const myReviewsQueryLimitDefault = 20;



export const MyReviewsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), myReviewsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), myReviewsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const myReviewsResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const myReviewsResponseDataListItemStarMax = 5;

export const myReviewsResponseDataListItemServiceStarMax = 5;

export const myReviewsResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const myReviewsResponseDataTotalMin = 0;

export const myReviewsResponseDataPagesMin = 0;



export const MyReviewsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Review id.')),
  "merOrderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "orderInfoId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the product.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen specification.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', myReviewsResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price of one piece.')),
  "payNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "star": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myReviewsResponseDataListItemStarMax)).check(/*#__PURE__*/ zod.describe('Stars for the product, 1 to 5.')),
  "serviceStar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myReviewsResponseDataListItemServiceStarMax))).check(/*#__PURE__*/ zod.describe('Stars for the service attitude, 1 to 5; null when none were given.')),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text.')),
  "pics": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Addresses of pictures; none is an empty list, one empty text or the text `[]`.')),
  "merchantReplyContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Reply of the merchant; null or empty until there is one.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', myReviewsResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was written.'))
}).check(/*#__PURE__*/ zod.describe('A review of the caller: the order line, the review, and the reply of the merchant.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myReviewsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myReviewsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of the caller\'s reviews, newest first.'))
})

/**
 * One review per order line, once it was received. It is published immediately, counts for the product, and cannot be changed.
 * @summary Review a product
 */


export const reviewAddBodyStarMax = 5;

export const reviewAddBodyCommentMax = 512;


export const reviewAddBodyCommentRegExp = new RegExp('\\S');
export const reviewAddBodyServiceStarMax = 5;



export const ReviewAddBody = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Number of the merchant order.')),
  "orderInfoId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Line id.')),
  "star": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reviewAddBodyStarMax)).check(/*#__PURE__*/ zod.describe('Stars for the product, 1 to 5.')),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewAddBodyCommentMax)).check(/*#__PURE__*/ zod.regex(reviewAddBodyCommentRegExp)).check(/*#__PURE__*/ zod.describe('Text, not blank. The backend accepts 512 characters; clients allow 500.')),
  "pics": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Addresses of uploaded pictures, as JSON text of an array or separated by commas; empty for none. Clients allow 5. Absent or null is a failure of the backend, and `[]` is stored as a picture of that name.')),
  "serviceStar": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reviewAddBodyServiceStarMax))).check(/*#__PURE__*/ zod.describe('Stars for the service attitude, 1 to 5. Backends without it ignore it.'))
}).check(/*#__PURE__*/ zod.describe('The review of one order line.'))

export const ReviewAddResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

