import { type Parse, orderNumber, textUpTo, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Parsed address of the order page. */
type OrderAddress =
  | { kind: 'missing' }
  | { kind: 'master' | 'merchant'; orderNo: string }
  /** look-up by a visitor without a session; the identity is a secret */
  | { kind: 'visitor'; orderNo: string; identity: string };

/** `orderStatus` in links to unpaid orders, whose number is the master order's. */
const UNPAID = '0';
/** Of a visitor's identity; the contract has no limit. */
const MAX_IDENTITY = 100;

/** The prefix of a number states its kind. */
export const isMasterNumber = (orderNo: string): boolean => /^PT/i.test(orderNo);
const isMerchantNumber = (orderNo: string): boolean => /^SH/i.test(orderNo);

const isUnpaid: Parse<boolean> = (text) => text === UNPAID;

/** For numbers without a known prefix `orderStatus` decides. */
const isMaster = (orderNo: string, unpaid: boolean): boolean =>
  isMasterNumber(orderNo) || (!isMerchantNumber(orderNo) && unpaid);

export const orderSearch = searchParams(
  {
    orderNo: validIfAny(orderNumber),
    identity: textUpTo(MAX_IDENTITY),
    orderStatus: isUnpaid,
  },
  ({ orderNo = '', identity, orderStatus }): OrderAddress => {
    if (identity !== undefined) return { kind: 'visitor', orderNo, identity };
    if (!orderNo) return { kind: 'missing' };
    return { kind: isMaster(orderNo, orderStatus) ? 'master' : 'merchant', orderNo };
  },
);
