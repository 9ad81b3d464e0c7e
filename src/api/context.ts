import type { OperationId } from '#generated/operations.ts';
import type { OnProgress } from './upload-progress.ts';

/** Extensions that a server knows to be absent. */
export interface AbsentExtensions {
  has: (operation: OperationId) => boolean;
  add: (operation: OperationId) => void;
  list: () => OperationId[];
}

/** Environment of API calls: one per document in the browser, one per request on a server. */
export interface ApiContext {
  /** origin of the backend, without a trailing slash */
  baseUrl: string;
  /** BCP 47 tag of the page */
  language: string;
  /** bare token for a call, without `Bearer ` */
  token(operation: OperationId | 'unknown'): string | null;
  /** whether calls would be sent for another shopper than the one of this document: then they are cancelled */
  isReplaced?: () => boolean;
  /** replaces the global `fetch`; with a `signal` it fails when that is aborted, because the request has none */
  fetch?: (request: Request) => Promise<Response>;
  /** sends a call that uploads a watched file, and reports progress; without it `fetch` does, without progress */
  upload?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  /** aborts all calls of this context, in place of the timeout of each call; they fail with a timeout */
  signal?: AbortSignal;
  /** extensions that the backend lacks, of a server; browsers store them in the tab */
  absent?: AbsentExtensions;
  /** checks the envelope of a response by the contract; without it nothing does */
  check?: (operation: OperationId, envelope: unknown, context: ApiContext) => void;
  /** called for responses that break the contract; never shown to the shopper */
  report(problem: string): void;
  /** id of the request that is being rendered, in log lines and on error pages */
  requestId?: string;
  /** logs for the operator what is hidden from the shopper */
  log?: (line: string) => void;
}

let read: (() => ApiContext) | null = null;

/** Sets the source of the context: a constant in the browser, async local storage on a server. */
export function provideApiContext(source: () => ApiContext): void {
  read = source;
}

export function apiContext(): ApiContext {
  if (!read) throw new Error('provideApiContext was not called before the first call');
  return read();
}
