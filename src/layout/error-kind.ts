import { isApiError } from '#/api/error.ts';
import { classifyError } from '#/api/error-class.ts';
import { NotFound } from '#/router/types.ts';

/** Kind of an error page: not found, sign-in required, bad request, or a failure that can be retried. */
export type ErrorKind = 'noPage' | 'missing' | 'signIn' | 'badRequest' | 'failed' | 'other';

export function errorKind(error: unknown): ErrorKind {
  if (error instanceof NotFound) return 'noPage';
  if (!isApiError(error) || error.kind !== 'answer') return 'failed';
  const kind = classifyError(error);
  if (kind === 'expired') return 'signIn';
  if (kind === 'gone' || kind === 'absent') return 'missing';
  if (error.code === 400) return 'badRequest';
  return error.code === 500 ? 'failed' : 'other';
}
