import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { hasSession } from './session.ts';
import { askToSignIn } from './sign-in/panel-store.ts';
import { readToken } from './storage.ts';

/** The shopper closed the sign-in panel. */
export const NOT_SIGNED_IN = Symbol();

/**
 * Runs a call that needs a session. A guest signs in first; if the session has expired, the call is repeated after
 * sign-in.
 */
export async function resumeAfterSignIn<T>(
  call: () => Promise<T>,
  visitor: boolean,
): Promise<T | typeof NOT_SIGNED_IN> {
  const ask = () => askToSignIn({ visitor, interrupts: true });
  if (!hasSession() && !(await ask())) return NOT_SIGNED_IN;
  const sentWith = readToken();
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || !isSignInNeeded(error)) throw error;
    const hasNew = readToken() !== null && readToken() !== sentWith;
    if (!hasNew && !(await ask())) return NOT_SIGNED_IN;
    return call();
  }
}
