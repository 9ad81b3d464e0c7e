import * as zod from 'zod/mini';


/**
 * Newest first. Products off the shelf are left out, of the total too, while `collectCount` of userInfo still counts them.
 * @summary The wishlist
 */
export const collectProductListQueryPageDefault = 1;

export const collectProductListQueryLimitDefault = 20;



export const CollectProductListQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), collectProductListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), collectProductListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const collectProductListResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const collectProductListResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const collectProductListResponseDataTotalMin = 0;

export const collectProductListResponseDataPagesMin = 0;



export const CollectProductListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id, as taken by collectProductDelete.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', collectProductListResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was added.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', collectProductListResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price now.'))
}).check(/*#__PURE__*/ zod.describe('A product on the wishlist.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectProductListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectProductListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of wishlist products. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Not idempotent: a product that is already on the list is refused with an unspecific message. Clients treat that as success when the product is on the list.
 * @summary Add a product to the wishlist
 */



export const CollectProductAddBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Product id.')),
  "category": /*#__PURE__*/ zod.enum({
  /** Normal products; the only kind in use. */
  store: 'store',
} as const).check(/*#__PURE__*/ zod.describe('Kind of product.'))
}).check(/*#__PURE__*/ zod.describe('The product to add to the wishlist.'))

export const CollectProductAddResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Products that are already on the list are removed first and added again as the newest, so it can be repeated.
 * @summary Add several products to the wishlist
 */




export const CollectProductBatchBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Product ids.')),
  "category": /*#__PURE__*/ zod.enum({
  /** Normal products; the only kind in use. */
  store: 'store',
} as const).check(/*#__PURE__*/ zod.describe('Kind of product.'))
}).check(/*#__PURE__*/ zod.describe('The products to add to the wishlist.'))

export const CollectProductBatchResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * By the ids of the rows, not of the products. Not idempotent: refused when no row was removed.
 * @summary Remove rows from the wishlist
 */
export const collectProductDeleteBodyIdsRegExp = new RegExp('^(\\d+(,\\d+)*)?$');


export const CollectProductDeleteBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(collectProductDeleteBodyIdsRegExp)).check(/*#__PURE__*/ zod.describe('Row ids (`id` of the list), joined by commas.'))
}).check(/*#__PURE__*/ zod.describe('The rows to remove.'))

export const CollectProductDeleteResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * By product id. Not idempotent: a product that is not on the list is refused.
 * @summary Remove a product from the wishlist
 */
export const collectProductCancelPathProIdMax = 9007199254740991;



export const CollectProductCancelParams = /*#__PURE__*/ zod.object({
  "proId": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(collectProductCancelPathProIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const CollectProductCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Newest first.
 * @summary Followed stores
 */
export const collectMerchantListQueryPageDefault = 1;

export const collectMerchantListQueryLimitDefault = 20;



export const CollectMerchantListQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), collectMerchantListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), collectMerchantListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const collectMerchantListResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const collectMerchantListResponseDataTotalMin = 0;

export const collectMerchantListResponseDataPagesMin = 0;



export const CollectMerchantListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the caller.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "merAvatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar of the store.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', collectMerchantListResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was followed.'))
}).check(/*#__PURE__*/ zod.describe('A store that the caller follows.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectMerchantListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(collectMerchantListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of followed stores. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Idempotent. Whether the store exists is not checked.
 * @summary Follow a store
 */
export const collectMerchantAddPathIdMax = 9007199254740991;



export const CollectMerchantAddParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(collectMerchantAddPathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const CollectMerchantAddResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Idempotent.
 * @summary Stop following a store
 */
export const collectMerchantCancelPathIdMax = 9007199254740991;



export const CollectMerchantCancelParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(collectMerchantCancelPathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const CollectMerchantCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

