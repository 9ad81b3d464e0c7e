import { NEW_ADDRESS } from './address.ts';
import { CART_COUNTS, ORDER_COUNTS } from './counts.ts';
import { FIND_OPTIONS, FIND_OTHER_STORE, FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import {
  buyNow,
  createOrder,
  ITEM,
  PRE_ORDER_MISSING,
  RELEASED,
  takeLines,
} from './order-steps.ts';
import { paidOrder, SHIP } from './paid-order.ts';

const AS = { as: 'other' } as const;
const item = (productId: string, productAttrUnique: string, cartNum: string | number = 1) => ({
  productId,
  productAttrUnique,
  cartNum,
});
const save = (...body: ReturnType<typeof item>[]): CallStep => ({
  operation: 'cartSave',
  ...AS,
  body,
});
const detailOf = (orderNo: string): CallStep => ({
  operation: 'masterOrderDetail',
  ...AS,
  params: { orderNo },
});
const cancel = (orderNo: string): CallStep => ({
  operation: 'orderCancel',
  ...AS,
  params: { orderNo },
});
const MOST_PIECES = 99;

/** What a write must leave alone: other lines, other orders, and all that a refused write has named. */
export const sideEffects: readonly Journey[] = [
  {
    name: 'side-effects',
    about: 'lines and orders beside those that are written, and an address after its order',
    creates: ['cart lines', 'addresses', 'unpaid orders'],
    steps: [
      FIND_OPTIONS,
      ...FIND_OTHER_STORE,
      ...CART_COUNTS('other'),
      save(
        item('$productId', '$skuId'),
        item('$productId', '$otherSkuId'),
        item('$secondId', '$secondSkuId'),
      ),
      takeLines(AS),
      {
        ...save(item('$productId', '$skuId'), item('$missingId', '$otherSkuId')),
        expect: 500,
        situation: 'Product missing, deleted or off the shelf.',
      },
      ...CART_COUNTS('other'),
      { operation: 'addressSave', ...AS, body: NEW_ADDRESS, take: { addressId: 'id' } },
      {
        operation: 'preOrderCreate',
        ...AS,
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$firstLine' }] },
        take: { preOrderNo: 'preOrderNo' },
      },
      createOrder({}, { ...AS, take: { firstNo: 'orderNo' } }),
      ...CART_COUNTS('other'),
      buyNow(
        { productId: '$secondId', attrValueId: '$secondSkuId', productNum: 1 },
        { ...AS, take: { preOrderNo: 'preOrderNo' } },
      ),
      createOrder({}, { ...AS, take: { secondNo: 'orderNo' } }),
      ...CART_COUNTS('other'),
      { operation: 'cartDelete', ...AS, body: { ids: ['$otherLine', '$secondLine'] } },
      ...CART_COUNTS('other'),
      detailOf('$firstNo'),
      {
        operation: 'addressSave',
        ...AS,
        body: { ...NEW_ADDRESS, id: '$addressId', realName: 'C $person', detail: '3, $street' },
      },
      detailOf('$firstNo'),
      { operation: 'addressDelete', ...AS, body: { id: '$addressId' } },
      detailOf('$firstNo'),
      ...ORDER_COUNTS('other'),
      cancel('$firstNo'),
      ...ORDER_COUNTS('other'),
      detailOf('$secondNo'),
      cancel('$secondNo'),
      RELEASED,
    ],
  },
  {
    name: 'two-parcels',
    about: 'of two shipped orders one is received',
    isWhole: true,
    steps: [
      ...paidOrder('stripe'),
      SHIP,
      ...paidOrder('stripe'),
      SHIP,
      ...ORDER_COUNTS('other'),
      { operation: 'orderTake', ...AS, params: { orderNo: '$merchantNo' } },
      ...ORDER_COUNTS('other'),
    ],
  },
  {
    name: 'large-order',
    about: 'as many pieces of a dear product as there are',
    creates: ['pre-orders'],
    steps: [
      {
        find: 'a dear product with many pieces',
        list: { operation: 'productList', query: { priceOrder: 'desc' } },
        ids: 'list[*].id',
        as: 'productId',
        each: {
          operation: 'productDetail',
          params: { id: '$productId' },
          take: { skuId: 'productValue[stock>20].id', many: 'productValue[stock>20].stock' },
          atMost: { many: MOST_PIECES },
        },
      },
      buyNow({ ...ITEM, productNum: '$many' }, { take: { preOrderNo: 'preOrderNo' } }),
      { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' } },
      { operation: 'orderPrice', body: { preOrderNo: '$preOrderNo', couponId: 0 } },
    ],
  },
  {
    name: 'late-order',
    about: 'a pre-order that is ordered too late',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      { operation: 'addressSave', ...AS, body: NEW_ADDRESS, take: { addressId: 'id' } },
      buyNow(ITEM, { ...AS, take: { preOrderNo: 'preOrderNo' } }),
      { sandbox: { do: 'forward', ms: 16 * 60_000 } },
      createOrder({}, { ...AS, ...PRE_ORDER_MISSING }),
    ] satisfies Step[],
  },
];
