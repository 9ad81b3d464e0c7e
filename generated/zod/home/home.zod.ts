import * as zod from 'zod/mini';


/**
 * Content of the home page and of the frame of every page. Contact fields: the configured channel and all channels after it in the order h5, hotline, message, email are set. The call is counted as a page visit.
 * @summary Banners, logo, currency and contact
 */
export const homeIndexResponseDataBannerMax = 20;

export const homeIndexResponseDataBastBannerMax = 20;



export const HomeIndexResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "banner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "pic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('A picture of the top carousel, without a link.'))).check(/*#__PURE__*/ zod.maxLength(homeIndexResponseDataBannerMax))).check(/*#__PURE__*/ zod.describe('Pictures of the top carousel, in order.')),
  "bastBanner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the advert.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Link target; may be empty.')),
  "pic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('A picture of the advert carousel.'))).check(/*#__PURE__*/ zod.maxLength(homeIndexResponseDataBastBannerMax))).check(/*#__PURE__*/ zod.describe('Adverts lower on the page, in order (misspelt on the wire).')),
  "logoUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the logo.')),
  "recommendImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the tall picture beside the recommended products.')),
  "shopStreetHeaderImag": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture at the head of the store street (misspelt on the wire).')),
  "shopPayCurrency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the display currency. Without a configured one, homeIndex returns US dollar and payCurrency empty text.')),
  "consumerType": /*#__PURE__*/ zod.enum({
  /** A chat page. */
  chatPage: 'h5',
  /** A phone line. */
  hotline: 'hotline',
  /** A messaging service. */
  message: 'message',
  /** An e-mail address. */
  email: 'email',
} as const).check(/*#__PURE__*/ zod.describe('The contact channel to use.')),
  "consumerH5Url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Chat page; filled for `h5`.')),
  "consumerHotline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; filled for `h5` and `hotline`.')),
  "consumerMessage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the messaging service; filled for all but `email`.')),
  "consumerEmail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; always filled when configured.'))
}).check(/*#__PURE__*/ zod.describe('Content of the home page and of the page frame.'))
})

/**
 * Activities in the order set by the shop, each with its first sellable products: at most 8, or 3 for type 2. Activities without sellable products are left out.
 * @summary Activities on the home page
 */
export const homeActivitiesResponseDataItemProductListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const homeActivitiesResponseDataItemProductListItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const homeActivitiesResponseDataItemProductListMax = 8;



export const HomeActivitiesResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Activity id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Title.')),
  "type": /*#__PURE__*/ zod.enum({
  /** A scrolling strip of products. */
  carousel: 1,
  /** One big tile and two small ones. */
  tiles: 2,
  /** A strip of big activity pictures. */
  bigPicture: 3,
} as const).check(/*#__PURE__*/ zod.describe('How an activity is laid out.')),
  "productList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "proId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "proImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture made for the activity.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the product.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', homeActivitiesResponseDataItemProductListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', homeActivitiesResponseDataItemProductListItemOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price, shown struck through.'))
}).check(/*#__PURE__*/ zod.describe('A product in an activity.'))).check(/*#__PURE__*/ zod.maxLength(homeActivitiesResponseDataItemProductListMax)).check(/*#__PURE__*/ zod.describe('Sellable products only, at most 8; at most 3 for type 2.'))
}).check(/*#__PURE__*/ zod.describe('An activity with its first products.'))).check(/*#__PURE__*/ zod.describe('Activities, in order.'))
})

/**
 * Sellable products only, in the order set for the activity.
 * @summary Products of an activity
 */
export const activityProductsPathAidMax = 9007199254740991;



export const ActivityProductsParams = /*#__PURE__*/ zod.object({
  "aid": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activityProductsPathAidMax)).check(/*#__PURE__*/ zod.describe('Activity id.'))
})

export const activityProductsQueryPageDefault = 1;

export const activityProductsQueryLimitDefault = 20;



export const ActivityProductsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), activityProductsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), activityProductsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const activityProductsResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const activityProductsResponseDataListItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const activityProductsResponseDataTotalMin = 0;

export const activityProductsResponseDataPagesMin = 0;



