import { FIND_OTHER_STORE } from './find.ts';
import type { Journey, Step } from './journey.ts';
import { buyNow } from './order-steps.ts';

const AS = { as: 'member' } as const;
const OFFERS = { page: 1, limit: 50 };
const NOT_FOR_THESE = 'The coupon does not apply to any of the products, or to this merchant.';

/** Receives the coupon `$couponId`, and takes the received one as `userCouponId`. */
const receive = (useType: number): Step[] => [
  { operation: 'couponReceive', ...AS, body: { couponId: '$couponId' } },
  {
    operation: 'couponList',
    ...AS,
    query: { type: 'usable', ...OFFERS },
    take: {
      userCouponId: `list[useType=${useType}].id`,
      belowIt: `list[useType=${useType}].minPrice|aCentLess`,
    },
  },
];
const refused = (situation: string): Step => ({
  operation: 'orderPrice',
  ...AS,
  body: { preOrderNo: '$preOrderNo', couponId: '$userCouponId' },
  expect: 500,
  situation,
});
const buyOther = (productNum: string | number): Step =>
  buyNow(
    { productId: '$dearId', attrValueId: '$dearSkuId', productNum },
    { ...AS, take: { preOrderNo: 'preOrderNo' } },
  );

/** Coupons of the whole shop that an order may not have yet, or no longer. */
const UNTIMELY: readonly Step[] = [
  { name: 'validStr=notStart', type: 'usable' },
  { name: 'status=2', type: 'unusable' },
].flatMap(({ name, type }): Step[] => [
  {
    operation: 'couponList',
    ...AS,
    query: { type, ...OFFERS },
    take: { userCouponId: `list[${name}&useType=3].id` },
  },
  {
    operation: 'orderCoupons',
    ...AS,
    params: { preOrderNo: '$preOrderNo' },
    values: [{ what: 'a coupon that is not valid now', at: '[*].id', lacks: '$userCouponId' }],
  },
  refused('Received coupon not found, used, expired or not valid yet.'),
]);

/** A cart of two stores is dear enough, and its products of the store of the coupon are not. */
const DEAR_WITH_OTHERS: readonly Step[] = [
  {
    find: 'a product of the store below the minimum of its coupon',
    list: {
      operation: 'storeProducts',
      query: { merId: '$merId', maxPrice: '$belowIt', priceOrder: 'asc' },
    },
    ids: 'list[*].id',
    as: 'cheapId',
    each: {
      operation: 'productDetail',
      params: { id: '$cheapId' },
      take: {
        cheapPrice: 'productInfo.price',
        cheapSkuId: 'productValue[price=$cheapPrice&stock>1].id',
      },
    },
  },
  {
    operation: 'cartSave',
    ...AS,
    body: [
      { productId: '$cheapId', productAttrUnique: '$cheapSkuId', cartNum: 1 },
      { productId: '$dearId', productAttrUnique: '$dearSkuId', cartNum: '$many' },
    ],
  },
  {
    operation: 'cartList',
    ...AS,
    query: { isValid: true },
    take: {
      cheapLine: '[*].cartInfoList[attrId=$cheapSkuId].id',
      dearLine: '[*].cartInfoList[attrId=$dearSkuId].id',
    },
  },
  {
    operation: 'preOrderCreate',
    ...AS,
    body: {
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: '$cheapLine' }, { shoppingCartId: '$dearLine' }],
    },
    take: { preOrderNo: 'preOrderNo' },
  },
  refused('Below the minimum spend.'),
  { operation: 'cartDelete', ...AS, body: { ids: ['$cheapLine', '$dearLine'] } },
];

/** Orders that one condition of a coupon alone does not fit: they are dear enough for its value. */
export const couponLimits: Journey = {
  name: 'coupon-limits',
  about: 'coupons for another store, for other products and below their minimum',
  creates: ['received coupons', 'pre-orders'],
  steps: [
    {
      operation: 'couponOffers',
      ...AS,
      query: { useType: 2, ...OFFERS },
      take: { couponId: 'list[isUse=false].id', productId: 'list[isUse=false].primaryKey[0]' },
    },
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      expect: [200, 500],
      take: { merId: 'productInfo.merId' },
    },
    ...FIND_OTHER_STORE,
    {
      find: 'a dear product of another store',
      list: {
        operation: 'storeProducts',
        query: { merId: '$secondMerId', priceOrder: 'desc' },
      },
      ids: 'list[*].id',
      as: 'dearId',
      each: {
        operation: 'productDetail',
        params: { id: '$dearId' },
        take: { dearSkuId: 'productValue[stock>9].id', many: 'productValue[stock>9].stock' },
        atMost: { many: 10 },
      },
    },
    ...receive(2),
    buyOther('$many'),
    ...UNTIMELY,
    {
      operation: 'couponList',
      ...AS,
      query: { type: 'usable', ...OFFERS },
      take: { userCouponId: 'list[useType=2].id' },
    },
    refused(NOT_FOR_THESE),
    {
      operation: 'couponOffers',
      ...AS,
      query: { useType: 1, merId: '$merId', ...OFFERS },
      take: { couponId: 'list[isUse=false].id' },
    },
    ...receive(1),
    buyOther('$many'),
    refused(NOT_FOR_THESE),
    ...DEAR_WITH_OTHERS,
    {
      operation: 'couponOffers',
      ...AS,
      query: { useType: 3, ...OFFERS },
      take: { couponId: 'list[minPrice>100].id' },
    },
    {
      operation: 'couponReceive',
      ...AS,
      body: { couponId: '$couponId' },
      expect: [200, 500],
      situation: 'This user has already received it.',
    },
    {
      operation: 'couponList',
      ...AS,
      query: { type: 'usable', ...OFFERS },
      take: {
        userCouponId: 'list[useType=3&minPrice>100].id',
        money: 'list[useType=3&minPrice>100].money',
        belowIt: 'list[useType=3&minPrice>100].minPrice|aCentLess',
      },
    },
    {
      find: 'a product just below the minimum of a coupon: its freight does not count',
      list: {
        operation: 'productList',
        query: { minPrice: '$money', maxPrice: '$belowIt', priceOrder: 'desc' },
      },
      ids: 'list[*].id',
      as: 'dearId',
      each: {
        operation: 'productDetail',
        params: { id: '$dearId' },
        take: {
          dearPrice: 'productInfo.price',
          dearSkuId: 'productValue[price=$dearPrice&stock>1].id',
        },
      },
    },
    buyOther(1),
    refused('Below the minimum spend.'),
    {
      find: 'a coupon of at least the price of a product',
      list: { operation: 'couponList', ...AS, query: { type: 'usable', ...OFFERS } },
      ids: 'list[useType=3&validStr=usable].id',
      as: 'userCouponId',
      each: [
        {
          operation: 'couponList',
          ...AS,
          query: { type: 'usable', ...OFFERS },
          take: {
            money: 'list[id=$userCouponId].money',
            minimum: 'list[id=$userCouponId].minPrice',
          },
        },
        {
          operation: 'productList',
          query: { minPrice: '$minimum', maxPrice: '$money', priceOrder: 'asc' },
          take: { dearId: 'list[0].id', price: 'list[0].price' },
        },
        {
          operation: 'productDetail',
          params: { id: '$dearId' },
          take: { dearSkuId: 'productValue[price=$price&stock>1].id' },
        },
      ],
    },
    buyOther(1),
    refused('The discount is not below the product total.'),
  ],
};
