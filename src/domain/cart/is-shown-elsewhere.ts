import { isSignInNeeded } from '#/api/error-class.ts';
import type { ApiError } from '#/api/error.ts';

/** Whether an error needs no toast: the call was cancelled, or the sign-in panel opens. */
export const isShownElsewhere = (error: ApiError): boolean =>
  error.kind === 'cancelled' || isSignInNeeded(error);
