import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { isUnseen } from '#/api/query-client.ts';
import { useRouter } from '#/router/router.tsx';
import { isHydrating } from '#/shared/async/hydration.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { startSession } from './change-session.ts';
import { hardReload } from './reload.ts';
import { shopperOfLogin } from './shopper-id.ts';
import { endSignIn } from './sign-in/panel-store.ts';

/**
 * Starts a session with the response of a sign-in: removes unobserved queries and refetches the others. If another
 * shopper used this tab before, the document is reloaded (at `at`, with the language prefix, or at the current address).
 */
export function useStartSession(): (login: LoginResult, at?: string) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();

  return async (login, at) => {
    const { effects, isLasting } = startSession(await shopperOfLogin(login), login.token);
    if (effects.includes('reload')) {
      endSignIn(false);
      return hardReload(at);
    }
    if (!isLasting) showToast('info', t('auth.cookiesBlocked'));
    // What is not hydrated yet is rendered with the data of its HTML first.
    if (!isHydrating()) queryClient.removeQueries({ predicate: isUnseen });
    void queryClient.invalidateQueries();
    if (entry.prepared.error) refresh();
  };
}
