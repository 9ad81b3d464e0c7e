import { isApiError } from '../api/error.ts';
import { NotFound } from '../router/types.ts';

/** Codes of the envelope that say there is no such page. */
const GONE = new Set([400, 404]);

/** HTTP status of a page that was made ready, or of why it was not. */
export function statusOf(error: unknown): number {
  if (error === null) return 200;
  if (error instanceof NotFound) return 404;
  if (!isApiError(error)) return 500;
  return error.kind === 'answer' && GONE.has(error.code) ? 404 : 502;
}
