import * as zod from 'zod/mini';


/**
 * Three levels; only visible categories; siblings with the larger `sort` come first. Only leaves match products in productList.
 * @summary Category tree of the platform
 */
export const productCategoriesResponseDataItemChildListItemChildListItemChildListMax = 0;



export const ProductCategoriesResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Category id.')),
  "pid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the parent, 0 at the top.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the icon.')),
  "level": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Depth, 1 to 3; null for categories of a store.')),
  "sort": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Order among its siblings, larger first.')),
  "isShow": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Visible; always true here.')),
  "childList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Category id.')),
  "pid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the parent, 0 at the top.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the icon.')),
  "level": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Depth, 1 to 3; null for categories of a store.')),
  "sort": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Order among its siblings, larger first.')),
  "isShow": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Visible; always true here.')),
  "childList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Category id.')),
  "pid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Id of the parent, 0 at the top.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the icon.')),
  "level": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Depth, 1 to 3; null for categories of a store.')),
  "sort": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Order among its siblings, larger first.')),
  "isShow": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Visible; always true here.')),
  "childList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(productCategoriesResponseDataItemChildListItemChildListItemChildListMax)).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Categories of the first level.'))
})

/**
 * Sellable products that match all given filters. Without a sort, the order set by the platform, newest first among equals. When both sorts are given, `salesOrder` wins. There is no filter for stock, brand or merchant.
 * @summary Search products
 */
export const productListQueryCidMin = 0;
export const productListQueryCidMax = 9007199254740991;

export const productListQueryMinPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productListQueryMaxPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productListQueryPageDefault = 1;

export const productListQueryLimitDefault = 20;



export const ProductListQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Text contained in the name or the keywords of a product.')),
  "cid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(productListQueryCidMin)).check(/*#__PURE__*/ zod.lte(productListQueryCidMax))).check(/*#__PURE__*/ zod.describe('Category id, compared exactly: only a leaf matches products. 0 is no filter.')),
  "minPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('money', productListQueryMinPriceRegExp)).check(/*#__PURE__*/ zod.describe('Lowest price, inclusive.')),
  "maxPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('money', productListQueryMaxPriceRegExp)).check(/*#__PURE__*/ zod.describe('Highest price, inclusive.')),
  "salesOrder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  /** Smallest first. */
  ascending: 'asc',
  /** Largest first. */
  descending: 'desc',
} as const)).check(/*#__PURE__*/ zod.describe('Sort by sales shown.')),
  "priceOrder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  /** Smallest first. */
  ascending: 'asc',
  /** Largest first. */
  descending: 'desc',
} as const)).check(/*#__PURE__*/ zod.describe('Sort by price.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Language of the texts, in newer backends; others ignore it. Without it the texts are those that the merchant has written.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), productListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), productListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const productListResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productListResponseDataListItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productListResponseDataTotalMin = 0;

export const productListResponseDataPagesMin = 0;



export const ProductListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productListResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', productListResponseDataListItemOtPriceRegExp)).check(/*#__PURE__*/ zod.describe('Market price; null in search results.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.')),
  "unitName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Unit; null among recommended products.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Pieces left; null among recommended products.'))
}).check(/*#__PURE__*/ zod.describe('A product in a list. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of product cards. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * The product with specifications, skus, merchant and guarantees. With a token `userCollect` and `isCollect` apply to the caller. Coupons and reviews are separate operations. A sku that is not in the map cannot be bought.
 * @summary Product page
 */
export const productDetailPathIdMax = 9007199254740991;



export const ProductDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productDetailPathIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const ProductDetailQueryParams = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Language of the texts, in newer backends; others ignore it. Without it the texts are those that the merchant has written.'))
})

export const productDetailResponseDataProductInfoPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productDetailResponseDataProductInfoOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productDetailResponseDataProductValuePriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productDetailResponseDataProductValueOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productDetailResponseDataProductValueWeightRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const productDetailResponseDataProductValueVolumeRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const productDetailResponseDataMerchantInfoStarLevelMax = 5;

export const productDetailResponseDataMerchantInfoProListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productDetailResponseDataMerchantInfoProListMax = 4;



