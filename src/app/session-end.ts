import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { discardToken, useSession } from '#/api/session.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { askToSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { browserStore } from '#/lib/storage.ts';

/** Handles an expired session. Concurrent calls open one panel and show one toast. */
export function endSessionOnce(t: (key: TextKey) => string): (error: ApiError) => void {
  return (error) => {
    const known = useSession.getState().signedIn;
    discardToken();
    browserStore.clear();
    if (!known && useSignInPanel.getState().open) return;
    showToast('error', messageOf(error, t));
    void askToSignIn();
  };
}
