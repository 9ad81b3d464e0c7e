import type { OperationId } from '../../generated/operations.ts';

/** Why a call gave no data: the backend said so, the network failed, it took too long, or nobody waits for it any more. */
export type FailureKind = 'answer' | 'network' | 'timeout' | 'cancelled' | 'malformed';

/** The one way in which a call fails. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: FailureKind;
  /** `code` of the envelope; 0 when there was no envelope */
  readonly code: number;
  readonly operation: OperationId | 'unknown';
  /** HTTP status; 0 when there was no answer */
  readonly status: number;
  /** the call carried a token */
  sentToken = false;
  /** the current token was refused; the query client ends the session */
  losesSession = false;
  /** names the log line that holds an exception text which is not shown; empty when there was none */
  reference = '';

  constructor(
    kind: FailureKind,
    code: number,
    message: string,
    operation: OperationId | 'unknown',
    status: number,
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.operation = operation;
    this.status = status;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
