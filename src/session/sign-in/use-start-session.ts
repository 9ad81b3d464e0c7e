import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { isUnseen } from '#/api/query-client.ts';
import { storeFingerprint, storeToken, tabFingerprint } from '#/api/session-change.ts';
import { useRouter } from '#/router/router.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { endSignIn } from './panel-store.ts';
import { loginFingerprint } from './fingerprint.ts';
import { resetAndReload } from './reload.ts';

/** The sign-in response that a token came with. */
function loginOf(queryClient: QueryClient, token: string): LoginResult | undefined {
  const answers = queryClient
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.data as LoginResult | undefined);
  return answers.find((answer) => answer?.token === token);
}

/**
 * Starts a session: removes unobserved queries and refetches the others. If another shopper used this tab before, the
 * document is reset and reloaded (at `at`, with the language prefix, or at the current address).
 */
export function useStartSession(): (token: string, at?: string) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();

  return (token, at) => {
    const login = loginOf(queryClient, token);
    const shopper = login ? loginFingerprint(login) : null;
    const before = tabFingerprint();
    // Stored first: other tabs read both as soon as the token changes.
    if (shopper !== null) storeFingerprint(shopper);
    const lasting = storeToken(token);
    if (before !== null && before !== shopper) {
      endSignIn(false);
      return resetAndReload(at);
    }
    if (!lasting) showToast('info', t('auth.cookiesBlocked'));
    queryClient.removeQueries({ predicate: isUnseen });
    void queryClient.invalidateQueries();
    if (entry.prepared.error) refresh();
  };
}
