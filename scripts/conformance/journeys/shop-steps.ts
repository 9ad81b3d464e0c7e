import { NEW_ADDRESS } from './address.ts';
import type { CallStep, Step } from './journey.ts';

export const AS = { as: 'other' } as const;
export const ALL = { page: 1, limit: 500 };
/** A line of the cart and an address of the other member. */
export const ADD: readonly Step[] = [
  {
    operation: 'cartSave',
    ...AS,
    body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: '$pieces' }],
  },
  {
    operation: 'cartList',
    ...AS,
    query: { isValid: true },
    take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
  },
  { operation: 'addressSave', ...AS, body: NEW_ADDRESS, take: { addressId: 'id' } },
];
export const REMOVE: Step = { operation: 'cartDelete', ...AS, body: { ids: ['$lineId'] } };
export const play = (name: string, skuId?: string): Step => ({
  sandbox: { do: 'scenario', name, email: '$memberEmail', ...(skuId ? { skuId } : {}) },
});

/** Takes the store and the name of the product. */
export const TAKE_STORE: Step = {
  operation: 'productDetail',
  params: { id: '$productId' },
  take: { merId: 'productInfo.merId', name: 'productInfo.storeName' },
};
export const WISHES: CallStep = { operation: 'collectProductList', ...AS, query: ALL };
export const WISH: Step = {
  operation: 'collectProductAdd',
  ...AS,
  body: { id: '$productId', category: 'store' },
  expect: [200, 500],
  situation: 'The product is on the list already.',
};