export const ActivityProductsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "proId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "proImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture made for the activity.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the product.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "price": /*#__PURE__*/ zod.stringFormat('money', activityProductsResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.stringFormat('money', activityProductsResponseDataListItemOtPriceRegExp).check(/*#__PURE__*/ zod.describe('Market price, shown struck through.'))
}).check(/*#__PURE__*/ zod.describe('A product in an activity.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityProductsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityProductsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of products of an activity. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Title, text and pictures for the head of its page; activityProducts lists the products.
 * @summary An activity
 */
export const activityDetailPathAidMax = 9007199254740991;



export const ActivityDetailParams = /*#__PURE__*/ zod.object({
  "aid": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activityDetailPathAidMax)).check(/*#__PURE__*/ zod.describe('Activity id.'))
})

export const ActivityDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Activity id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Title.')),
  "type": /*#__PURE__*/ zod.enum({
  /** A scrolling strip of products. */
  carousel: 1,
  /** One big tile and two small ones. */
  tiles: 2,
  /** A strip of big activity pictures. */
  bigPicture: 3,
} as const).check(/*#__PURE__*/ zod.describe('How an activity is laid out.')),
  "banner": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the pictures at the head of the page, in order.')),
  "instruction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Short text below the title.'))
}).check(/*#__PURE__*/ zod.describe('An activity without its products.'))
})

/**
 * Search terms recommended by the shop, in order, at most 20; null when none are configured. The search box shows the first 3.
 * @summary Hot keywords
 */
export const hotKeywordsResponseDataMax = 20;



export const HotKeywordsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The term.'))
}).check(/*#__PURE__*/ zod.describe('A search term offered in the search box.'))).check(/*#__PURE__*/ zod.maxLength(hotKeywordsResponseDataMax))).check(/*#__PURE__*/ zod.describe('Keywords, in order.'))
})

/**
 * Sellable products with stock, in the order set by the platform, newest first among equals. The home page loads 13 at a time.
 * @summary Recommended products
 */
export const homeProductsQueryPageDefault = 1;

export const homeProductsQueryLimitDefault = 20;



export const HomeProductsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), homeProductsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), homeProductsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const homeProductsResponseDataListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const homeProductsResponseDataListItemOtPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');
export const homeProductsResponseDataTotalMin = 0;

export const homeProductsResponseDataPagesMin = 0;



export const HomeProductsResponse = /*#__PURE__*/ zod.strictObject({
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
  "price": /*#__PURE__*/ zod.stringFormat('money', homeProductsResponseDataListItemPriceRegExp).check(/*#__PURE__*/ zod.describe('Price.')),
  "otPrice": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', homeProductsResponseDataListItemOtPriceRegExp)).check(/*#__PURE__*/ zod.describe('Market price; null in search results.')),
  "sales": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces sold.')),
  "ficti": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces added to the sales shown.')),
  "unitName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Unit; null among recommended products.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Pieces left; null among recommended products.'))
}).check(/*#__PURE__*/ zod.describe('A product in a list. Sales to show are `sales` + `ficti`.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeProductsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeProductsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of product cards. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * Extension: many backends do not have it and answer HTTP 404 or code 404, or code 401 to a caller without a token. The storefront requests it once, caches the result, and omits what depends on it.
 * @summary Top banner, QR codes and footer facts
 */
export const HomeConfigResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "advertisement": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Banner id.')),
  "imageUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.')),
  "linkUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Link target; may be empty.')),
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether to show it.')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Alternative text of the picture.'))
}).check(/*#__PURE__*/ zod.describe('Banner at the very top of every page. The shopper may close it; the client stores the id.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Banner at the top; null when there is none.')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Customer phone line.')),
  "address": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the company.')),
  "filingNum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Registration number text.')),
  "authInfo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Copyright or licence text.')),
  "qrCodeList": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the link target.')),
  "imageUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('A QR code to show.')))).check(/*#__PURE__*/ zod.describe('QR codes for the header badge and the side window.'))
}).check(/*#__PURE__*/ zod.describe('Facts about the shop for banner, footer and side window.'))
})

/**
 * The counterpart of homeIndex for small screens: other banners, a menu, tiles and the first categories. Contact fields are set in the same way. The call is counted as a page visit.
 * @summary Home page of the mobile client
 */
export const mobileHomeIndexResponseDataBannerMax = 20;

export const mobileHomeIndexResponseDataMenusMax = 20;

export const mobileHomeIndexResponseDataRankingMax = 20;

export const mobileHomeIndexResponseDataBastBannerMax = 20;

export const mobileHomeIndexResponseDataCategoryListMax = 6;



