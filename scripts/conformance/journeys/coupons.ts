import { NEW_ADDRESS } from './address.ts';
import { PROFILE_COUNTS } from './counts.ts';
import { FIND_CHEAP_PRODUCT } from './find.ts';
import { type CallStep, isCall, type Journey, type Step } from './journey.ts';
import { buyNow, createOrder, ORDER_TOTALS, PRICE, RELEASE_MS, RELEASED } from './order-steps.ts';

/** Many pieces, to reach the minimum of a coupon. */
const MANY_PIECES = {
  productId: '$realProductId',
  attrValueId: '$skuId',
  productNum: '$manyPieces',
};
const MANY = {
  take: {
    realProductId: 'productInfo.id',
    skuId: 'productValue[stock>3].id',
    manyPieces: 'productValue[stock>3].stock',
  },
  atMost: { manyPieces: 10 },
} as const;
const COUPONS = PROFILE_COUNTS('other').filter(
  ({ operation }) => operation !== 'collectProductList',
);
/** A coupon may name products that are no longer sold. */
const MAY_BE_GONE = {
  expect: [200, 500],
  situation: 'Product missing, deleted, off the shelf or not approved.',
};
const ALREADY_RECEIVED = 'This user has already received it.';
const REFUSED = 500;
const receive: CallStep = {
  operation: 'couponReceive',
  as: 'other',
  body: { couponId: '$couponId' },
};

/** Not used yet, and the one that an order may have. */
const ALL = { page: 1, limit: 100 };
const USABLE: Step = { operation: 'couponList', as: 'other', query: { type: 'usable', ...ALL } };

/** The same read without taking values. */
const again = (step: Step): Step => {
  if (!isCall(step)) return step;
  const { take: _, ...read } = step;
  return read;
};

/** Receives a coupon, orders with it and cancels. `offer` takes `couponId` and a `productId` it applies to. */
function withCoupon(
  name: string,
  about: string,
  offer: readonly Step[],
  price: Pick<CallStep, 'expect' | 'situation'> = {},
): Journey {
  const offers = offer
    .filter((step) => isCall(step) && step.operation === 'couponOffers' && step.as === 'other')
    .map(again);
  return {
    name,
    about,
    creates: ['received coupons', 'an address', 'unpaid orders'],
    steps: [
      ...offer,
      { ...receive, alongside: [receive], once: REFUSED },
      ...offers,
      { ...receive, expect: REFUSED, situation: ALREADY_RECEIVED },
      USABLE,
      {
        operation: 'productDetail',
        as: 'other',
        params: { id: '$productId' },
        ...MAY_BE_GONE,
        ...MANY,
      },
      { operation: 'addressSave', as: 'other', body: NEW_ADDRESS, take: { addressId: 'id' } },
      buyNow(MANY_PIECES, { as: 'other', take: { preOrderNo: 'preOrderNo' } }),
      {
        operation: 'orderCoupons',
        as: 'other',
        params: { preOrderNo: '$preOrderNo' },
        take: { userCouponId: '[couponId=$couponId].id' },
      },
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId: '$userCouponId' },
        ...price,
        take: { due: 'payFee' },
        values: [...PRICE, { what: 'the discount of the coupon', at: 'couponFee', above: 0 }],
      },
      {
        operation: 'orderCreate',
        as: 'other',
        body: {
          preOrderNo: '$preOrderNo',
          addressId: '$addressId',
          couponId: '$userCouponId',
          payType: 'paypal',
          payChannel: 'pc',
        },
        ...(price.expect ? { expect: price.expect } : {}),
        take: { orderNo: 'orderNo' },
      },
      {
        operation: 'masterOrderDetail',
        as: 'other',
        params: { orderNo: '$orderNo' },
        values: [{ what: 'the amount shown before', at: 'payPrice', is: '$due' }, ...ORDER_TOTALS],
      },
      { operation: 'awaitPayOrders', as: 'other', query: ALL },
      { operation: 'couponList', as: 'other', query: { type: 'unusable' } },
      ...offers,
      { ...receive, expect: REFUSED, situation: ALREADY_RECEIVED },
      buyNow(MANY_PIECES, { as: 'other', take: { secondNo: 'preOrderNo' } }),
      {
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$secondNo', couponId: '$userCouponId' },
        expect: 500,
        situation: 'Received coupon not found, used, expired or not valid yet.',
      },
      // The coupon of another member.
      buyNow(MANY_PIECES, { as: 'member', take: { foreignNo: 'preOrderNo' } }),
      {
        operation: 'orderPrice',
        as: 'member',
        body: { preOrderNo: '$foreignNo', couponId: '$userCouponId' },
        expect: 500,
        situation: 'Received coupon not found, used, expired or not valid yet.',
      },
      createOrder(
        { preOrderNo: '$secondNo', couponId: '$userCouponId' },
        {
          as: 'other',
          expect: 500,
          situation: 'The coupon is refused, for the reasons of orderPrice.',
        },
      ),
      ...COUPONS,
      { operation: 'orderCancel', as: 'other', params: { orderNo: '$orderNo' } },
      RELEASED,
      {
        operation: 'orderCoupons',
        as: 'other',
        params: { preOrderNo: '$secondNo' },
        within: RELEASE_MS,
        values: [{ what: 'the coupon of the cancelled order', at: '[*].id', has: '$userCouponId' }],
      },
      ...COUPONS,
    ],
  };
}

