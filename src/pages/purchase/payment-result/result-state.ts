import type { ResultQuery } from '#/domain/payment/result-search.ts';

/** State of capturing a wallet payment; `none` if there is nothing to capture. */
export type Capture = 'none' | 'running' | 'done' | 'refused' | 'unknown';

interface ResultFacts {
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
type FailReason = 'turnedBack' | 'walletRefused' | 'bankRefused';

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