export const MobileHomeIndexResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "banner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Label.')),
  "pic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture.')),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Route of the mobile client; may be empty.'))
}).check(/*#__PURE__*/ zod.describe('A linked picture of the mobile client. The keys of a row depend on the form that the shop filled in.'))).check(/*#__PURE__*/ zod.maxLength(mobileHomeIndexResponseDataBannerMax))).check(/*#__PURE__*/ zod.describe('Pictures of the top carousel, in order.')),
  "indexBannerType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Layout of the carousel as configured.')),
  "menus": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Label.')),
  "pic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture.')),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Route of the mobile client; may be empty.'))
}).check(/*#__PURE__*/ zod.describe('A linked picture of the mobile client. The keys of a row depend on the form that the shop filled in.'))).check(/*#__PURE__*/ zod.maxLength(mobileHomeIndexResponseDataMenusMax))).check(/*#__PURE__*/ zod.describe('Entries of the menu below the carousel, in order.')),
  "ranking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Label.')),
  "pic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the picture.')),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Route of the mobile client; may be empty.'))
}).check(/*#__PURE__*/ zod.describe('A linked picture of the mobile client. The keys of a row depend on the form that the shop filled in.'))).check(/*#__PURE__*/ zod.maxLength(mobileHomeIndexResponseDataRankingMax))).check(/*#__PURE__*/ zod.describe('Tiles that link to the store street and the leaderboard, in order.')),
  "bastBanner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the advert.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Link target; may be empty.')),
  "pic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('A picture of the advert carousel.'))).check(/*#__PURE__*/ zod.maxLength(mobileHomeIndexResponseDataBastBannerMax))).check(/*#__PURE__*/ zod.describe('Adverts lower on the page, in order (misspelt on the wire).')),
  "logoUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the logo.')),
  "shopPayCurrency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the display currency. Without a configured one, homeIndex returns US dollar and payCurrency empty text.')),
  "consumerType": /*#__PURE__*/ zod.enum({
  /** A chat page. */
  chatPage: 'h5',
  /** A phone line. */
  hotline: 'hotline',
  /** A messaging service. */
  message: 'message',
  /** An e-mail address. */
  email: 'email',
} as const).check(/*#__PURE__*/ zod.describe('The contact channel to use.')),
  "consumerH5Url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Chat page; filled for `h5`.')),
  "consumerHotline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; filled for `h5` and `hotline`.')),
  "consumerMessage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the messaging service; filled for all but `email`.')),
  "consumerEmail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; always filled when configured.')),
  "categoryList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Category id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name.')),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Address of the icon.'))
}).check(/*#__PURE__*/ zod.describe('A category of the first level without its children. The other keys of a CategoryNode are null.'))).check(/*#__PURE__*/ zod.maxLength(mobileHomeIndexResponseDataCategoryListMax)).check(/*#__PURE__*/ zod.describe('The first categories of the first level.'))
}).check(/*#__PURE__*/ zod.describe('Content of the home page of the mobile client.'))
})

/**
 * As `shopPayCurrency` of homeIndex, except that it is empty text when none is configured.
 * @summary Display currency
 */
export const PayCurrencyResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the display currency. Without a configured one, homeIndex returns US dollar and payCurrency empty text.'))
})

/**
 * The row of the configuration that holds the number of the theme.
 * @summary Colour theme of the mobile client
 */
export const colorConfigResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const colorConfigResponseDataUpdateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');


export const ColorConfigResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Key of the setting.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Title of the setting.')),
  "formId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Form it was filled in on; 0 for none.')),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Value of the setting.')),
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('State of the row in the editor.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', colorConfigResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was created.')),
  "updateTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', colorConfigResponseDataUpdateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was changed.'))
}).check(/*#__PURE__*/ zod.describe('One setting of the shop.'))
})

/**
 * Tabs of the bar, in order.
 * @summary Bar at the foot of the mobile client
 */
export const bottomNavigationResponseDataBottomNavigationListMax = 20;



export const BottomNavigationResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "isCustom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Whether the shop has configured a bar.')),
  "bottomNavigationList": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Label.')),
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Route of the mobile client.')),
  "checked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Icon of the tab while it is open.')),
  "unchecked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Icon of the tab otherwise.'))
}).check(/*#__PURE__*/ zod.describe('A tab of the bar.'))).check(/*#__PURE__*/ zod.maxLength(bottomNavigationResponseDataBottomNavigationListMax))).check(/*#__PURE__*/ zod.describe('Tabs, in order.'))
}).check(/*#__PURE__*/ zod.describe('The bar at the foot of the mobile client.'))
})

/**
 * Pictures in answers already include it.
 * @summary Address that pictures are served from
 */
export const ImageDomainResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the upload service, or empty text.'))
})

