import { NEW_ADDRESS } from './address.ts';
import { CART_COUNTS, ORDER_COUNTS, PROFILE_COUNTS } from './counts.ts';
import { FIND_OPTIONS } from './find.ts';
import type { Caller, CallStep, Journey, Step } from './journey.ts';
import { placeOrder, RELEASED } from './order-steps.ts';

const STOCK: Step = { operation: 'productDetail', as: 'guest', params: { id: '$productId' } };
const CANCEL: CallStep = { operation: 'orderCancel', params: { orderNo: '$orderNo' } };
const POINTS: CallStep = { operation: 'pointsAccount' };
const book = (as: Caller): CallStep => ({ operation: 'addressAll', as });
const DEFAULT: CallStep = { operation: 'addressDefault' };
const SIGN_IN: CallStep = {
  operation: 'emailLogin',
  body: { email: '$memberEmail', password: '$memberPassword' },
};
/** What a visitor has. */
const OWN_READS = (as: Caller): readonly Step[] => [
  ...CART_COUNTS(as),
  ...ORDER_COUNTS(as),
  ...PROFILE_COUNTS(as),
  book(as),
];

/** What the writes of `TWO_SESSIONS` change. */
const changing = (as: Caller): readonly Step[] => [
  { operation: 'userInfo', as },
  { operation: 'addressDefault', as },
  book(as),
];
const rename = (nickname: string): CallStep => ({
  operation: 'userEdit',
  body: { nickname, avatar: '$avatar' },
});

/** What one session changes, the other one reads as it is now. */
const TWO_SESSIONS: Journey = {
  name: 'two-sessions',
  about: 'a member with two sessions, of which one changes what the other has read',
  creates: ['an address'],
  steps: [
    { operation: 'userInfo', take: { nickname: 'nickname', avatar: 'avatar' } },
    { ...SIGN_IN, take: { token: 'token' } },
    ...changing('$token'),
    rename('$newName'),
    { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
    ...changing('$token'),
    ...changing('member'),
    rename('$nickname'),
    { operation: 'addressDelete', body: { id: '$addressId' } },
    ...changing('$token'),
    { operation: 'logout', as: '$token' },
  ],
};

/** The same write again, and the writes of others, leave everything as it is. */
export const again: readonly Journey[] = [
  TWO_SESSIONS,
  {
    name: 'again',
    about: 'writes that are sent twice, and what they leave as it is',
    creates: ['cart lines', 'addresses', 'an unpaid order'],
    steps: [
      FIND_OPTIONS,
      {
        operation: 'cartSave',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 2 }],
      },
      ...CART_COUNTS('member'),
      { ...SIGN_IN, take: { token: 'token' } },
      ...CART_COUNTS('member'),
      { operation: 'logout', as: '$token' },
      ...CART_COUNTS('member'),
      POINTS,
      ...placeOrder('member'),
      POINTS,
      STOCK,
      CANCEL,
      RELEASED,
      STOCK,
      // A backend may refuse what is done already. Others may change a stock, but not three times.
      ...[1, 2, 3].flatMap(() => [{ ...CANCEL, expect: [200, 500] }, RELEASED, STOCK]),
      ...ORDER_COUNTS('member'),
    ],
  },
  {
    name: 'default-address',
    about: 'the default address after each change, and when it is removed',
    creates: ['an address'],
    steps: [
      { ...DEFAULT, take: { defaultId: 'id' } },
      { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
      book('member'),
      ...['$addressId', '$defaultId', '$addressId'].flatMap((id): Step[] => [
        { operation: 'addressSetDefault', body: { id } },
        { ...DEFAULT, values: [{ what: 'the new default', at: 'id', is: id }] },
      ]),
      book('member'),
      // No other address takes its place.
      { operation: 'addressDelete', body: { id: '$addressId' } },
      book('member'),
      { ...DEFAULT, values: [{ what: 'a default that was removed', at: 'id', none: true }] },
      { operation: 'addressSetDefault', body: { id: '$defaultId' } },
      { ...DEFAULT, values: [{ what: 'the new default', at: 'id', is: '$defaultId' }] },
    ],
  },
  {
    name: 'new-visitor',
    about: 'a visitor who has nothing yet',
    creates: ['a visitor with an address'],
    steps: [
      FIND_OPTIONS,
      {
        operation: 'cartSave',
        body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
      },
      {
        operation: 'visitorRegister',
        body: { email: '$newEmail' },
        expect: [200, 500],
        situation: 'Buying without an account is switched off. Not checked by the known backend.',
        take: { token: 'token' },
      },
      ...OWN_READS('$token'),
      ...CART_COUNTS('member'),
      book('member'),
      { operation: 'addressSave', as: '$token', body: NEW_ADDRESS, take: { addressId: 'id' } },
      { operation: 'addressSetDefault', as: '$token', body: { id: '$addressId' } },
      book('$token'),
      book('member'),
      { operation: 'logout', as: '$token' },
    ],
  },
];
