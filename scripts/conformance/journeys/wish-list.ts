import type { Journey } from './journey.ts';

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
    { operation: 'productDetail', as: 'other', params: { id: '$productId' } },
    { operation: 'collectProductCancel', as: 'other', params: { proId: '$productId' } },
    {
      operation: 'collectProductBatch',
      as: 'other',
      body: { id: ['$productId', '$secondId'], category: 'store' },
    },
    { operation: 'collectProductList', as: 'other', take: { rowId: 'list[0].id' } },
    { operation: 'collectProductDelete', as: 'other', body: { ids: '0,$rowId' } },
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
    { operation: 'collectMerchantList', as: 'other' },
    { operation: 'merchantIndex', as: 'other', params: { id: '$merId' } },
    { operation: 'collectMerchantCancel', as: 'other', params: { id: '$merId' } },
  ],
};
