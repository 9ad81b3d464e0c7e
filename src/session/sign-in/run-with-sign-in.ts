import { isApiError } from '#/api/error.ts';
import { withSignIn } from './with-sign-in.ts';

/** `withSignIn` for event handlers: swallows an `ApiError`, because the mutation has already shown it. */
export async function runWithSignIn(
  action: () => Promise<unknown>,
  options?: { visitor?: boolean },
): Promise<void> {
  try {
    await withSignIn(action, options);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
