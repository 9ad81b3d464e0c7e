import { isApiError } from '#/api/error.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { hasSession } from '../session.ts';
import { readToken } from '../storage.ts';
import { askToSignIn } from './panel-store.ts';

/**
 * Runs an action that needs a session. A guest signs in first; if the session has expired, the action is repeated after
 * sign-in. Resolves to null if the panel is closed.
 */
export async function withSignIn<T>(
  action: () => Promise<T>,
  options?: { visitor?: boolean },
): Promise<T | null> {
  const ask = () => askToSignIn({ ...options, interrupts: true });
  if (!hasSession() && !(await ask())) return null;
  const sentWith = readToken();
  try {
    return await action();
  } catch (error) {
    if (!isApiError(error) || !isSignInNeeded(error)) throw error;
    const hasNew = readToken() !== null && readToken() !== sentWith;
    if (!hasNew && !(await ask())) return null;
    return action();
  }
}
