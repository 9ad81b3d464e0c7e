import { FIND_PRODUCT } from './find.ts';
import type { Step } from './journey.ts';
import { placeOrder, startPayment } from './order-steps.ts';

export const UNKNOWN_ORDER = { expect: 500, situation: 'The order does not exist.' } as const;

/** Creates a paid order of the other member: takes `orderNo` and its only merchant order, `merchantNo`. */
export const paidOrder = (payType: 'stripe' | 'wechat'): readonly Step[] => [
  ...FIND_PRODUCT,
  ...placeOrder('other', payType),
  startPayment(payType, {
    as: 'other',
    take: { clientSecret: 'stripeClientSecret', scan: 'redirect[?pr]' },
  }),
  {
    sandbox:
      payType === 'stripe'
        ? { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted: true }
        : { do: 'scan', id: '$scan', orderNo: '$orderNo' },
  },
  {
    operation: 'masterOrderDetail',
    as: 'other',
    params: { orderNo: '$orderNo' },
    take: { merchantNo: 'orderList[0].orderNo' },
    values: [{ what: 'the paid order', at: 'paid', is: true }],
  },
  { operation: 'orderDetail', as: 'other', params: { orderNo: '$merchantNo' } },
];

export const DETAIL: Step = {
  operation: 'orderDetail',
  as: 'other',
  params: { orderNo: '$merchantNo' },
};
/** The parcel is on its way. */
export const SHIPPED: Step = {
  operation: 'orderDetail',
  as: 'other',
  params: { orderNo: '$merchantNo' },
  values: [{ what: 'the shipped order', at: 'status', is: 1 }],
};
export const SHIP: Step = { sandbox: { do: 'ship', email: '$otherEmail', orderNo: '$merchantNo' } };
export const APPLY = {
  orderNo: '$merchantNo',
  text: '$reason',
  refund_reason_wap_explain: '$explanation',
};
