import type { Contract } from '../contract.ts';
import { largest } from '../run/boundaries.ts';
import { CART_COUNTS } from './counts.ts';
import type { Journey, Step } from './journey.ts';

const AS = { as: 'other' } as const;

/** More pieces than a line may have twice, as a backend may check the stock. */
const findMany = (most: number): Step => ({
  find: `a product with two options and ${2 * most} pieces`,
  list: { operation: 'productList' },
  ids: 'list[*].id',
  as: 'productId',
  each: {
    operation: 'productDetail',
    params: { id: '$productId' },
    take: {
      skuId: `productValue[stock>${2 * most}].id`,
      otherSkuId: `productValue[stock>${most}&id!$skuId].id`,
    },
  },
});

export function cartBounds(contract: Contract): Journey {
  const most = largest(contract, 'cartSetQuantity', 'number');
  // A backend may refuse more in one line.
  const partsOfMost = [Math.ceil(most / 2), Math.floor(most / 2)];
  return {
    name: 'cart-bounds',
    about: 'as many pieces as a line may have, and the same quantity again',
    creates: ['cart lines'],
    steps: [
      findMany(most),
      ...partsOfMost.flatMap((cartNum): Step[] => [
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
      ...[most, most, 1, 1].flatMap((number): Step[] => [
        { operation: 'cartSetQuantity', ...AS, body: { id: '$lineId', number } },
        ...CART_COUNTS('other'),
      ]),
      {
        operation: 'cartReselect',
        ...AS,
        body: { id: '$lineId', num: most, productId: '$productId', unique: '$otherSkuId' },
      },
      ...CART_COUNTS('other'),
      // The next write leaves the line as it is now.
      {
        operation: 'cartSave',
        ...AS,
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
      },
      {
        operation: 'cartList',
        ...AS,
        query: { isValid: true },
        take: { newLineId: '[*].cartInfoList[attrId=$skuId].id' },
      },
      // More than a line may have.
      ...CART_COUNTS('other'),
      { operation: 'cartDelete', ...AS, body: { ids: ['$lineId', '$newLineId'] } },
      ...CART_COUNTS('other'),
    ],
  };
}
