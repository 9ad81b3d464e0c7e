import { type Operation, operations } from '#generated/operations.ts';
import { type ApiError, isApiError } from './error.ts';

/**
 * Class of a failed call.
 * gone: the requested entity does not exist, or no longer.
 * refused: the backend refused the call, with a message for the shopper.
 * expired: a session is required, and missing or expired.
 * absent: the backend does not have this extension.
 * failed: anything else; a retry may help.
 */
type ErrorClass = 'gone' | 'refused' | 'expired' | 'absent' | 'failed';

/** Statuses of a proxy without its backend. */
export const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504, 508]);

const SESSION_CODES = new Set([401, 410000, 410001, 410002]);

const isExtension = ({ operation }: ApiError): boolean =>
  operation !== 'unknown' && (operations[operation] as Operation).extension === true;

export function classifyError(error: ApiError): ErrorClass {
  const isNotFound = error.status === 404 || error.code === 404;
  const needsSession = error.kind === 'answer' && SESSION_CODES.has(error.code);
  // A backend whose guard precedes its router answers guests with 401 for a missing route.
  if (isExtension(error) && (isNotFound || (needsSession && !error.sentToken))) return 'absent';
  if (error.kind !== 'answer') return 'failed';
  if (needsSession) return 'expired';
  if (error.code === 404) return 'gone';
  if (error.code !== 500) return 'refused';
  if (error.message === '') return 'failed';
  return error.gone ? 'gone' : 'refused';
}

export const isGone = (error: ApiError): boolean => classifyError(error) === 'gone';
export const isAbsent = (error: ApiError): boolean => classifyError(error) === 'absent';
/** The call needs a session. `ApiError.isSessionExpired` is true if the session has just expired. */
export const isSignInNeeded = (error: ApiError): boolean => classifyError(error) === 'expired';
/** A limit, firewall or router before the backend has refused the request by its status: the backend has not had it. */
export const isTurnedAway = ({ kind, status }: ApiError): boolean =>
  kind === 'malformed' && status >= 400 && status < 500;
/** A failed call that the backend may have processed nevertheless, or may still. */
export const mayHaveHappened = (error: ApiError): boolean =>
  error.kind !== 'answer' && !isTurnedAway(error);
/** The backend answered and did not do it, for another reason than a missing session. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'answer' && !isSignInNeeded(error);
