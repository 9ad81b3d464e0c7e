import type { CallStep, Step } from './journey.ts';
import { createOrder } from './order-steps.ts';

const READ: CallStep = {
  operation: 'preOrderDetail',
  params: { preOrderNo: '$cartNo' },
  take: { ordered: 'orderProNum' },
};

/** What is done to the cart after a pre-order changes neither the pre-order nor its order. */
export const CHANGED_CART: readonly Step[] = [
  {
    operation: 'cartSave',
    body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: '$pieces' }],
  },
  {
    operation: 'cartList',
    query: { isValid: true },
    take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
  },
  {
    operation: 'preOrderCreate',
    body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$lineId' }] },
    take: { cartNo: 'preOrderNo' },
  },
  READ,
  { operation: 'cartSetQuantity', body: { id: '$lineId', number: 1 } },
  READ,
  { operation: 'orderPrice', body: { preOrderNo: '$cartNo' } },
  createOrder({ preOrderNo: '$cartNo' }, { take: { orderNo: 'orderNo' } }),
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    values: [{ what: 'the pieces of the pre-order', at: 'totalNum', is: '$ordered' }],
  },
  { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
];
