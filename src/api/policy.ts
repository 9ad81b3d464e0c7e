import type { ParseKeys as TextKey } from 'i18next';
import { GATEWAY, isSignInNeeded, isTurnedAway } from './error-class.ts';
import type { ApiError } from './error.ts';

/** Text for a `code` without a message of the backend. */
const BY_CODE: Record<number, TextKey> = {
  400: 'error.400',
  403: 'error.403',
  404: 'error.404',
  500: 'error.500',
};

/** Text of a connection error: offline, or the shop cannot be reached. */
export const connectionText = (t: (key: TextKey) => string): string =>
  t(typeof window !== 'undefined' && !navigator.onLine ? 'error.network' : 'error.unreachable');

const BY_KIND: Record<Exclude<ApiError['kind'], 'answer' | 'network'>, TextKey> = {
  timeout: 'error.timeout',
  malformed: 'error.500',
  cancelled: 'error.other',
};

/** Error text for the shopper: the backend's message if there is one, otherwise ours. */
export function messageOf(error: ApiError, t: (key: TextKey) => string): string {
  const hasNoBackend = error.kind === 'malformed' && GATEWAY.has(error.status);
  if (error.kind === 'network' || hasNoBackend || isTurnedAway(error)) return connectionText(t);
  if (error.kind !== 'answer') return t(BY_KIND[error.kind]);
  // Backends send this message in one language only.
  if (isSignInNeeded(error)) return t('error.401');
  return error.message || t(BY_CODE[error.code] ?? 'error.other');
}
