import { isSignInNeeded } from './error-class.ts';
import type { ApiError } from './error.ts';

/** Our text for a `code` without a text of the backend. */
const BY_CODE: Record<number, string> = {
  400: 'error.400',
  403: 'error.403',
  404: 'error.404',
  500: 'error.500',
};

const BY_KIND: Record<Exclude<ApiError['kind'], 'answer'>, string> = {
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.500',
  cancelled: 'error.other',
};

/** The text for the shopper: the backend's own sentence if it has one, else ours. */
export function messageOf(error: ApiError, t: (key: string) => string): string {
  if (error.kind !== 'answer') return t(BY_KIND[error.kind]);
  // Backends say this in one language, whatever the page's.
  if (isSignInNeeded(error)) return t('error.401');
  return error.message || t(BY_CODE[error.code] ?? 'error.other');
}
