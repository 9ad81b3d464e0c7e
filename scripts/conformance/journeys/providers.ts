import { ORDER_COUNTS } from './counts.ts';
import { FIND_PRODUCT } from './find.ts';
import type { Journey, Step } from './journey.ts';
import { placeOrder, startPayment } from './order-steps.ts';
import { DETAIL, paidOrder, SHIP } from './paid-order.ts';

const ALL = { page: 1, limit: 100 };
const isPaid = (paid: boolean): readonly Step[] => [
  {
    operation: 'masterOrderDetail',
    params: { orderNo: '$orderNo' },
    values: [{ what: 'whether the order is paid', at: 'paid', is: paid }],
  },
  {
    operation: 'awaitPayOrders',
    query: ALL,
    values: [
      {
        what: 'the order among those to pay',
        at: 'list[*].orderNo',
        ...(paid ? { lacks: '$orderNo' } : { has: '$orderNo' }),
      },
    ],
  },
];
const card = (accepted: boolean): Step => ({
  sandbox: { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted },
});
const START: Step = startPayment('stripe', { take: { clientSecret: 'stripeClientSecret' } });
const hold = (name: string): Step => ({
  sandbox: { do: 'scenario', name, email: '$memberEmail' },
});

/** What providers and couriers decide: payments that are refused or late, and a parcel that is signed for. */
export const providers: readonly Journey[] = [
  {
    name: 'refused-payments',
    about: 'a card and a wallet that refuse: the order stays to be paid, and is paid then',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member', 'stripe'),
      START,
      card(false),
      ...isPaid(false),
      START,
      card(true),
      ...isPaid(true),
      ...placeOrder('member', 'paypal'),
      startPayment('paypal', { take: { wallet: 'redirect[?token]' } }),
      { sandbox: { do: 'wallet', id: '$wallet', orderNo: '$orderNo', approved: false } },
      {
        operation: 'walletCapture',
        body: { token: '$wallet', payerID: 'NONE' },
        values: [{ what: 'a payment that was refused', at: 'status', is: false }],
      },
      ...isPaid(false),
      startPayment('paypal', { take: { wallet: 'redirect[?token]' } }),
      {
        sandbox: { do: 'wallet', id: '$wallet', orderNo: '$orderNo', approved: true },
        take: { payerId: '[?PayerID]' },
      },
      { operation: 'walletCapture', body: { token: '$wallet', payerID: '$payerId' } },
      ...isPaid(true),
      // Approved at the provider, and given up here.
      ...placeOrder('member', 'paypal'),
      startPayment('paypal', { take: { wallet: 'redirect[?token]' } }),
      {
        sandbox: { do: 'wallet', id: '$wallet', orderNo: '$orderNo', approved: true },
        take: { payerId: '[?PayerID]' },
      },
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      {
        operation: 'walletCapture',
        body: { token: '$wallet', payerID: '$payerId' },
        expect: [200, 500],
        values: [{ what: 'the payment of a cancelled order', at: 'status', is: false }],
      },
      ...ORDER_COUNTS('member'),
    ],
  },
  {
    name: 'late-payment',
    about: 'a payment that the provider confirms later',
    isWhole: true,
    steps: [
      ...FIND_PRODUCT,
      ...placeOrder('member', 'stripe'),
      START,
      hold('paymentsHeld'),
      card(true),
      ...isPaid(false),
      hold('paymentsArrive'),
      ...isPaid(true),
      ...ORDER_COUNTS('member'),
    ],
  },
  {
    name: 'signed-parcel',
    about: 'a parcel that is signed for: its order is received',
    isWhole: true,
    steps: [
      ...paidOrder('stripe'),
      { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
      SHIP,
      DETAIL,
      { operation: 'orderExpress', as: 'other', params: { orderNo: '$merchantNo' } },
      { sandbox: { do: 'sign', email: '$otherEmail', orderNo: '$merchantNo' } },
      {
        operation: 'orderExpress',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        values: [{ what: 'a parcel that was signed for', at: 'state', is: 3 }],
      },
      {
        operation: 'orderDetail',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        take: { lineId: 'orderInfoList[0].id' },
        values: [{ what: 'the received order', at: 'status', is: 3 }],
      },
      ...ORDER_COUNTS('other'),
      {
        operation: 'reviewableLines',
        as: 'other',
        query: ALL,
        values: [{ what: 'a line of the received order', at: 'list[*].id', has: '$lineId' }],
      },
      {
        operation: 'orderTake',
        as: 'other',
        params: { orderNo: '$merchantNo' },
        expect: 500,
        situation: 'Not shipped yet, or already received.',
      },
    ],
  },
];
