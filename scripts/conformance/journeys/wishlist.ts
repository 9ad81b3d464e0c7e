import type { CallStep, Journey } from './journey.ts';
import { ALL, WISHES } from './shop-steps.ts';

type Expected = { what: string } & ({ has: string } | { lacks: string });
// That it has what was added is a rule, which waits for products that merchants take off the shelf meanwhile.
const checkWishlist = (expected: { what: string; lacks: string }): CallStep => ({
  ...WISHES,
  values: [{ ...expected, at: 'list[*].productId' }],
});
const checkFollowing = (expected: Expected): CallStep => ({
  operation: 'collectMerchantList',
  as: 'other',
  query: ALL,
  values: [{ ...expected, at: 'list[*].merId' }],
});

const TEN_MINUTES = 600_000;

export const wishlist: Journey = {
  name: 'wishlist',
  about: 'the wishlist and followed stores',
  creates: ['wishlist entries and a followed store'],
  steps: [
    {
      operation: 'productList',
      query: { limit: 50 },
      take: { productId: 'list[0].id', secondId: 'list[1].id', thirdId: 'list[2].id' },
    },
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      take: { merId: 'productInfo.merId' },
    },
    { operation: 'collectProductList' },
    { operation: 'collectMerchantList' },
    // A backend may also treat a repeated change as success.
    {
      operation: 'collectProductCancel',
      as: 'other',
      params: { proId: '$missingId' },
      expect: [500, 200],
      situation: 'The product is not on the list.',
    },
    { operation: 'collectProductAdd', as: 'other', body: { id: '$productId', category: 'store' } },
    {
      operation: 'collectProductAdd',
      as: 'other',
      body: { id: '$productId', category: 'store' },
      expect: [500, 200],
      situation: 'The product is on the list already.',
    },
    WISHES,
    { operation: 'userInfo', as: 'other' },
    {
      operation: 'productDetail',
      as: 'other',
      params: { id: '$productId' },
      values: [{ what: 'the wishlist flag of a product', at: 'userCollect', is: true }],
    },
    { operation: 'productDetail', as: 'guest', params: { id: '$productId' } },
    { operation: 'collectProductCancel', as: 'other', params: { proId: '$productId' } },
    checkWishlist({ what: 'the removed product', lacks: '$productId' }),
    { operation: 'userInfo', as: 'other' },
    { operation: 'productDetail', as: 'other', params: { id: '$productId' } },
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId', '$secondId'], category: 'store' },
    },
    WISHES,
    {
      ...WISHES,
      take: {
        rowId: 'list[productId=$secondId].id',
        firstRowId: 'list[productId=$productId].id',
      },
    },
    {
      operation: 'collectProductDelete',
      as: 'member',
      body: { ids: '0,$rowId' },
      expect: 500,
      situation: 'None of the rows exists.',
    },
    WISHES,
    { operation: 'productDetail', as: 'other', params: { id: '$secondId' } },
    { operation: 'collectProductDelete', as: 'other', body: { ids: '$firstRowId,$rowId' } },
    { operation: 'productDetail', as: 'other', params: { id: '$secondId' } },
    checkWishlist({ what: 'the product of the first deleted row', lacks: '$productId' }),
    checkWishlist({ what: 'the product of the second deleted row', lacks: '$secondId' }),
    // A product that is added again becomes the newest, with a time of its own.
    { sandbox: { do: 'forward', ms: 5 * 60_000 }, isOptional: true },
    checkWishlist({ what: 'the product of the first deleted row', lacks: '$productId' }),
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId', '$secondId'], category: 'store' },
    },
    {
      operation: 'collectProductList',
      as: 'other',
      query: ALL,
      take: { oldestOfTwo: 'list[1].productId' },
    },
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$oldestOfTwo'], category: 'store' },
    },
    {
      operation: 'collectProductList',
      as: 'other',
      query: ALL,
      values: [
        { what: 'the product that was added again', at: 'list[0].productId', is: '$oldestOfTwo' },
      ],
    },
    // A row that exists is removed, whatever else is named.
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId', '$secondId', '$thirdId'], category: 'store' },
    },
    {
      ...WISHES,
      take: { rowId: 'list[productId=$secondId].id' },
    },
    { operation: 'collectProductDelete', as: 'other', body: { ids: '$missingId,$rowId' } },
    checkWishlist({ what: 'the product of the deleted row', lacks: '$secondId' }),
    WISHES,
    { operation: 'collectProductCancel', as: 'other', params: { proId: '$productId' } },
    {
      operation: 'collectProductDelete',
      as: 'other',
      body: { ids: '0,$missingId' },
      expect: 500,
      situation: 'None of the rows exists.',
    },
    {
      operation: 'collectProductDelete',
      as: 'other',
      body: { ids: 'none' },
      expect: [400, 500],
      situation: '`ids` names no row.',
    },
    { operation: 'userInfo', as: 'other' },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    { operation: 'merchantIndex', as: 'other', params: { id: '$merId' } },
    { operation: 'collectMerchantList', as: 'other', query: ALL },
    { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
    { operation: 'userInfo', as: 'other' },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    { operation: 'productDetail', as: 'other', params: { id: '$productId' } },
    { operation: 'productDetail', as: 'guest', params: { id: '$productId' } },
    { operation: 'merchantIndex', as: 'guest', params: { id: '$merId' } },
    checkFollowing({ what: 'the followed store', has: '$merId' }),
    // Following again changes nothing.
    { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    checkFollowing({ what: 'the followed store', has: '$merId' }),
    {
      operation: 'merchantIndex',
      as: 'other',
      params: { id: '$merId' },
      values: [{ what: 'the flag of a followed store', at: 'isCollect', is: true }],
    },
    { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
    { operation: 'merchantIndex', as: 'other', params: { id: '$merId' } },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    checkFollowing({ what: 'the store no longer followed', lacks: '$merId' }),
    // Twice, to see what follows the write.
    { operation: 'userInfo', as: 'other' },
    { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
    { operation: 'userInfo', as: 'other' },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    // The store is followed, whatever becomes of its products on the wishlist.
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId'], category: 'store' },
    },
    { operation: 'collectProductCancel', as: 'other', params: { proId: '$productId' } },
    checkFollowing({ what: 'the followed store', has: '$merId' }),
    // Three times, as others follow stores, too.
    ...[1, 2].flatMap((): CallStep[] => [
      { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
      { operation: 'merchantDetail', params: { id: '$merId' } },
      { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
      { operation: 'merchantDetail', params: { id: '$merId' } },
    ]),
    { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
    { operation: 'merchantDetail', params: { id: '$merId' } },
    // Who follows it again follows it since then.
    { sandbox: { do: 'forward', ms: TEN_MINUTES }, isOptional: true },
    checkFollowing({ what: 'the store no longer followed', lacks: '$merId' }),
    { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
    checkFollowing({ what: 'the followed store', has: '$merId' }),
    { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
  ],
};
