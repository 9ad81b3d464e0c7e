import type { Expectation } from '../own/types.ts';
import { NEW_ADDRESS } from './address.ts';
import type { CallStep, Step } from './journey.ts';

export const PRE_ORDER_MISSING = {
  expect: 500,
  situation: 'The pre-order does not exist: expired or used.',
} as const;

/** A cancelled order gives back its pieces and coupon within this time. */
export const RELEASE_MS = 60_000;
/** Where time can be simulated; elsewhere reads wait for what they expect. */
export const RELEASED: Step = {
  sandbox: { do: 'forward', ms: RELEASE_MS + 1000 },
  isOptional: true,
};

export const buyNow = (
  item: Record<string, string | number>,
  rest: Partial<CallStep> = {},
): CallStep => ({
  operation: 'preOrderCreate',
  body: { preOrderType: 'buyNow', orderDetails: [item] },
  ...rest,
});
export const ITEM = { productId: '$productId', attrValueId: '$skuId', productNum: '$pieces' };

/** Creates an unpaid order of the caller: takes `orderNo`; requires `productId` and `skuId`. */
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
      mark: '$remark',
    },
    take: { orderNo: 'orderNo' },
  },
];

/**
 * Reads a cart of two stores: takes `firstLine` and `otherLine`, which is of another sku of the first store, and
 * `secondLine`.
 */
export const takeLines = (
  who: Pick<CallStep, 'as'> = {},
  otherSku: '$otherSkuId' | '$sameSkuId' = '$otherSkuId',
): CallStep => ({
  operation: 'cartList',
  ...who,
  query: { isValid: true },
  take: {
    firstLine: '[*].cartInfoList[attrId=$skuId].id',
    otherLine: `[*].cartInfoList[attrId=${otherSku}].id`,
    secondLine: '[*].cartInfoList[attrId=$secondSkuId].id',
    thirdLine: '[*].cartInfoList[attrId=$otherSkuId].id',
  },
});

/** Begins an order of these lines and more: takes `addressId` and `preOrderNo`. */
export const preOrderOfLines = (
  who: Pick<CallStep, 'as'>,
  more: readonly string[] = [],
): readonly Step[] => [
  { operation: 'addressSave', ...who, body: NEW_ADDRESS, take: { addressId: 'id' } },
  {
    operation: 'preOrderCreate',
    ...who,
    body: {
      preOrderType: 'shoppingCart',
      // The sandbox ships the newest part, which is that of the last store.
      orderDetails: ['$secondLine', '$firstLine', '$otherLine', ...more].map((shoppingCartId) => ({
        shoppingCartId,
      })),
    },
    take: { preOrderNo: 'preOrderNo' },
  },
];

export const createOrder = (body: Record<string, string>, rest: Partial<CallStep>): CallStep => ({
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

export const startPayment = (payType: string, rest: Partial<CallStep> = {}): CallStep => ({
  operation: 'payStart',
  body: { orderNo: '$orderNo', payType, payChannel: 'pc' },
  ...rest,
});

/** Composition of a calculated price. */
export const PRICE: readonly Expectation[] = [
  {
    what: 'the amount to pay',
    at: 'payFee',
    sum: ['+proTotalFee', '+freightFee', '-couponFee'],
  },
];

/** Amounts of an order, in total and by merchant. */
export const ORDER_TOTALS: readonly Expectation[] = [
  {
    what: 'the amount to pay',
    at: 'payPrice',
    sum: ['+proTotalPrice', '+payPostage', '-couponPrice'],
  },
  { what: 'the amounts of all merchants', at: 'payPrice', sum: ['+orderList[*].payPrice'] },
  { what: 'the pieces of all merchants', at: 'totalNum', sum: ['+orderList[*].totalNum'] },
];
