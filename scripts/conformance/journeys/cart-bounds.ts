import { CART_COUNTS } from './counts.ts';
import type { Journey, Step } from './journey.ts';

const AS = { as: 'other' } as const;
const MOST = 99;
/** A backend may refuse more in one line. */
const PARTS_OF_MOST = [60, 39];

/** More pieces than a line may have twice, as a backend may check the stock. */
const FIND_MANY: Step = {
  find: 'a product with two options and 200 pieces',
  list: { operation: 'productList' },
  ids: 'list[*].id',
  as: 'productId',
  each: {
    operation: 'productDetail',
    params: { id: '$productId' },
    take: {
      skuId: 'productValue[stock>200].id',
      otherSkuId: 'productValue[stock>99&id!$skuId].id',
    },
  },
};

export const cartBounds: Journey = {
  name: 'cart-bounds',
  about: 'as many pieces as a line may have, and the same quantity again',
  creates: ['cart lines'],
  steps: [
    FIND_MANY,
    ...PARTS_OF_MOST.flatMap((cartNum): Step[] => [
      {
        operation: 'cartSave',
        ...AS,
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum }],
      },
      ...CART_COUNTS('other'),
    ]),
    {
      operation: 'cartList',
      ...AS,
      query: { isValid: true },
      take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
    },
    // The same quantity again is a success.
    ...[MOST, MOST, 1, 1].flatMap((number): Step[] => [
      { operation: 'cartSetQuantity', ...AS, body: { id: '$lineId', number } },
      ...CART_COUNTS('other'),
    ]),
    {
      operation: 'cartReselect',
      ...AS,
      body: { id: '$lineId', num: MOST, productId: '$productId', unique: '$otherSkuId' },
    },
    ...CART_COUNTS('other'),
    { operation: 'cartDelete', ...AS, body: { ids: ['$lineId'] } },
    ...CART_COUNTS('other'),
  ],
};
