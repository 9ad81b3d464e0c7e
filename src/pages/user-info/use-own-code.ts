import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnEmailCaptcha, useOwnPhoneCaptcha } from '../../../generated/client/login/login.ts';
import { getUserInfoQueryOptions } from '../../../generated/client/user/user.ts';
import { isApiError } from '../../api/error.ts';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import type { OwnWay } from './own-way.ts';

/** Has a code sent to the account's own mailbox or phone; false when it was not. */
export function useOwnCode(way: OwnWay): () => Promise<boolean> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mutation = { meta: { quiet: true } };
  const byEmail = useOwnEmailCaptcha({ mutation });
  const byPhone = useOwnPhoneCaptcha({ mutation });
  const { mutateAsync } = way === 'email' ? byEmail : byPhone;

  async function ask() {
    try {
      return await mutateAsync();
    } catch (error) {
      // The path is open to everybody, so that a session that is over is refused like anything else: who we are tells.
      if (isApiError(error) && error.kind === 'answer')
        await queryClient.fetchQuery({ ...getUserInfoQueryOptions(), staleTime: 0 });
      throw error;
    }
  }

  return async () => {
    const sent = await withSignIn(ask);
    if (sent === false) showToast('error', t('account.codeNotSent'));
    return sent === true;
  };
}
