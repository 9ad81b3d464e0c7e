import { isApiError } from '../api/error.ts';
import { endsSession } from '../api/policy.ts';
import { NotFound } from '../router/types.ts';

/** What an error page shows: 404 with its own text, lock, bad request, or a failure worth another try. */
export type ErrorKind = 'noPage' | 'missing' | 'signIn' | 'badRequest' | 'failed' | 'other';

export function errorKind(error: unknown): ErrorKind {
  if (error instanceof NotFound) return 'noPage';
  if (!isApiError(error) || error.kind !== 'answer') return 'failed';
  if (endsSession(error)) return 'signIn';
  if (error.code === 404) return 'missing';
  if (error.code === 400) return 'badRequest';
  return error.code === 500 ? 'failed' : 'other';
}
