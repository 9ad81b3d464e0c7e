import { isThere, oneOf, orderNumber, textUpTo } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** The result page polls the order this long, then shows links. */
export const CONFIRM_MS = 60_000;
export const POLL_MS = 2000;

/** Parameters of the result page. They say which order to read; they do not prove a payment. */
export interface ResultQuery {
  orderNo: string | null;
  /** the wallet's id of the payment */
  token: string | null;
  /** an approved wallet payment, to be captured */
  wallet: { token: string; payerId: string } | null;
  /** who refused the payment */
  refusedBy: 'shopper' | 'bank' | null;
  /** the shopper was redirected by a provider */
  returned: boolean;
}

/** Longer ids of payments are not of a provider. */
const MAX_ID = 500;
const providerId = textUpTo(MAX_ID);

/**
 * Providers return shoppers who have paid to this page, so that an invalid number does not hide it: the order is found by
 * the payment's id.
 */
export const resultSearch = searchParams(
  {
    orderNo: orderNumber,
    local_order_no: orderNumber,
    token: providerId,
    PayerID: providerId,
    payment_intent: providerId,
    redirect_status: providerId,
    status: oneOf(['0', '1']),
    settled: isThere,
  },
  ({ token = null, PayerID: payerId, ...values }) => {
    const query: ResultQuery = {
      orderNo: values.orderNo ?? values.local_order_no ?? null,
      token,
      wallet: token && payerId ? { token, payerId } : null,
      refusedBy: refusedBy(values),
      returned: Boolean(token || values.payment_intent || values.redirect_status),
    };
    /** returned by a wallet, and the address is not marked as settled */
    const isFromWallet = !values.settled && (token !== null || values.status !== undefined);
    return { query, isFromWallet };
  },
);

function refusedBy(values: {
  status: string | undefined;
  redirect_status: string | undefined;
}): ResultQuery['refusedBy'] {
  if (values.status === '0') return 'shopper';
  return values.redirect_status === 'failed' ? 'bank' : null;
}

/** State of capturing a wallet payment; `none` if there is nothing to capture. */
export type Capture = 'none' | 'running' | 'done' | 'refused' | 'unknown';

export interface ResultFacts {
  query: ResultQuery;
  orderNo: string | null;
  capture: Capture;
  /** whether the order is paid; null until it is read */
  paid: boolean | null;
  /** the order does not exist any more */
  orderGone: boolean;
  /** whether the order list shows the order as cancelled; null until it is read */
  cancelled: boolean | null;
  /** the polling time is over */
  waited: boolean;
}

export type ResultPhase =
  | 'missingParams'
  | 'missingOrder'
  | 'confirming'
  | 'slow'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'gone';

/** The state of the result page. Only the order itself proves a payment. */
export function resultPhase({
  query,
  orderNo,
  capture,
  paid,
  orderGone,
  cancelled,
  waited,
}: ResultFacts): ResultPhase {
  if (paid) return 'paid';
  if (capture === 'running') return 'confirming';
  if (!orderNo && capture === 'unknown') return 'slow';
  if (!orderNo) return query.returned ? 'missingOrder' : 'missingParams';
  if (cancelled) return 'cancelled';
  // A visitor whose session had ended has paid as another user, who cannot read the order.
  if (orderGone && capture === 'done') return 'paid';
  if (orderGone) return cancelled === null ? 'confirming' : 'gone';
  if (paid === null) return waited ? 'slow' : 'confirming';
  if (query.refusedBy || capture === 'refused') return 'failed';
  // The capture is not repeated by itself: the shopper is offered to check again.
  if (capture === 'unknown') return 'slow';
  return waited ? 'slow' : 'confirming';
}

/** Why a payment failed. */
export type FailReason = 'turnedBack' | 'walletRefused' | 'bankRefused';

export function failReason({ refusedBy }: ResultQuery, capture: Capture): FailReason {
  if (capture === 'refused') return 'walletRefused';
  return refusedBy === 'bank' ? 'bankRefused' : 'turnedBack';
}

/**
 * Whether a cancelled order was certainly not charged: a wallet is charged only by the capture, a bank may charge before
 * it redirects the shopper.
 */
export function isUncharged(query: ResultQuery, capture: Capture): boolean {
  if (query.wallet) return capture === 'none' || capture === 'refused';
  return query.refusedBy !== null || !query.returned;
}

/** Whether the order has to be polled. */
export const needsPolling = (phase: ResultPhase): boolean => phase === 'confirming';
