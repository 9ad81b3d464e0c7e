import { isApiError } from '../../api/error.ts';
import { isSignInNeeded } from '../../api/error-class.ts';
import { readToken, useSession } from '../../api/session.ts';
import { askToSignIn } from './panel-store.ts';

/**
 * Does something that needs a shopper, and finishes it after signing in where that comes in between: a guest is asked
 * first; when the session turns out to be over, the action is done again afterwards. Nothing happens when the panel is closed.
 */
export async function withSignIn<T>(
  action: () => Promise<T>,
  options?: { visitor?: boolean },
): Promise<T | null> {
  if (!useSession.getState().signedIn && !(await askToSignIn(options))) return null;
  const sentWith = readToken();
  try {
    return await action();
  } catch (error) {
    if (!isApiError(error) || !isSignInNeeded(error)) throw error;
    const hasNew = readToken() !== null && readToken() !== sentWith;
    if (!hasNew && !(await askToSignIn(options))) return null;
    return action();
  }
}
