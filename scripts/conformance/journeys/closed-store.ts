import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { buyNow, ITEM } from './order-steps.ts';
import { ADD, ALL, AS, play, REMOVE, TAKE_STORE } from './shop-steps.ts';

const stores = (test: { has: string } | { lacks: string }): readonly Step[] =>
  (['merchantStreet', 'merchantSearch'] as const).map((operation) => ({
    operation,
    as: 'guest',
    query: ALL,
    values: [{ what: 'the store, which may be closed', at: 'list[*].id', ...test }],
  }));
const pages = (rest: Partial<CallStep> = {}): readonly Step[] =>
  (['merchantIndex', 'merchantDetail'] as const).map((operation) => ({
    operation,
    as: 'guest',
    params: { id: '$merId' },
    ...rest,
  }));
const SERVICE: Step = { operation: 'merchantService', params: { id: '$merId' } };
const FOLLOWED: Step = { operation: 'collectMerchantList', ...AS, query: ALL };
const CLOSED = { expect: 500, situation: 'The store is closed.' } as const;
const fromCart = (rest: Partial<CallStep>): CallStep => ({
  operation: 'preOrderCreate',
  ...AS,
  body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: '$lineId' }] },
  ...rest,
});

export const closedStore: Journey = {
  name: 'closed-store',
  about: 'a store that closes, with its products in a cart, and opens again',
  creates: ['a cart line', 'an address', 'a followed store', 'pre-orders'],
  isWhole: true,
  steps: [
    ...FIND_PRODUCT,
    TAKE_STORE,
    ...ADD,
    { operation: 'collectMerchantAdd', ...AS, params: { id: '$merId' } },
    FOLLOWED,
    ...stores({ has: '$merId' }),
    ...pages(),
    play('storeClosed', '$skuId'),
    ...stores({ lacks: '$merId' }),
    ...pages({ expect: 500, situation: 'The store is not open.' }),
    SERVICE,
    FOLLOWED,
    buyNow(ITEM, { ...AS, ...CLOSED }),
    fromCart(CLOSED),
    play('storesOpenAgain'),
    ...stores({ has: '$merId' }),
    ...pages(),
    fromCart({ take: { preOrderNo: 'preOrderNo' } }),
    { operation: 'preOrderDetail', ...AS, params: { preOrderNo: '$preOrderNo' } },
    { operation: 'collectMerchantCancel', ...AS, params: { id: '$merId' } },
    // Fewer follow it again.
    ...pages(),
    REMOVE,
  ],
};
