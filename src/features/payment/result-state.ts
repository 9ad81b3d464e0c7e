/** The result page asks for so long, then leaves the shopper with links. */
export const CONFIRM_MS = 60_000;
export const POLL_MS = 2000;

/** What the address of the result page says. It is a hint about which order to ask for, never a proof of anything. */
export interface ResultQuery {
  orderNo: string | null;
  /** the wallet's name for the payment */
  token: string | null;
  /** the wallet approved and waits to be captured */
  wallet: { token: string; payerId: string } | null;
  /** who says that it came to nothing */
  refusedBy: 'shopper' | 'bank' | null;
  /** a provider sent the shopper here */
  returned: boolean;
}

export function readResultQuery(search: URLSearchParams): ResultQuery {
  const token = search.get('token');
  const payerId = search.get('PayerID');
  return {
    orderNo: search.get('orderNo') || search.get('local_order_no') || null,
    token,
    wallet: token && payerId ? { token, payerId } : null,
    refusedBy: refusedBy(search),
    returned: Boolean(token || search.get('payment_intent') || search.get('redirect_status')),
  };
}

function refusedBy(search: URLSearchParams): ResultQuery['refusedBy'] {
  if (search.get('status') === '0') return 'shopper';
  return search.get('redirect_status') === 'failed' ? 'bank' : null;
}

/** What came of capturing the wallet's money; `none` when there is nothing to capture. */
export type Capture = 'none' | 'running' | 'done' | 'refused' | 'unknown';

export interface ResultFacts {
  query: ResultQuery;
  orderNo: string | null;
  capture: Capture;
  /** what the order says; null until it was asked */
  paid: boolean | null;
  /** the order could not be asked: it is not there any more */
  orderGone: boolean;
  /** the list of orders says that it was cancelled; null until that was asked */
  cancelled: boolean | null;
  /** asked for long enough */
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

/** What the page shows. Only the order itself can say that it is paid. */
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
  if (!orderNo) return query.returned ? 'missingOrder' : 'missingParams';
  if (cancelled) return 'cancelled';
  if (orderGone) return cancelled === null ? 'confirming' : 'gone';
  if (paid === null) return waited ? 'slow' : 'confirming';
  if (query.refusedBy || capture === 'refused') return 'failed';
  return waited ? 'slow' : 'confirming';
}

/** Why a payment failed. */
export type FailReason = 'turnedBack' | 'walletRefused' | 'bankRefused';

export function failReason({ refusedBy }: ResultQuery, capture: Capture): FailReason {
  if (capture === 'refused') return 'walletRefused';
  return refusedBy === 'bank' ? 'bankRefused' : 'turnedBack';
}

/**
 * Whether it is certain that a cancelled order was not charged: a wallet is charged by capturing alone,
 * a bank may have charged before it sent the shopper back.
 */
export function isUncharged(query: ResultQuery, capture: Capture): boolean {
  if (query.wallet) return capture === 'none' || capture === 'refused';
  return query.refusedBy !== null || !query.returned;
}

/** Whether asking the order again can change anything. */
export const keepsAsking = (phase: ResultPhase): boolean => phase === 'confirming';
