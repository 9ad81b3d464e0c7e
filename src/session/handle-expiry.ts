import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { expireSession, hasSession } from './session.ts';
import { askToSignIn, useSignInPanel } from './sign-in/panel-store.ts';

/** Handles an expired session. Concurrent calls open one panel and show one toast. */
export const handleExpiry =
  (t: (key: TextKey) => string) =>
  (error: ApiError): void => {
    const isFirst = hasSession();
    expireSession();
    if (!isFirst && useSignInPanel.getState().open) return;
    showToast('error', messageOf(error, t));
    void askToSignIn();
  };
