import { NEW_ADDRESS } from './address.ts';
import { FIND_OPTIONS } from './find.ts';
import type { CallStep, Journey } from './journey.ts';

const add = (skuId: string): CallStep => ({
  operation: 'cartSave',
  as: 'other',
  body: [{ productId: '$productId', productAttrUnique: skuId, cartNum: 1 }],
});
const setPieces = (lineId: string, number: number): CallStep => ({
  operation: 'cartSetQuantity',
  as: 'other',
  body: { id: lineId, number },
});
const readCart: CallStep = { operation: 'cartList', as: 'other', query: { isValid: true } };
const wish = (id: string): CallStep => ({
  operation: 'collectProductAdd',
  as: 'other',
  body: { id, category: 'store' },
});
const save = (detail: string): CallStep => ({
  operation: 'addressSave',
  as: 'other',
  body: { ...NEW_ADDRESS, detail },
});
const countPieces: CallStep = {
  operation: 'cartCount',
  as: 'other',
  query: { type: 'sum', numType: true },
};

/** Two tabs, or a shopper who is quicker than the server: what one write has done, another must not undo. */
export const together: Journey = {
  name: 'together',
  about: 'two changes of one account at the same time',
  creates: ['cart lines', 'wishlist entries', 'addresses'],
  steps: [
    FIND_OPTIONS,
    { ...countPieces, take: { piecesBefore: 'count' } },
    { ...add('$skuId'), alongside: [add('$skuId')] },
    {
      ...countPieces,
      values: [
        { what: 'a piece of each of two additions', at: 'count', is: '$piecesBefore', plus: 2 },
      ],
    },
    add('$otherSkuId'),
    {
      ...readCart,
      take: {
        lineId: '[*].cartInfoList[attrId=$skuId].id',
        otherLineId: '[*].cartInfoList[attrId=$otherSkuId].id',
      },
    },
    { ...setPieces('$lineId', 3), alongside: [setPieces('$otherLineId', 2)] },
    {
      ...readCart,
      values: [
        { what: 'the pieces of one line', at: '[*].cartInfoList[id=$lineId].cartNum', is: 3 },
        { what: 'the pieces of the other', at: '[*].cartInfoList[id=$otherLineId].cartNum', is: 2 },
      ],
    },
    {
      operation: 'productList',
      query: { limit: 50 },
      take: { firstWish: 'list[-1].id', secondWish: 'list[-2].id' },
    },
    { ...wish('$firstWish'), alongside: [wish('$secondWish')] },
    {
      operation: 'collectProductList',
      as: 'other',
      query: { page: 1, limit: 500 },
      values: [
        { what: 'the first of two wishes', at: 'list[*].productId', has: '$firstWish' },
        { what: 'the second of two wishes', at: 'list[*].productId', has: '$secondWish' },
      ],
    },
    ...['$firstWish', '$secondWish'].map((proId): CallStep => ({
      operation: 'collectProductCancel',
      as: 'other',
      params: { proId },
    })),
    { ...save('3, $street'), alongside: [save('4, $street')] },
    {
      operation: 'addressAll',
      as: 'other',
      values: [
        { what: 'the first of two addresses', at: '[*].detail', has: '3, $street' },
        { what: 'the second of two addresses', at: '[*].detail', has: '4, $street' },
      ],
    },
  ],
};