/** Backends may list platform coupons and refuse them in the price. */
export const PLATFORM_PRICE = {
  expect: [200, 500],
  situation: 'A platform coupon, which the calculation does not support.',
};

const OFFERS: CallStep = {
  operation: 'couponOffers',
  as: 'member',
  query: { useType: 2, page: 1, limit: 50 },
};
/** The pieces left of a coupon are one less afterwards. */
const LIMITED: readonly Step[] = [
  { ...OFFERS, take: { limitedId: 'list[isUse=false&isLimited=true&lastTotal>1].id' } },
  { operation: 'couponReceive', as: 'member', body: { couponId: '$limitedId' } },
  OFFERS,
];

const FOR_PRODUCTS: CallStep = {
  operation: 'couponOffers',
  as: 'other',
  query: { useType: 2, page: 1, limit: 50 },
  take: { couponId: 'list[isUse=false].id', productId: 'list[isUse=false].primaryKey[0]' },
};
const ofProduct = withCoupon('coupon-product', 'an order with a coupon for products', [
  FOR_PRODUCTS,
]);

export const coupons: readonly Journey[] = [
  {
    ...ofProduct,
    steps: [
      ...ofProduct.steps,
      // This one stays used when an order with another coupon is cancelled.
      createOrder({ preOrderNo: '$secondNo', couponId: '$userCouponId' }, { as: 'other' }),
      ...COUPONS,
    ],
  },
  withCoupon('coupon-store', 'an order with a coupon for a store', [
    // Offers do not name their store, so the store of a product with coupons is used.
    {
      operation: 'couponOffers',
      as: 'guest',
      query: { useType: 2, page: 1, limit: 50 },
      take: { productId: 'list[0].primaryKey[0]' },
    },
    {
      operation: 'productDetail',
      as: 'guest',
      params: { id: '$productId' },
      ...MAY_BE_GONE,
      take: { merId: 'productInfo.merId' },
    },
    {
      operation: 'couponOffers',
      as: 'other',
      query: { useType: 1, merId: '$merId' },
      take: { couponId: 'list[isUse=false].id' },
    },
  ]),
  withCoupon(
    'coupon-platform',
    'an order with a coupon for the whole shop',
    [
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 3, page: 1, limit: 50 },
        take: { couponId: 'list[isUse=false].id' },
      },
      {
        find: 'a product with ten pieces',
        list: { operation: 'productList' },
        ids: 'list[*].id',
        as: 'productId',
        each: {
          operation: 'productDetail',
          as: 'other',
          params: { id: '$productId' },
          ...MANY,
        },
      },
    ],
    PLATFORM_PRICE,
  ),
  {
    name: 'coupon-mismatch',
    about: 'coupons refused by the price calculation',
    creates: ['received coupons'],
    steps: [
      FOR_PRODUCTS,
      receive,
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 50 },
        take: { userCouponId: 'list[0].id' },
      },
      FIND_CHEAP_PRODUCT,
      buyNow(
        { productId: '$otherProductId', attrValueId: '$skuId', productNum: 1 },
        { as: 'other', take: { preOrderNo: 'preOrderNo' } },
      ),
      {
        operation: 'couponOffers',
        as: 'other',
        query: { useType: 3, page: 1, limit: 50 },
        take: { couponId: 'list[isUse=false&minPrice>100].id' },
      },
      receive,
      {
        operation: 'couponList',
        as: 'other',
        query: { type: 'usable', page: 1, limit: 50 },
        take: { platformCouponId: 'list[0].id' },
      },
      ...[
        ['$platformCouponId', 'Below the minimum spend.'],
        ['$userCouponId', 'The coupon does not apply to any of the products, or to this merchant.'],
      ].map(([couponId = '', situation = '']): Step => ({
        operation: 'orderPrice',
        as: 'other',
        body: { preOrderNo: '$preOrderNo', couponId },
        expect: 500,
        situation,
      })),
    ],
  },
  {
    name: 'coupons',
    about: 'existing coupons, one of a limited number, and an unknown one',
    creates: ['a received coupon'],
    steps: [
      ...LIMITED,
      { operation: 'couponList', query: { type: 'usable', page: 1, limit: 20 } },
      { operation: 'couponList', query: { type: 'unusable', page: 1, limit: 20 } },
      {
        operation: 'couponReceive',
        as: 'other',
        body: { couponId: '$missingId' },
        expect: 500,
        situation: 'Coupon missing, deleted or disabled.',
      },
    ],
  },
];
