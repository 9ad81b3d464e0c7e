import { searchParams } from '#/router/search-params.ts';

/** Parsed address of the order page. */
export type OrderAddress =
  | { kind: 'missing' }
  | { kind: 'master' | 'merchant'; orderNo: string }
  /** look-up by a visitor without a session; the identity is a secret */
  | { kind: 'visitor'; orderNo: string; identity: string };

/** `orderStatus` in links to unpaid orders, whose number is the master order's. */
const UNPAID = '0';

/** The prefix of a number states its kind. */
export const isMasterNumber = (orderNo: string): boolean => /^PT/i.test(orderNo);
const isMerchantNumber = (orderNo: string): boolean => /^SH/i.test(orderNo);

/** For numbers without a known prefix `orderStatus` decides. */
const isMaster = (orderNo: string, orderStatus: string | null): boolean =>
  isMasterNumber(orderNo) || (!isMerchantNumber(orderNo) && orderStatus === UNPAID);

function readOrderAddress(search: URLSearchParams): OrderAddress {
  const orderNo = search.get('orderNo')?.trim() ?? '';
  const identity = search.get('identity');
  if (identity !== null) return { kind: 'visitor', orderNo, identity: identity.trim() };
  if (!orderNo) return { kind: 'missing' };
  return { kind: isMaster(orderNo, search.get('orderStatus')) ? 'master' : 'merchant', orderNo };
}

export const orderSearch = searchParams(['orderNo', 'identity', 'orderStatus'], readOrderAddress);
