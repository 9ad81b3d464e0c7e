import { NEW_ADDRESS } from './address.ts';
import { FIND_PRODUCT } from './find.ts';
import type { Journey } from './journey.ts';
import { buyNow, createOrder, ITEM, PRE_ORDER_MISSING } from './order-steps.ts';

export const unavailableProducts: Journey = {
  name: 'unavailable-products',
  about: 'products that become unavailable during checkout',
  isWhole: true,
  steps: [
    ...FIND_PRODUCT,
    { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
    {
      operation: 'cartSave',
      body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
    },
    {
      operation: 'cartList',
      query: { isValid: true },
      take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
    },
    buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
    { sandbox: { do: 'scenario', name: 'offShelf', email: '$memberEmail', skuId: '$skuId' } },
    createOrder(
      {},
      { expect: 500, situation: 'A product is deleted, off the shelf or out of stock.' },
    ),
    buyNow(ITEM, { expect: 500, situation: 'Product missing, deleted or off the shelf.' }),
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      expect: 500,
      situation: 'Product missing, deleted, off the shelf or not approved.',
    },
    { operation: 'cartList', query: { isValid: false } },
    { sandbox: { do: 'scenario', name: 'onShelfAgain', email: '$memberEmail' } },
    { sandbox: { do: 'scenario', name: 'soldOut', email: '$memberEmail', skuId: '$skuId' } },
    buyNow(ITEM, { expect: 500, situation: 'Stock of product or sku too low.' }),
    { operation: 'cartList', query: { isValid: true } },
    { sandbox: { do: 'scenario', name: 'backInStock', email: '$memberEmail', skuId: '$skuId' } },
    { sandbox: { do: 'scenario', name: 'expiredPreOrder', email: '$memberEmail' } },
    { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_MISSING },
  ],
};
