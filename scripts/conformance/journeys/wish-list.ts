import type { CallStep, Journey } from './journey.ts';

type Wanted = { what: string } & ({ has: string } | { lacks: string });
const ALL = { page: 1, limit: 500 };
const wishes = (wanted: Wanted): CallStep => ({
  operation: 'collectProductList',
  as: 'other',
  query: ALL,
  values: [{ ...wanted, at: 'list[*].productId' }],
});
const follows = (wanted: Wanted): CallStep => ({
  operation: 'collectMerchantList',
  as: 'other',
  query: ALL,
  values: [{ ...wanted, at: 'list[*].merId' }],
});

export const wishList: Journey = {
  name: 'wish-list',
  about: 'goods and stores that are kept',
  creates: ['wish list entries and a followed store'],
  steps: [
    {
      operation: 'productList',
      query: { limit: 50 },
      take: { productId: 'list[0].id', secondId: 'list[1].id' },
    },
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      take: { merId: 'productInfo.merId' },
    },
    { operation: 'collectProductList' },
    { operation: 'collectMerchantList' },
    // A backend may also take what is done already for done.
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
    wishes({ what: 'the product that was added', has: '$productId' }),
    {
      operation: 'productDetail',
      as: 'other',
      params: { id: '$productId' },
      values: [{ what: 'the mark of a product on the wish list', at: 'userCollect', is: true }],
    },
    { operation: 'collectProductCancel', as: 'other', params: { proId: '$productId' } },
    wishes({ what: 'the product that was taken off', lacks: '$productId' }),
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId', '$secondId'], category: 'store' },
    },
    {
      ...wishes({ what: 'the second product that was added', has: '$secondId' }),
      take: { rowId: 'list[productId=$secondId].id' },
    },
    { operation: 'collectProductDelete', as: 'other', body: { ids: '0,$rowId' } },
    wishes({ what: 'the product whose row was deleted', lacks: '$secondId' }),
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
    { operation: 'collectMerchantAdd', as: 'other', params: { id: '$merId' } },
    follows({ what: 'the store that was followed', has: '$merId' }),
    {
      operation: 'merchantIndex',
      as: 'other',
      params: { id: '$merId' },
      values: [{ what: 'the mark of a followed store', at: 'isCollect', is: true }],
    },
    { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
    follows({ what: 'the store that is followed no more', lacks: '$merId' }),
  ],
};