export const ProductDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "productInfo": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name, up to 128 characters.')),
  "storeInfo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Short description, up to 256 characters.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "sliderImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the pictures, in order.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productDetailResponseDataProductInfoPriceRegExp).check(/*#__PURE__*/ zod.describe('Price; each sku has its own.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', productDetailResponseDataProductInfoOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price.')),
  "stock": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces left over all skus.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.')),
  "browse": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of views.')),
  "unitName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Unit, such as piece or box.')),
  "guaranteeIds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Ids of its guarantees, joined by commas.')),
  "content": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Description as HTML; null when there is none.'))
}).check(/*#__PURE__*/ zod.describe('The product. The backend also sends columns that are null or not for shoppers (cost, moderation); they are not part of the contract and must be ignored.')),
  "productAttr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "attrName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the specification.')),
  "attrValues": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Values in display order, joined by commas.')),
  "type": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Always 0 for normal products.')),
  "isDel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Deleted; always false here.'))
}).check(/*#__PURE__*/ zod.describe('A specification, such as colour, and its values.'))).check(/*#__PURE__*/ zod.describe('Specifications in display order.')),
  "productValue": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id, as taken by the cart and order operations.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen values joined by commas in the order of productAttr; the key in productValue.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productDetailResponseDataProductValuePriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', productDetailResponseDataProductValueOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price.')),
  "stock": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces left.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of this sku; may be empty.')),
  "weight": /*#__PURE__*/ zod.stringFormat('decimal-text', productDetailResponseDataProductValueWeightRegExp).check(/*#__PURE__*/ zod.describe('Weight in kilograms.')),
  "volume": /*#__PURE__*/ zod.stringFormat('decimal-text', productDetailResponseDataProductValueVolumeRegExp).check(/*#__PURE__*/ zod.describe('Volume in cubic metres.')),
  "attrValue": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of specification name to value.'))
}).check(/*#__PURE__*/ zod.describe('One sellable combination of specification values. Unused columns (cost, commission, activity limits) are not part of the contract and must be ignored.'))).check(/*#__PURE__*/ zod.describe('Sku by its chosen values, joined by commas. A product without options has one entry.')),
  "merchantInfo": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar of the store.')),
  "isSelf": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Run by the platform itself.')),
  "starLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productDetailResponseDataMerchantInfoStarLevelMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "isCollect": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller follows it; false for guests.')),
  "proList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productDetailResponseDataMerchantInfoProListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.'))
}).check(/*#__PURE__*/ zod.describe('A product in the card of a store. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.maxLength(productDetailResponseDataMerchantInfoProListMax)).check(/*#__PURE__*/ zod.describe('Recommended products of the store.'))
}).check(/*#__PURE__*/ zod.describe('The merchant of the product. It has no id: use `productInfo.merId`.')),
  "userCollect": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The product is on the wishlist of the caller; false for guests.')),
  "guaranteeList": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Short name.')),
  "icon": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the icon.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text of the guarantee.')),
  "sort": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Place in the list.')),
  "isShow": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Shown.'))
}).check(/*#__PURE__*/ zod.describe('A guarantee of the product.')))).check(/*#__PURE__*/ zod.describe('Guarantees; null when the product has none.'))
}).check(/*#__PURE__*/ zod.describe('The content of the product page except coupons and reviews.'))
})

/**
 * A smaller form of productDetail, to choose a specification outside the product page.
 * @summary Specifications and skus of a product
 */
export const productSkuDetailPathIdMax = 9007199254740991;



export const ProductSkuDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productSkuDetailPathIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const productSkuDetailResponseDataProductValuePriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productSkuDetailResponseDataProductValueOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productSkuDetailResponseDataProductValueWeightRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');
export const productSkuDetailResponseDataProductValueVolumeRegExp = new RegExp('^-?\\d+(\\.\\d+)?$');


export const ProductSkuDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "productAttr": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "attrName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the specification.')),
  "attrValues": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Values in display order, joined by commas.')),
  "type": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Always 0 for normal products.')),
  "isDel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Deleted; always false here.'))
}).check(/*#__PURE__*/ zod.describe('A specification, such as colour, and its values.'))).check(/*#__PURE__*/ zod.describe('Specifications in display order.')),
  "productValue": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Sku id, as taken by the cart and order operations.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Chosen values joined by commas in the order of productAttr; the key in productValue.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productSkuDetailResponseDataProductValuePriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', productSkuDetailResponseDataProductValueOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price.')),
  "stock": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces left.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of this sku; may be empty.')),
  "weight": /*#__PURE__*/ zod.stringFormat('decimal-text', productSkuDetailResponseDataProductValueWeightRegExp).check(/*#__PURE__*/ zod.describe('Weight in kilograms.')),
  "volume": /*#__PURE__*/ zod.stringFormat('decimal-text', productSkuDetailResponseDataProductValueVolumeRegExp).check(/*#__PURE__*/ zod.describe('Volume in cubic metres.')),
  "attrValue": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of specification name to value.'))
}).check(/*#__PURE__*/ zod.describe('One sellable combination of specification values. Unused columns (cost, commission, activity limits) are not part of the contract and must be ignored.'))).check(/*#__PURE__*/ zod.describe('Sku by its chosen values, joined by commas.'))
}).check(/*#__PURE__*/ zod.describe('Specifications and skus only. The other keys of ProductDetail are null and left out here.'))
})

/**
 * Counts by filter, share of positive reviews and average stars.
 * @summary Review figures of a product
 */
export const productReviewCountPathIdMax = 9007199254740991;



