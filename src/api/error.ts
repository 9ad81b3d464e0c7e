import type { OperationId } from '#generated/operations.ts';
import type { GoneText } from '#openapi/backends/gone-text.ts';

/** Why a call failed: backend error, network error, timeout, cancelled, or an invalid response. */
type FailureKind = 'answer' | 'network' | 'timeout' | 'cancelled' | 'malformed';

/** The only error that calls throw. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: FailureKind;
  /** `code` of the envelope; 0 when there was no envelope */
  readonly code: number;
  readonly operation: OperationId | 'unknown';
  /** HTTP status; 0 without a response */
  readonly status: number;
  /** the call carried a token */
  sentToken = false;
  /** 401 for the current token; handled by the query client */
  isSessionExpired = false;
  /** the message says that the requested item does not exist */
  gone: GoneText | null = null;
  /** by which the operator finds the log lines of the call; empty if there are none */
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
