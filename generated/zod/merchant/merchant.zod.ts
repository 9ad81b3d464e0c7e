import * as zod from 'zod/mini';


/**
 * The category tree of the store; only visible categories. Empty when it has none, and for a store that does not exist.
 * @summary Categories of a store
 */
export const storeCategoriesPathIdMax = 9007199254740991;



export const StoreCategoriesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(storeCategoriesPathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const storeCategoriesResponseDataItemChildListItemChildListItemChildListMax = 0;



export const StoreCategoriesResponse = /*#__PURE__*/ zod.strictObject({
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
  "childList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(storeCategoriesResponseDataItemChildListItemChildListItemChildListMax)).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Child categories; empty on a leaf.'))
}).check(/*#__PURE__*/ zod.describe('A category and its children. A tree has at most three levels.'))).check(/*#__PURE__*/ zod.describe('Categories of the first level. Their `level` is null.'))
})

/**
 * Sellable products of one store that match all given filters. Without a sort, the order set by the store, newest first among equals. When both sorts are given, `salesOrder` wins. An unknown store has no products.
 * @summary Search products of a store
 */
export const storeProductsQueryMerIdMax = 9007199254740991;

export const storeProductsQueryCidMin = 0;
export const storeProductsQueryCidMax = 9007199254740991;

export const storeProductsQueryMinPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const storeProductsQueryMaxPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const storeProductsQueryPageDefault = 1;

export const storeProductsQueryLimitDefault = 20;



export const StoreProductsQueryParams = /*#__PURE__*/ zod.object({
  "merId": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(storeProductsQueryMerIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Text contained in the name or the keywords of a product.')),
  "cid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(storeProductsQueryCidMin)).check(/*#__PURE__*/ zod.lte(storeProductsQueryCidMax))).check(/*#__PURE__*/ zod.describe('Id of a category of the store, of any level. 0 is no filter.')),
  "minPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('money', storeProductsQueryMinPriceRegExp)).check(/*#__PURE__*/ zod.describe('Lowest price, inclusive.')),
  "maxPrice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('money', storeProductsQueryMaxPriceRegExp)).check(/*#__PURE__*/ zod.describe('Highest price, inclusive.')),
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
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), storeProductsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), storeProductsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const storeProductsResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const storeProductsResponseDataListItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const storeProductsResponseDataTotalMin = 0;

export const storeProductsResponseDataPagesMin = 0;



export const StoreProductsResponse = /*#__PURE__*/ zod.strictObject({
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
  "price": /*#__PURE__*/ zod.stringFormat('money', storeProductsResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', storeProductsResponseDataListItemOtPriceRegExp)).check(/*#__PURE__*/ zod.describe('Market price; null in search results.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.')),
  "unitName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Unit; null among recommended products.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Pieces left; null among recommended products.'))
}).check(/*#__PURE__*/ zod.describe('A product in a list. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeProductsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storeProductsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of product cards. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * All types, newest first; unpaged. Stores carry only the id of their type.
 * @summary Types of store
 */
export const MerchantTypesResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "info": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Documents that an applicant of this type must provide.'))
}).check(/*#__PURE__*/ zod.describe('A type of store.'))).check(/*#__PURE__*/ zod.describe('Types, newest first.'))
})

/**
 * Categories of business of merchants, newest first; unpaged. Not the product categories.
 * @summary Categories of merchants
 */
export const MerchantCategoriesResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "handlingFee": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Share of each sale that the platform keeps, in per cent.'))
}).check(/*#__PURE__*/ zod.describe('A category of business of a merchant. The other columns are null and left out here.'))).check(/*#__PURE__*/ zod.describe('Categories, newest first.'))
})

/**
 * Shown above the content of every tab of a store. With a token it also says whether the caller follows the store.
 * @summary Head of a store
 */
export const merchantIndexPathIdMax = 9007199254740991;



export const MerchantIndexParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantIndexPathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const merchantIndexResponseDataStarLevelMax = 5;



export const MerchantIndexResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Not reliable: the id of the settings of the store has overwritten that of the merchant. Use the requested id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Avatar.')),
  "backImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Background picture.')),
  "pcBackImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Wide background picture; may be empty.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "starLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantIndexResponseDataStarLevelMax)).check(/*#__PURE__*/ zod.describe('Stars, 1 to 5.')),
  "isSelf": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Run by the platform itself.')),
  "isCollect": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller follows it; false for guests.')),
  "serviceType": /*#__PURE__*/ zod.enum({
  /** By the page in `serviceLink`. */
  chat: 'H5',
  /** By calling `servicePhone`. */
  phone: 'phone',
  /** By the page in `serviceMessage`. */
  message: 'message',
  /** By writing to `serviceEmail`. */
  email: 'email',
  /** None; a new store has not chosen yet. */
  none: '',
} as const).check(/*#__PURE__*/ zod.describe('Contact channel of its customer service.')),
  "serviceLink": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of a chat page.')),
  "servicePhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Phone number.')),
  "serviceMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of a message page.')),
  "serviceEmail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address.')),
  "pcBanner": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the pictures of its carousel. Empty text when there are none.'))
}).check(/*#__PURE__*/ zod.describe('Head of a store.'))
})

/**
 * Name, contact data, introduction and business licence of the merchant behind a store.
 * @summary Merchant behind a store
 */
export const merchantDetailPathIdMax = 9007199254740991;



export const MerchantDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantDetailPathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const merchantDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const merchantDetailResponseDataCollectNumMin = 0;



export const MerchantDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Not reliable: the id of the settings of the store has overwritten that of the merchant. Use the requested id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the person in charge.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address.')),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Phone number.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address.')),
  "qualificationPicture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the pictures of licences and other documents.')),
  "intro": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Introduction, up to 255 characters.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', merchantDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('Not reliable: the time the settings of the store were created, not the store.')),
  "collectNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(merchantDetailResponseDataCollectNumMin)).check(/*#__PURE__*/ zod.describe('Shoppers who follow the store.'))
}).check(/*#__PURE__*/ zod.describe('The merchant behind a store.'))
})

/**
 * Customer service of a store. Only the field that `serviceType` names is to be used. Closed stores answer too.
 * @summary Contact data of a store
 */
export const merchantServicePathIdMax = 9007199254740991;



export const MerchantServiceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(merchantServicePathIdMax)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const MerchantServiceResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "serviceType": /*#__PURE__*/ zod.enum({
  /** By the page in `serviceLink`. */
  chat: 'H5',
  /** By calling `servicePhone`. */
  phone: 'phone',
  /** By the page in `serviceMessage`. */
  message: 'message',
  /** By writing to `serviceEmail`. */
  email: 'email',
  /** None; a new store has not chosen yet. */
  none: '',
} as const).check(/*#__PURE__*/ zod.describe('The field to use.')),
  "serviceLink": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of a chat page.')),
  "servicePhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Phone number.')),
  "serviceMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of a message page.')),
  "serviceEmail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address.'))
}).check(/*#__PURE__*/ zod.describe('Customer service of a store. Unused fields are empty or left over from an earlier setting.'))
})

