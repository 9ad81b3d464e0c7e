import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnEmailCaptcha, useOwnPhoneCaptcha } from '#generated/client/login/login.ts';
import { getUserInfoQueryOptions } from '#generated/client/user/user.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { showToast } from '#/shared/toasts/store.ts';
import type { CodeChannel } from './code-target.ts';

/** Sends a code to the account's own email address or phone. Resolves to false if it was not sent. For a `CodeField` with `signIn`. */
export function useOwnCode(channel: CodeChannel): () => Promise<boolean> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const byEmail = useOwnEmailCaptcha();
  const byPhone = useOwnPhoneCaptcha();
  const { mutateAsync } = channel === 'email' ? byEmail : byPhone;

  async function requestCode() {
    try {
      return await mutateAsync();
    } catch (error) {
      // A public path: it fails in the same way for an expired session, which the user data call detects.
      if (isApiError(error) && error.kind === 'answer')
        await readNow(queryClient, getUserInfoQueryOptions());
      throw error;
    }
  }

  return async () => {
    const sent = await requestCode();
    if (!sent) showToast('error', t('account.codeNotSent'));
    return sent;
  };
}
