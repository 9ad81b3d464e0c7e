type Tree = { [key: string]: unknown };

/** A state machine, as visible in answers. */
export interface Machine {
  name: string;
  /** identifies its objects by an enum of the contract, or by their fields */
  enumName?: string;
  fields?: readonly string[];
  states: readonly string[];
  steps: readonly (readonly [from: string, to: string])[];
  /** transitions that the contract allows but the known backend never makes: valid, but not part of the coverage */
  rare?: readonly (readonly [from: string, to: string])[];
  /** id and state of an object; null when it has none */
  read(object: Tree, field: string): { id: unknown; state: string | undefined } | null;
}

const ORDER: Record<number, string> = {
  0: 'to ship',
  1: 'to receive',
  2: 'to review',
  3: 'completed',
  9: 'cancelled',
};
const ORDER_REFUND = ['none', 'applied', 'refunding', 'refunded'];
const REFUND = ['waiting', 'refused', 'refunding', 'refunded'];
const COUPON = ['unused', 'used', 'expired'];
const APPLICATION = ['', 'waiting', 'approved', 'refused'];

function orderState({ paid, status }: Tree): string | undefined {
  if (status !== 0) return ORDER[Number(status)];
  // 0 is both unpaid and to ship; `paid` decides.
  if (typeof paid !== 'boolean') return undefined;
  return paid ? 'to ship' : 'unpaid';
}

function masterState({ paid, isCancel }: Tree): string {
  if (isCancel === true) return 'cancelled';
  return paid === true ? 'paid' : 'unpaid';
}

export const MACHINES: readonly Machine[] = [
  {
    // Cancelled master orders cannot be read; their merchant orders show the state.
    name: 'order',
    fields: ['paid', 'isCancel', 'orderNo'],
    states: ['unpaid', 'paid'],
    steps: [['unpaid', 'paid']],
    rare: [['unpaid', 'cancelled']],
    read: (object) => ({ id: object.orderNo, state: masterState(object) }),
  },
  {
    // The known backend never sets the state between receipt and completion.
    name: 'merchant order',
    enumName: 'OrderStatus',
    states: ['unpaid', 'to ship', 'to receive', 'completed', 'cancelled'],
    steps: [
      ['unpaid', 'to ship'],
      ['unpaid', 'cancelled'],
      ['to ship', 'to receive'],
      ['to receive', 'completed'],
    ],
    rare: [
      ['to receive', 'to review'],
      ['to review', 'completed'],
    ],
    read: (object) => ({ id: object.orderNo ?? object.merOrderNo, state: orderState(object) }),
  },
  {
    name: 'refund flag of a merchant order',
    enumName: 'OrderRefundStatus',
    states: ORDER_REFUND,
    steps: [
      ['none', 'applied'],
      ['applied', 'none'],
      ['applied', 'refunding'],
      ['applied', 'refunded'],
      ['refunding', 'refunded'],
    ],
    read: (object, field) => ({
      id: object.orderNo ?? object.merOrderNo,
      state: ORDER_REFUND[Number(object[field])],
    }),
  },
  {
    name: 'refund',
    enumName: 'RefundState',
    states: REFUND,
    steps: [
      ['waiting', 'refused'],
      ['waiting', 'refunding'],
      ['waiting', 'refunded'],
      ['refunding', 'refunded'],
    ],
    read: (object, field) => ({ id: object.refundOrderNo, state: REFUND[Number(object[field])] }),
  },
  {
    name: 'received coupon',
    enumName: 'CouponStatus',
    states: COUPON,
    steps: [
      ['unused', 'used'],
      ['used', 'unused'],
      ['unused', 'expired'],
    ],
    read: (object, field) => ({ id: object.id, state: COUPON[Number(object[field])] }),
  },
  {
    name: 'merchant application',
    enumName: 'SettlementStatus',
    states: APPLICATION.slice(1),
    steps: [
      ['waiting', 'approved'],
      ['waiting', 'refused'],
      ['refused', 'waiting'],
    ],
    read: (object, field) => ({ id: object.id, state: APPLICATION[Number(object[field])] }),
  },
];

/** Whether a state can follow another one, including over unseen states. */
export function reachable({ steps, rare = [] }: Machine, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const state of seen)
    for (const [start, end] of [...steps, ...rare]) if (start === state) seen.add(end);
  return from !== to && seen.has(to);
}
