import { READ_PRODUCT, FIND_REVIEWED, LEAST_SOLD, NO_WORD } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';

const BEYOND = 9999;
const LANGUAGES = ['zh-CN', 'en', 'fr', 'th', 'lo'];
/** Short answers with names. */
const TRANSLATED = [
  'homeActivities',
  'productLeaderboard',
  'merchantTypes',
  'merchantCategories',
  'hotKeywords',
  'refundReasons',
] as const;
/** A query of a database is plain text. */
const NO_TEXTS = ["' OR '1'='1"];

/** The first two pages, the last one, and one beyond the end. */
const pagesOf = (
  operation: CallStep['operation'],
  limit: number | string,
  query: CallStep['query'] = {},
  params: CallStep['params'] = {},
): Step[] => [
  {
    operation,
    params,
    query: { ...query, page: 1, limit },
    take: { pages: 'pages' },
    atLeast: { pages: 1 },
  },
  ...[2, '$pages', BEYOND].map((page): Step => ({
    operation,
    params,
    query: { ...query, page, limit },
  })),
];

const SORTS: Step[] = (['productList', 'storeProducts'] as const).flatMap((operation) =>
  ['salesOrder', 'priceOrder'].flatMap((order) =>
    ['asc', 'desc'].flatMap((direction) =>
      [1, 2].map((page): Step => ({
        operation,
        query: {
          ...(operation === 'storeProducts' ? { merId: '$merId' } : {}),
          [order]: direction,
          page,
          limit: 10,
        },
      })),
    ),
  ),
);

/** Bounds of the price are inclusive. */
const BOUNDS: Step[] = (['productList', 'storeProducts'] as const).flatMap((operation) =>
  [
    { minPrice: '$price' },
    { maxPrice: '$price' },
    { minPrice: '$aboveIt' },
    { maxPrice: '$belowIt' },
    { minPrice: '$belowIt', maxPrice: '$aboveIt' },
    { minPrice: '$price', maxPrice: '$price' },
  ].map((bounds): Step => ({
    operation,
    query: {
      ...(operation === 'storeProducts' ? { merId: '$merId' } : {}),
      ...bounds,
      page: 1,
      limit: 50,
    },
    ...('minPrice' in bounds && 'maxPrice' in bounds
      ? { values: [{ what: 'a product of this price', at: 'total', above: 0 }] }
      : {}),
  })),
);

