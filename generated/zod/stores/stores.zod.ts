import * as zod from 'zod/mini';


/**
 * Open stores that match all given filters, most stars first.
 * @summary Search stores
 */
export const merchantSearchQueryCategoryIdMax = 9007199254740991;

export const merchantSearchQueryTypeIdMax = 9007199254740991;

export const merchantSearchQueryPageDefault = 1;

export const merchantSearchQueryLimitDefault = 20;



export const MerchantSearchQueryParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Text contained in the name, or equal to one of the keywords of the store.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.lte(merchantSearchQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.lte(merchantSearchQueryTypeIdMax))).check(/*#__PURE__*/ zod.describe('Store type id.')),
  "isSelf": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only stores run by the platform itself, or only the others.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), merchantSearchQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), merchantSearchQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const merchantSearchResponseDataListItemStarLevelMax = 5;

export const merchantSearchResponseDataListItemProListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const merchantSearchResponseDataListItemProListMax = 3;

export const merchantSearchResponseDataTotalMin = 0;

export const merchantSearchResponseDataPagesMin = 0;



export const MerchantSearchResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "isSelf": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Run by the platform itself.')),
  "backImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Background picture.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar.')),
  "streetBackImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Background picture in the store street.')),
  "starLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantSearchResponseDataListItemStarLevelMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "proList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', merchantSearchResponseDataListItemProListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.'))
}).check(/*#__PURE__*/ zod.describe('A product in the card of a store. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.maxLength(merchantSearchResponseDataListItemProListMax)).check(/*#__PURE__*/ zod.describe('Some of its products.'))
}).check(/*#__PURE__*/ zod.describe('A store in a list.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantSearchResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantSearchResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of stores. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * All open stores, recommended ones first.
 * @summary Store street
 */
export const merchantStreetQueryPageDefault = 1;

export const merchantStreetQueryLimitDefault = 20;



export const MerchantStreetQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), merchantStreetQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), merchantStreetQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const merchantStreetResponseDataListItemStarLevelMax = 5;

export const merchantStreetResponseDataListItemProListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const merchantStreetResponseDataListItemProListMax = 3;

export const merchantStreetResponseDataTotalMin = 0;

export const merchantStreetResponseDataPagesMin = 0;



export const MerchantStreetResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "isSelf": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Run by the platform itself.')),
  "backImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Background picture.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar.')),
  "streetBackImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Background picture in the store street.')),
  "starLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantStreetResponseDataListItemStarLevelMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "proList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', merchantStreetResponseDataListItemProListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.'))
}).check(/*#__PURE__*/ zod.describe('A product in the card of a store. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.maxLength(merchantStreetResponseDataListItemProListMax)).check(/*#__PURE__*/ zod.describe('Some of its products.'))
}).check(/*#__PURE__*/ zod.describe('A store in a list.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantStreetResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantStreetResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of stores. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

