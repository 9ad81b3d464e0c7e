import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { NotFound } from '#/router/types.ts';

/** HTTP status of a prepared page or of its error. */
export function statusOf(error: unknown): number {
  if (error === null) return 200;
  if (error instanceof NotFound) return 404;
  if (!isApiError(error)) return 500;
  // Code 400: the address has an invalid parameter.
  return isGone(error) || error.code === 400 ? 404 : 502;
}