export const ProductReviewCountParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewCountPathIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const productReviewCountResponseDataReplyChanceRegExp = new RegExp('^\\d(\\.\\d{1,2})?$');
export const productReviewCountResponseDataReplyStarMin = 0;
export const productReviewCountResponseDataReplyStarMax = 5;



export const ProductReviewCountResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "sumCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reviews in all.')),
  "goodCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reviews with 5 stars.')),
  "inCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reviews with 2 to 4 stars.')),
  "poorCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reviews with 1 star.')),
  "replyChance": /*#__PURE__*/ zod.stringFormat('share', productReviewCountResponseDataReplyChanceRegExp).check(/*#__PURE__*/ zod.describe('Share of positive reviews as a fraction with two decimals, `0` without reviews.')),
  "replyStar": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productReviewCountResponseDataReplyStarMin)).check(/*#__PURE__*/ zod.lte(productReviewCountResponseDataReplyStarMax)).check(/*#__PURE__*/ zod.describe('Average stars, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('Review figures of a product.'))
})

/**
 * Newest first. A review is published immediately.
 * @summary Reviews of a product
 */
export const productReviewsPathIdMax = 9007199254740991;



export const ProductReviewsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewsPathIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const productReviewsQueryPageDefault = 1;

export const productReviewsQueryLimitDefault = 20;



export const ProductReviewsQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum({
  /** All. */
  all: 0,
  /** Exactly 5 stars. */
  good: 1,
  /** 2 to 4 stars. */
  medium: 2,
  /** Exactly 1 star. */
  poor: 3,
} as const).check(/*#__PURE__*/ zod.describe('Filter by stars.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), productReviewsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), productReviewsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const productReviewsResponseDataListItemStarMax = 5;

export const productReviewsResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const productReviewsResponseDataListItemServiceStarMax = 5;

export const productReviewsResponseDataTotalMin = 0;

export const productReviewsResponseDataPagesMin = 0;



export const ProductReviewsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Review id.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the author.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname, masked with asterisks.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar of the author.')),
  "star": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewsResponseDataListItemStarMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text.')),
  "pics": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Addresses of pictures; none is an empty list, one empty text or the text `[]`.')),
  "merchantReplyContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Reply of the merchant.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Purchased specification.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', productReviewsResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was written.')),
  "serviceStar": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewsResponseDataListItemServiceStarMax))).check(/*#__PURE__*/ zod.describe('Stars for the service attitude, 1 to 5.'))
}).check(/*#__PURE__*/ zod.describe('A published review.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productReviewsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productReviewsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of reviews, newest first. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * The short form of productReviewCount and productReviews for small screens.
 * @summary Review figures and the newest review
 */
export const productReviewDigestPathIdMax = 9007199254740991;



export const ProductReviewDigestParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewDigestPathIdMax)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const productReviewDigestResponseDataReplyChanceRegExp = new RegExp('^\\d(\\.\\d{1,2})?$');
export const productReviewDigestResponseDataProductReplyOneStarMax = 5;

export const productReviewDigestResponseDataProductReplyOneCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const productReviewDigestResponseDataProductReplyOneServiceStarMax = 5;



export const ProductReviewDigestResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "sumCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Reviews in all.')),
  "replyChance": /*#__PURE__*/ zod.stringFormat('share', productReviewDigestResponseDataReplyChanceRegExp).check(/*#__PURE__*/ zod.describe('Share of positive reviews as a fraction with two decimals, `0` without reviews.')),
  "productReply": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Review id.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id of the author.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname, masked with asterisks.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar of the author.')),
  "star": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewDigestResponseDataProductReplyOneStarMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text.')),
  "pics": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Addresses of pictures; none is an empty list, one empty text or the text `[]`.')),
  "merchantReplyContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Reply of the merchant.')),
  "sku": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Purchased specification.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', productReviewDigestResponseDataProductReplyOneCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was written.')),
  "serviceStar": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productReviewDigestResponseDataProductReplyOneServiceStarMax))).check(/*#__PURE__*/ zod.describe('Stars for the service attitude, 1 to 5.'))
}).check(/*#__PURE__*/ zod.describe('A published review.')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The newest review; null or absent without reviews.'))
}).check(/*#__PURE__*/ zod.describe('Review figures of a product and its newest review.'))
})

/**
 * At most 20 products, best selling first; unpaged.
 * @summary Best sellers
 */
export const productLeaderboardResponseDataItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productLeaderboardResponseDataItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const productLeaderboardResponseDataMax = 20;



export const ProductLeaderboardResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Main picture.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', productLeaderboardResponseDataItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', productLeaderboardResponseDataItemOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold, the added ones included.'))
}).check(/*#__PURE__*/ zod.describe('A product of the leaderboard.'))).check(/*#__PURE__*/ zod.maxLength(productLeaderboardResponseDataMax)).check(/*#__PURE__*/ zod.describe('Products, best selling first.'))
})