export const lists: Journey = {
  name: 'lists',
  about: 'pages, filters, sorts and languages of lists',
  steps: [
    ...READ_PRODUCT,
    { operation: 'productSkuDetail', params: { id: '$productId' } },
    ...pagesOf('productList', '$pageSize'),
    ...pagesOf('productList', '$pageSize', { priceOrder: 'asc' }),
    ...pagesOf('homeProducts', 20),
    ...pagesOf('homeProducts', '$pageSize'),
    ...pagesOf('storeProducts', 5, { merId: '$merId' }),
    ...pagesOf('merchantStreet', 2),
    ...pagesOf('merchantSearch', 3),
    ...pagesOf('orderList', '$pageSize', { type: -1 }),
    ...[1, 2, 3].map((type): Step => ({
      operation: 'orderList',
      query: { type, page: 2, limit: 1 },
    })),
    ...pagesOf('couponList', 2, { type: 'usable' }),
    ...pagesOf('pointsList', 2),
    ...pagesOf('addressList', 2),
    ...pagesOf('collectProductList', 2),
    ...pagesOf('collectMerchantList', 1),
    ...pagesOf('awaitPayOrders', 1),
    ...pagesOf('refundList', 1),
    ...pagesOf('reviewableLines', 1),
    ...pagesOf('myReviews', 1),
    ...pagesOf('couponOffers', 1, { useType: 2 }),
    ...pagesOf('couponOffers', 1, { useType: 3 }),
    ...pagesOf('couponList', 1, { type: 'unusable' }),
    { operation: 'productList' },
    { operation: 'productList', query: { page: 1, limit: 1 } },
    { operation: 'productList', query: { page: 1, limit: 100 } },
    ...SORTS,
    ...BOUNDS,
    ...NO_TEXTS.map((keyword): Step => ({
      operation: 'productList',
      query: { keyword, page: 1, limit: 20 },
      values: [{ what: 'products with a text that none has', at: 'total', is: 0 }],
    })),
    {
      operation: 'productList',
      query: { keyword: `$name ${NO_WORD}`, page: 1, limit: 20 },
      values: [{ what: 'products with a word that none has', at: 'total', is: 0 }],
    },
    {
      operation: 'merchantSearch',
      query: { keywords: NO_WORD, page: 1, limit: 20 },
      values: [{ what: 'stores with a word that none has', at: 'total', is: 0 }],
    },
    {
      operation: 'storeProducts',
      query: { merId: '$merId', keyword: NO_WORD, page: 1, limit: 20 },
      values: [{ what: 'products with a word that none has', at: 'total', is: 0 }],
    },
    {
      operation: 'storeProducts',
      query: { merId: '$merId', keyword: '$name', page: 1, limit: 50 },
      values: [{ what: 'the product named by the keyword', at: 'list[*].id', has: '$productId' }],
    },
    {
      operation: 'merchantStreet',
      query: { page: 1, limit: 20 },
      take: {
        storeName: 'list[0].name',
        typeId: 'list[0].typeId',
        categoryId: 'list[0].categoryId',
        otherMerId: 'list[id!$merId].id',
        ownStore: 'list[isSelf=true].isSelf',
      },
    },
    { operation: 'storeProducts', query: { merId: '$otherMerId', page: 1, limit: 20 } },
    ...[
      { typeId: '$typeId' },
      { categoryId: '$categoryId' },
      { isSelf: true },
      { isSelf: false },
      { keywords: '$storeName' },
    ].map((query): Step => ({
      operation: 'merchantSearch',
      query: { ...query, page: 1, limit: 20 },
    })),
    ...[1, 2, 3].map((useType): Step => ({
      operation: 'couponOffers',
      as: 'guest',
      query: { useType, merId: '$merId', productId: '$productId', page: 1, limit: 50 },
    })),
    { operation: 'productLeaderboard' },
    { operation: 'homeActivities', take: { activityId: '[0].id' } },
    {
      operation: 'activityProducts',
      params: { aid: '$activityId' },
      query: { page: 1, limit: 50 },
    },
    ...pagesOf('activityProducts', 2, {}, { aid: '$activityId' }),
    ...LEAST_SOLD,
    FIND_REVIEWED,
    ...pagesOf('productReviews', 1, { type: 0 }, { id: '$reviewedId' }),
    ...pagesOf('productReviews', 1, { type: 1 }, { id: '$reviewedId' }),
    { operation: 'productReviewCount', params: { id: '$reviewedId' } },
    { operation: 'productReviewDigest', params: { id: '$reviewedId' } },
    ...[0, 1, 2, 3].map((type): Step => ({
      operation: 'productReviews',
      params: { id: '$reviewedId' },
      query: { type, page: 1, limit: 100 },
    })),
    ...[0, 2, 3].map((type): Step => ({
      operation: 'productReviews',
      params: { id: '$reviewedId' },
      query: { type, page: 2, limit: 2 },
    })),
    ...LANGUAGES.flatMap((language): Step[] => [
      { operation: 'productList', language, query: { language, page: 1, limit: 5 } },
      { operation: 'productCategories', language },
      { operation: 'productDetail', language, params: { id: '$productId' }, query: { language } },
      { operation: 'merchantIndex', language, params: { id: '$merId' } },
      { operation: 'merchantDetail', language, params: { id: '$merId' } },
      ...TRANSLATED.map((operation): Step => ({ operation, language })),
      { operation: 'pointsList', language, query: { page: 1, limit: 50 } },
      { operation: 'cartList', language, query: { isValid: true } },
      { operation: 'activityDetail', language, params: { aid: '$activityId' } },
      { operation: 'homeProducts', language, query: { page: 1, limit: 5 } },
      { operation: 'storeCategories', language, params: { id: '$merId' } },
      { operation: 'storeProducts', language, query: { merId: '$merId', page: 1, limit: 5 } },
      { operation: 'collectProductList', language, query: { page: 1, limit: 5 } },
      {
        operation: 'productDetail',
        language,
        params: { id: '$missingId' },
        expect: 500,
        situation: 'Product missing, deleted, off the shelf or not approved.',
      },
    ]),
  ],
};
