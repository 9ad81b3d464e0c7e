import { isApiError } from '../../api/error.ts';
import { withSignIn } from './with-sign-in.ts';

/** `withSignIn` for event handlers: nobody waits for the end, and a failing write has told the shopper already. */
export async function attempt(
  action: () => Promise<unknown>,
  options?: { visitor?: boolean },
): Promise<void> {
  try {
    await withSignIn(action, options);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
