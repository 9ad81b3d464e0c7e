import type { ApiError } from './error.ts';

interface Policy {
  /** text shown when the backend gave none */
  fallback: string;
  /** drop the session and ask to sign in */
  endsSession?: true;
}

/** What each `code` means to a shopper; anything not listed is `other`. */
const BY_CODE: Record<number, Policy> = {
  400: { fallback: 'error.400' },
  401: { fallback: 'error.401', endsSession: true },
  403: { fallback: 'error.403' },
  404: { fallback: 'error.404' },
  500: { fallback: 'error.500' },
  410000: { fallback: 'error.401', endsSession: true },
  410001: { fallback: 'error.401', endsSession: true },
  410002: { fallback: 'error.401', endsSession: true },
};
const OTHER: Policy = { fallback: 'error.other' };

const BY_KIND: Record<Exclude<ApiError['kind'], 'answer'>, string> = {
  network: 'error.network',
  timeout: 'error.timeout',
  malformed: 'error.500',
  cancelled: 'error.other',
};

const policyOf = (code: number) => BY_CODE[code] ?? OTHER;

export const endsSession = (error: ApiError): boolean =>
  error.kind === 'answer' && policyOf(error.code).endsSession === true;

/** The backend's own words, else the key of ours. */
export function messageOf(error: ApiError, t: (key: string) => string): string {
  if (error.kind !== 'answer') return t(BY_KIND[error.kind]);
  return error.message || t(policyOf(error.code).fallback);
}

/** The backend's only word for what is no longer sold, or never was: a failure with a text for the shopper. */
export const isGone = (error: ApiError): boolean =>
  error.kind === 'answer' && error.code === 500 && error.message !== '';

/** An extension that this backend does not have (HTTP 404 or code 404). */
export const isMissing = (error: ApiError): boolean => error.status === 404 || error.code === 404;
