import { isGone } from '../api/error-class.ts';
import { isApiError } from '../api/error.ts';
import { NotFound } from '../router/types.ts';

/** HTTP status of a page that was made ready, or of why it was not. */
export function statusOf(error: unknown): number {
  if (error === null) return 200;
  if (error instanceof NotFound) return 404;
  if (!isApiError(error)) return 500;
  // Code 400: the address names something that cannot exist.
  return isGone(error) || error.code === 400 ? 404 : 502;
}
