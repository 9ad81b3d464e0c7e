/** What an address of the order page asks for. */
export type OrderAddress =
  | { kind: 'missing' }
  | { kind: 'master' | 'merchant'; orderNo: string }
  /** without signing in; the identity is a secret of the visitor who bought */
  | { kind: 'visitor'; orderNo: string; identity: string };

/** `orderStatus` of links to unpaid orders, which are known by their master number. */
const UNPAID = '0';

/** Numbers say by their first letters what they are of. */
export const isMasterNumber = (orderNo: string): boolean => /^PT/i.test(orderNo);
const isMerchantNumber = (orderNo: string): boolean => /^SH/i.test(orderNo);

/** For numbers of another kind `orderStatus` decides. */
const isMaster = (orderNo: string, orderStatus: string | null): boolean =>
  isMasterNumber(orderNo) || (!isMerchantNumber(orderNo) && orderStatus === UNPAID);

export function readOrderAddress(search: URLSearchParams): OrderAddress {
  const orderNo = search.get('orderNo')?.trim() ?? '';
  const identity = search.get('identity');
  if (identity !== null) return { kind: 'visitor', orderNo, identity: identity.trim() };
  if (!orderNo) return { kind: 'missing' };
  return { kind: isMaster(orderNo, search.get('orderStatus')) ? 'master' : 'merchant', orderNo };
}

/** A visitor looks an order up without a session. */
export const isVisitorLookUp = (search: URLSearchParams): boolean => search.has('identity');
