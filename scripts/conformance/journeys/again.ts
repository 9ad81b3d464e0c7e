import { NEW_ADDRESS } from './address.ts';
import { CART_COUNTS, ORDER_COUNTS, PROFILE_COUNTS } from './counts.ts';
import { FIND_OPTIONS } from './find.ts';
import type { Caller, CallStep, Journey, Step } from './journey.ts';
import { placeOrder, RELEASED } from './order-steps.ts';

const STOCK: Step = { operation: 'productDetail', as: 'guest', params: { id: '$productId' } };
const CANCEL: CallStep = { operation: 'orderCancel', params: { orderNo: '$orderNo' } };
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

/** The same write again, and the writes of others, leave everything as it is. */
export const again: readonly Journey[] = [
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
      ...placeOrder('member'),
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
