import { NO_WORD } from './find.ts';
import type { Journey, Step } from './journey.ts';

/** Stores differ in their contact channel. */
const STORE_IDS = [1, 2, 3, 4, 5];

/** Page, limit, keyword, order and category of the product list. */
const LISTS: readonly Step[] = [
  {
    operation: 'productList',
    query: { page: 1, limit: 5 },
    takeAll: { firstPage: 'list[*].id' },
    values: [
      { what: 'products on a page of 5', at: 'list[*].id', atMost: 5 },
      { what: 'the requested limit', at: 'pageSize', is: 5 },
    ],
  },
  {
    operation: 'productList',
    query: { page: 2, limit: 5 },
    values: [{ what: 'products of the first page', at: 'list[*].id', lacks: '$firstPage' }],
  },
  {
    operation: 'productList',
    query: { page: 1, limit: 50, keyword: NO_WORD },
    values: [{ what: 'products with a word that none has', at: 'total', is: 0 }],
  },
  {
    operation: 'productList',
    query: { page: 1, limit: 50, keyword: '$productName' },
    values: [{ what: 'the product named by the keyword', at: 'list[*].id', has: '$productId' }],
  },
  ...(['asc', 'desc'] as const).map((order): Step => ({
    operation: 'productList',
    query: { page: 1, limit: 20, priceOrder: order },
    values: [{ what: 'prices', at: 'list[*].price', order }],
  })),
  {
    operation: 'productList',
    query: { page: 1, limit: 50, cid: '$leafId' },
    takeAll: { inLeaf: 'list[*].id' },
  },
  {
    operation: 'productList',
    query: { page: 1, limit: 50, cid: '$otherLeafId' },
    values: [{ what: 'products of another category', at: 'list[*].id', lacks: '$inLeaf' }],
  },
];

export const browse: Journey = {
  name: 'browse',
  about: 'public pages as a guest',
  steps: [
    { operation: 'homeIndex' },
    { operation: 'homeConfig' },
    { operation: 'homeActivities', take: { activityId: '[0].id' } },
    { operation: 'activityDetail', params: { aid: '$activityId' } },
    {
      operation: 'activityProducts',
      params: { aid: '$activityId' },
      query: { page: 1, limit: 20 },
    },
    { operation: 'hotKeywords' },
    { operation: 'homeProducts', query: { page: 1, limit: 20 } },
    {
      operation: 'productCategories',
      take: {
        leafId: '[*].childList[*].childList[0].id',
        otherLeafId: '[*].childList[*].childList[id!$leafId].id',
      },
    },
    {
      operation: 'productList',
      query: { page: 1, limit: 20 },
      take: {
        productId: 'list[stock>0].id',
        productName: 'list[stock>0].storeName',
        productPrice: 'list[stock>0].price',
      },
    },
    ...LISTS,
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      values: [
        { what: 'the requested product', at: 'productInfo.id', is: '$productId' },
        { what: 'the name shown in the list', at: 'productInfo.storeName', is: '$productName' },
      ],
    },
    {
      operation: 'productSkuDetail',
      params: { id: '$productId' },
      values: [
        {
          what: 'skus of the requested product',
          at: 'productValue[*].productId',
          is: '$productId',
        },
      ],
    },
    { operation: 'productReviewDigest', params: { id: '$productId' } },
    { operation: 'productReviewCount', params: { id: '$productId' } },
    {
      operation: 'productReviews',
      params: { id: '$productId' },
      query: { type: 0, page: 1, limit: 5 },
    },
    { operation: 'productLeaderboard' },
    { operation: 'merchantTypes' },
    {
      operation: 'merchantStreet',
      query: { page: 1, limit: 10 },
      take: {
        merId: 'list[0].id',
        merName: 'list[0].name',
        ...Object.fromEntries(STORE_IDS.map((at) => [`store${at}`, `list[${at}].id`])),
      },
    },
    {
      operation: 'merchantIndex',
      as: 'guest',
      params: { id: '$merId' },
      values: [{ what: 'the requested store', at: 'name', is: '$merName' }],
    },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    { operation: 'merchantService', params: { id: '$merId' } },
    ...STORE_IDS.flatMap((at): Step[] =>
      (['merchantService', 'merchantIndex'] as const).map((operation) => ({
        operation,
        params: { id: `$store${at}` },
      })),
    ),
    { operation: 'storeCategories', params: { id: '$merId' } },
    { operation: 'storeProducts', query: { merId: '$merId', page: 1, limit: 20 } },
    { operation: 'merchantSearch', query: { page: 1, limit: 10 } },
    { operation: 'couponOffers', as: 'guest', query: { useType: 1, merId: '$merId' } },
    { operation: 'couponOffers', as: 'guest', query: { useType: 2, productId: '$productId' } },
    { operation: 'couponOffers', as: 'guest', query: { useType: 3 } },
    { operation: 'payMethods' },
    { operation: 'loginMethods' },
    { operation: 'loginPicture' },
    { operation: 'tokenExists', as: 'guest' },
    { operation: 'tokenExists', as: '$wrongToken' },
    { operation: 'productDetail', as: '$wrongToken', params: { id: '$productId' } },
    {
      operation: 'productDetail',
      params: { id: '$missingId' },
      expect: 500,
      situation: 'Product missing, deleted, off the shelf or not approved.',
    },
    {
      operation: 'productSkuDetail',
      params: { id: '$missingId' },
      expect: 500,
      situation: 'Product missing, deleted, off the shelf or not approved.',
    },
    ...(['merchantIndex', 'merchantDetail', 'merchantService'] as const).map((operation): Step => ({
      operation,
      as: 'guest',
      params: { id: '$missingId' },
      expect: 500,
      situation: 'The store is missing or deleted.',
    })),
    ...(['activityDetail', 'activityProducts'] as const).map((operation): Step => ({
      operation,
      params: { aid: '$missingId' },
      expect: 500,
      situation: 'The activity does not exist.',
    })),
    {
      operation: 'productList',
      query: { page: 'first' },
      expect: [400, 500],
      situation: 'A parameter has the wrong type.',
    },
  ],
};
