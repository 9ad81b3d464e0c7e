import type { Expectation } from '../check/values.ts';
import { NEW_ADDRESS } from './address.ts';
import type { CallStep, Journey, Step } from './journey.ts';

const PRE_ORDER_GONE = {
  expect: 500,
  situation: 'The pre-order does not exist: expired or used.',
} as const;
const UNKNOWN_ORDER = {
  expect: 500,
  situation: "The order does not exist, is not the caller's, or is cancelled.",
} as const;

/** Goods to buy: `productId`, `skuId`. */
export const GOODS: readonly Step[] = [
  { operation: 'productList', query: { limit: 10 }, take: { productId: 'list[stock>20].id' } },
  {
    operation: 'productDetail',
    params: { id: '$productId' },
    take: { skuId: 'productValue[stock>5].id' },
  },
];

const buyNow = (item: Record<string, string | number>, rest: Partial<CallStep> = {}): CallStep => ({
  operation: 'preOrderCreate',
  body: { preOrderType: 'buyNow', orderDetails: [item] },
  ...rest,
});
const ITEM = { productId: '$productId', attrValueId: '$skuId', productNum: 1 };

/** An unpaid order of the caller: `orderNo`. Wants `productId` and `skuId`. */
export const placeOrder = (
  as: CallStep['as'] & string,
  payType: 'paypal' | 'stripe' | 'wechat' = 'paypal',
): readonly Step[] => [
  { operation: 'addressSave', as, body: NEW_ADDRESS, take: { addressId: 'id' } },
  buyNow(ITEM, { as, take: { preOrderNo: 'preOrderNo' } }),
  {
    operation: 'orderCreate',
    as,
    body: {
      preOrderNo: '$preOrderNo',
      addressId: '$addressId',
      couponId: 0,
      payType,
      payChannel: 'pc',
      mark: 'Conformance check',
    },
    take: { orderNo: 'orderNo' },
  },
];

const create = (body: Record<string, string>, rest: Partial<CallStep>): CallStep => ({
  operation: 'orderCreate',
  body: {
    preOrderNo: '$preOrderNo',
    addressId: '$addressId',
    payType: 'paypal',
    payChannel: 'pc',
    ...body,
  },
  ...rest,
});

/** What a price is made of. */
export const PRICE: readonly Expectation[] = [
  {
    what: 'the amount to pay',
    at: 'payFee',
    sum: ['+proTotalFee', '+freightFee', '-couponFee'],
  },
];

/** What an order costs, as a whole and merchant by merchant. */
export const ORDER_TOTALS: readonly Expectation[] = [
  {
    what: 'the amount to pay',
    at: 'payPrice',
    sum: ['+proTotalPrice', '+payPostage', '-couponPrice'],
  },
  { what: 'the amounts of all merchants', at: 'payPrice', sum: ['+orderList[*].payPrice'] },
  { what: 'the pieces of all merchants', at: 'totalNum', sum: ['+orderList[*].totalNum'] },
];

