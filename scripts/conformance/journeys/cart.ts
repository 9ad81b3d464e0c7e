import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey } from './journey.ts';

const checkPieces = (pieces: number, what: string): CallStep => ({
  operation: 'cartList',
  query: { isValid: true },
  values: [{ what, at: '[*].cartInfoList[id=$lineId].cartNum', is: pieces }],
});

const ITEM = { productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 };
const MISSING = { ...ITEM, productId: '$missingId' };
const WRONG_ITEMS = [
  [ITEM, MISSING],
  [MISSING, ITEM],
];

export const cart: Journey = {
  name: 'cart',
  about: 'lines are added, changed and removed',
  creates: ['cart lines'],
  steps: [
    ...FIND_PRODUCT,
    { operation: 'cartList', query: { isValid: true } },
    { operation: 'cartList', query: { isValid: false } },
    {
      operation: 'cartCount',
      query: { type: 'sum', numType: true },
      take: { piecesBefore: 'count' },
    },
    { operation: 'cartCount', query: { type: 'total', numType: false } },
    {
      operation: 'cartSave',
      body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
    },
    {
      operation: 'cartList',
      query: { isValid: true },
      take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
      values: [{ what: 'the added sku', at: '[*].cartInfoList[*].attrId', has: '$skuId' }],
    },
    {
      operation: 'cartCount',
      query: { type: 'sum', numType: true },
      values: [{ what: 'one piece more', at: 'count', is: '$piecesBefore', plus: 1 }],
    },
    { operation: 'cartSetQuantity', body: { id: '$lineId', number: 2 } },
    checkPieces(2, 'the new quantity'),
    {
      operation: 'cartReselect',
      body: { id: '$lineId', num: 1, productId: '$productId', unique: '$skuId' },
    },
    checkPieces(1, 'the quantity of the new sku'),

    { operation: 'cartSave', body: [], expect: [400, 500], situation: 'The list is empty.' },
    {
      operation: 'cartSave',
      body: [{ productId: '$missingId', productAttrUnique: '$skuId', cartNum: 1 }],
      expect: 500,
      situation: 'Product missing, deleted or off the shelf.',
    },
    {
      operation: 'cartSave',
      body: [{ productId: '$productId', productAttrUnique: '$missingId', cartNum: 1 }],
      expect: 500,
      situation: 'Sku missing, or not one of this product.',
    },
    {
      operation: 'cartSave',
      body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 0 }],
      expect: [400, 500],
      situation: 'A field is missing or out of range.',
      lenient: true,
    },
    {
      operation: 'cartSetQuantity',
      body: { id: '$lineId', number: 0 },
      expect: [400, 500],
      situation: 'The quantity is 0 or above 99.',
    },
    {
      operation: 'cartSetQuantity',
      body: { id: '$missingId', number: 1 },
      expect: 500,
      situation: 'The line does not exist.',
    },
    {
      operation: 'cartSetQuantity',
      as: 'other',
      body: { id: '$lineId', number: 1 },
      expect: 500,
      situation: 'The line does not exist.',
    },
    {
      operation: 'cartReselect',
      body: { id: '$missingId', num: 1, productId: '$productId', unique: '$skuId' },
      expect: 500,
      situation: 'The line does not exist.',
    },
    {
      operation: 'cartReselect',
      as: 'other',
      body: { id: '$lineId', num: 1, productId: '$productId', unique: '$skuId' },
      expect: 500,
      situation: 'The line does not exist.',
    },
    {
      operation: 'cartReselect',
      body: { id: '$lineId', num: 1, productId: '$missingId', unique: '$skuId' },
      expect: 500,
      situation: 'Product missing, deleted or off the shelf.',
    },
    {
      operation: 'cartReselect',
      body: { id: '$lineId', num: 1, productId: '$productId', unique: '$missingId' },
      expect: 500,
      situation: 'Sku missing, or not one of this product.',
    },
    {
      operation: 'cartDelete',
      body: { ids: [] },
      expect: [400, 500],
      situation: 'The list is missing or empty.',
    },
    {
      operation: 'cartDelete',
      body: { ids: ['$missingId'] },
      expect: 500,
      situation: 'None of the lines exists.',
    },
    {
      operation: 'cartDelete',
      as: 'other',
      body: { ids: ['$lineId'] },
      expect: 500,
      situation: 'None of the lines exists.',
    },
    { operation: 'cartDelete', body: { ids: ['$lineId'] } },
    {
      operation: 'cartList',
      query: { isValid: true },
      values: [{ what: 'the removed line', at: '[*].cartInfoList[*].id', lacks: '$lineId' }],
    },
    {
      operation: 'cartDelete',
      body: { ids: ['$lineId'] },
      expect: 500,
      situation: 'None of the lines exists.',
    },
    // All or nothing, whichever item is wrong.
    ...WRONG_ITEMS.flatMap((body): CallStep[] => [
      {
        operation: 'cartSave',
        body: [...body],
        expect: 500,
        situation: 'Product missing, deleted or off the shelf.',
      },
      {
        operation: 'cartList',
        query: { isValid: true },
        values: [
          { what: 'an item of a refused list', at: '[*].cartInfoList[*].attrId', lacks: '$skuId' },
        ],
      },
    ]),
    // A line that exists is removed, whatever else is named.
    { operation: 'cartSave', body: [ITEM] },
    {
      operation: 'cartList',
      query: { isValid: true },
      take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
    },
    { operation: 'cartDelete', body: { ids: ['$missingId', '$lineId'] } },
    {
      operation: 'cartList',
      query: { isValid: true },
      values: [{ what: 'the removed line', at: '[*].cartInfoList[*].id', lacks: '$lineId' }],
    },
  ],
};
