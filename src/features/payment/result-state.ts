/** The result page asks for so long, then leaves the shopper with links. */
export const CONFIRM_MS = 60_000;
export const POLL_MS = 2000;

/** What the address of the result page says. It is a hint about which order to ask for, never a proof of anything. */
export interface ResultQuery {
  orderNo: string | null;
  /** the wallet approved and waits to be captured */
  wallet: { token: string; payerId: string } | null;
  /** the provider says that it came to nothing */
  refused: boolean;
  /** a provider sent the shopper here */
  returned: boolean;
}

export function readResultQuery(search: URLSearchParams): ResultQuery {
  const token = search.get('token');
  const payerId = search.get('PayerID');
  return {
    orderNo: search.get('orderNo') || search.get('local_order_no') || null,
    wallet: token && payerId ? { token, payerId } : null,
    refused: search.get('status') === '0' || search.get('redirect_status') === 'failed',
    returned: Boolean(token || search.get('payment_intent') || search.get('redirect_status')),
  };
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
  /** asked for long enough */
  waited: boolean;
}

export type ResultPhase =
  'missingParams' | 'missingOrder' | 'confirming' | 'slow' | 'paid' | 'failed' | 'gone';

/** What the page shows. Only the order itself can say that it is paid. */
export function resultPhase({
  query,
  orderNo,
  capture,
  paid,
  orderGone,
  waited,
}: ResultFacts): ResultPhase {
  if (paid) return 'paid';
  if (capture === 'running') return 'confirming';
  if (!orderNo) return query.returned ? 'missingOrder' : 'missingParams';
  if (orderGone) return 'gone';
  if (paid === null) return waited ? 'slow' : 'confirming';
  if (query.refused || capture === 'refused') return 'failed';
  return waited ? 'slow' : 'confirming';
}

/** Whether asking the order again can change anything. */
export const keepsAsking = (phase: ResultPhase): boolean => phase === 'confirming';