export const order: readonly Journey[] = [
  {
    name: 'order-lists',
    about: 'the orders there are',
    steps: [
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        take: { masterNo: 'list[0].orderNo' },
      },
      { operation: 'masterOrderDetail', params: { orderNo: '$masterNo' } },
      ...[-1, 1, 2, 3].map((type): Step => ({
        operation: 'orderList',
        query: { type, page: 1, limit: 20 },
        take: { [`merchantNo${Math.abs(type)}`]: 'list[0].orderNo' },
      })),
      ...[1, 2, 3].map((type): Step => ({
        operation: 'orderDetail',
        params: { orderNo: `$merchantNo${type}` },
      })),
      { operation: 'orderCounts' },
      {
        operation: 'orderDetail',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted.",
      },
      {
        operation: 'orderDetail',
        as: 'other',
        params: { orderNo: '$merchantNo1' },
        expect: 500,
        situation: "The order does not exist, is not the caller's, or is deleted.",
      },
      { operation: 'masterOrderDetail', params: { orderNo: '$missingNo' }, ...UNKNOWN_ORDER },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$masterNo' },
        ...UNKNOWN_ORDER,
      },
    ],
  },
  {
    name: 'order',
    about: 'from the goods page to an order, and its cancellation',
    creates: ['an address', 'unpaid orders'],
    steps: [
      ...GOODS,
      buyNow(
        { ...ITEM, productId: '$missingId' },
        { expect: 500, situation: 'Product missing, deleted or off the shelf.' },
      ),
      buyNow({ ...ITEM, attrValueId: '$missingId' }, { expect: 500, situation: 'Sku missing.' }),
      buyNow(
        { productId: '$productId', productNum: 1 },
        { expect: [400, 500], situation: 'Product id or sku id missing, or the quantity wrong.' },
      ),
      buyNow(
        { ...ITEM, productNum: 99_999 },
        { expect: 500, situation: 'Stock of product or sku too low.' },
      ),
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$missingId' }] },
        expect: 500,
        situation: 'Cart line id missing, or the line not found.',
      },
      {
        operation: 'preOrderCreate',
        body: { preOrderType: 'buyNow', orderDetails: [] },
        expect: [400, 500],
        situation: 'No items, or an unknown type.',
      },

      { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
      buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
      {
        operation: 'preOrderDetail',
        params: { preOrderNo: '$preOrderNo' },
        values: [
          {
            what: 'the sku that was bought',
            at: 'orderList[*].orderInfoList[*].attrValueId',
            is: '$skuId',
          },
        ],
      },
      {
        operation: 'preOrderDetail',
        as: 'other',
        params: { preOrderNo: '$preOrderNo' },
        ...PRE_ORDER_GONE,
      },
      { operation: 'orderCoupons', params: { preOrderNo: '$preOrderNo' } },
      { operation: 'orderCoupons', params: { preOrderNo: '$missingNo' }, ...PRE_ORDER_GONE },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', addressId: '$addressId', couponId: 0 },
        take: { due: 'payFee' },
        values: PRICE,
      },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', couponId: '$missingId' },
        expect: 500,
        situation: 'Received coupon not found, used, expired or not valid yet.',
      },
      { operation: 'orderPrice', body: { preOrderNo: '$missingNo' }, ...PRE_ORDER_GONE },
      create({ preOrderNo: '$missingNo' }, PRE_ORDER_GONE),
      create(
        { addressId: '$missingId' },
        { expect: 500, situation: 'No address chosen, or the address does not exist.' },
      ),
      create(
        { couponId: '$missingId' },
        { expect: 500, situation: 'The coupon is refused, for the reasons of orderPrice.' },
      ),
      create(
        { payType: 'shells' },
        { expect: [400, 500], situation: 'Payment method not supported.' },
      ),
      create({}, { take: { orderNo: 'orderNo' } }),
      create({}, PRE_ORDER_GONE),
      { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_GONE },
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        values: [
          { what: 'the amount that was shown before', at: 'payPrice', is: '$due' },
          ...ORDER_TOTALS,
        ],
      },
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        values: [{ what: 'the order that was made', at: 'list[*].orderNo', has: '$orderNo' }],
      },

      {
        operation: 'orderCancel',
        params: { orderNo: '$missingNo' },
        expect: 500,
        situation: 'The order does not exist.',
      },
      {
        operation: 'orderCancel',
        as: 'other',
        params: { orderNo: '$orderNo' },
        expect: 500,
        situation: 'The order does not exist.',
      },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      { operation: 'masterOrderDetail', params: { orderNo: '$orderNo' }, ...UNKNOWN_ORDER },
      {
        operation: 'awaitPayOrders',
        query: { page: 1, limit: 20 },
        values: [{ what: 'the cancelled order', at: 'list[*].orderNo', lacks: '$orderNo' }],
      },
      { operation: 'orderList', query: { type: -1, page: 1, limit: 20 } },
    ],
  },
  {
    name: 'order-from-cart',
    about: 'from the cart to an order',
    creates: ['cart lines', 'an address', 'unpaid orders'],
    steps: [
      ...GOODS,
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { addressId: 'id' } },
      {
        operation: 'cartSave',
        as: 'other',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
      },
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
      },
      {
        operation: 'preOrderCreate',
        as: 'other',
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$lineId' }] },
        take: { preOrderNo: 'preOrderNo' },
      },
      { operation: 'preOrderDetail', as: 'other', params: { preOrderNo: '$preOrderNo' } },
      create({}, { as: 'other', take: { orderNo: 'orderNo' } }),
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        values: [
          { what: 'the line that was ordered', at: '[*].cartInfoList[*].id', lacks: '$lineId' },
        ],
      },
      { operation: 'orderCancel', as: 'other', params: { orderNo: '$orderNo' } },
    ],
  },
  {
    name: 'off-the-shelf',
    about: 'goods that go while somebody is buying them',
    embeddedOnly: true,
    steps: [
      ...GOODS,
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
      create(
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
      { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' }, ...PRE_ORDER_GONE },
    ],
  },
];
