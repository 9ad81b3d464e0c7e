import { FIND_OPTIONS } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { ADD, ALL, AS, play, REMOVE, TAKE_STORE, WISH, WISHES } from './shop-steps.ts';

const counts = (numType: boolean): readonly Step[] =>
  ['total', 'sum'].map((type) => ({ operation: 'cartCount', ...AS, query: { type, numType } }));
/** What is in the cart and on the wish list, sold or not. */
const OWN: readonly Step[] = [
  ...[true, false].flatMap((isValid): Step[] => [
    { operation: 'cartList', ...AS, query: { isValid } },
    ...counts(isValid),
  ]),
  WISHES,
  { operation: 'userInfo', ...AS },
];
/** Lists of products that are sold. */
const SOLD: readonly Step[] = [
  { operation: 'productList', query: { keyword: '$name', ...ALL } },
  { operation: 'storeProducts', query: { merId: '$merId', ...ALL } },
  { operation: 'homeProducts', query: ALL },
  { operation: 'productLeaderboard' },
  { operation: 'homeActivities' },
];
const ACTIVITY: Step = {
  operation: 'activityProducts',
  params: { aid: '$activityId' },
  query: ALL,
};
const PAGE: CallStep = { operation: 'productDetail', params: { id: '$productId' } };
const gone = { what: 'a product off the shelf', lacks: '$productId' } as const;

export const offTheShelf: Journey = {
  name: 'off-the-shelf',
  about: 'a product in a cart and on a wish list that is taken off the shelf, and is sold again',
  creates: ['a cart line', 'an address', 'a wish'],
  isWhole: true,
  steps: [
    FIND_OPTIONS,
    TAKE_STORE,
    ...ADD,
    WISH,
    ...OWN,
    ...SOLD,
    play('offShelf', '$skuId'),
    { ...PAGE, expect: 500, situation: 'Product missing, deleted, off the shelf or not approved.' },
    ...OWN,
    ...counts(false),
    ...SOLD,
    { ...WISHES, values: [{ ...gone, at: 'list[*].productId' }] } as Step,
    {
      operation: 'storeProducts',
      query: { merId: '$merId', ...ALL },
      values: [{ ...gone, at: 'list[*].id' }],
    },
    {
      operation: 'cartList',
      ...AS,
      query: { isValid: false },
      values: [{ what: 'the invalid line', at: '[*].cartInfoList[*].id', has: '$lineId' }],
    },
    play('onShelfAgain'),
    PAGE,
    ...OWN,
    ...SOLD,
    play('soldOut', '$skuId'),
    PAGE,
    ...OWN,
    ...SOLD,
    // Another option of the product is still there.
    {
      operation: 'cartReselect',
      ...AS,
      body: { id: '$lineId', num: 1, productId: '$productId', unique: '$otherSkuId' },
    },
    {
      operation: 'cartList',
      ...AS,
      query: { isValid: true },
      values: [
        {
          what: 'whether the line can be bought',
          at: '[*].cartInfoList[id=$lineId].attrStatus',
          is: true,
        },
      ],
    },
    play('backInStock', '$skuId'),
    { operation: 'collectProductCancel', ...AS, params: { proId: '$productId' } },
    REMOVE,
    // One of an activity.
    {
      operation: 'homeActivities',
      take: { activityId: '[0].id', productId: '[0].productList[0].proId' },
    },
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      take: { skuId: 'productValue[stock>0].id' },
    },
    ACTIVITY,
    play('offShelf', '$skuId'),
    ACTIVITY,
    play('onShelfAgain'),
    // The one that is sold best.
    { operation: 'productLeaderboard', take: { productId: '[0].id' } },
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      take: { skuId: 'productValue[stock>0].id' },
    },
    play('offShelf', '$skuId'),
    {
      operation: 'productLeaderboard',
      values: [{ ...gone, at: '[*].id' }],
    },
    play('onShelfAgain'),
  ],
};
