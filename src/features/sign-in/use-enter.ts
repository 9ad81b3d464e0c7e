import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { isUnseen } from '../../api/query-client.ts';
import { keepShopper, keepToken, tabShopper } from '../../api/session-change.ts';
import { useRouter } from '../../router/router.tsx';
import { showToast } from '../toasts/store.ts';
import { endSignIn } from './panel-store.ts';
import { markOfLogin } from './shopper-mark.ts';
import { startAnew } from './start-anew.ts';

/** Who a token is for: the answer that brought it says so. */
function loginOf(queryClient: QueryClient, token: string): LoginResult | undefined {
  const answers = queryClient
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.data as LoginResult | undefined);
  return answers.find((answer) => answer?.token === token);
}

/**
 * Begins a session. What was read for a guest is dropped, what is shown is read again. When somebody else was here before,
 * nothing of theirs goes on: the page begins anew (at `at`, with the language prefix, or where it is).
 */
export function useEnter(): (token: string, at?: string) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();

  return (token, at) => {
    const login = loginOf(queryClient, token);
    const mark = login ? markOfLogin(login) : null;
    const before = tabShopper();
    // Told first: other tabs look at both as soon as the token is there.
    if (mark !== null) keepShopper(mark);
    const lasting = keepToken(token);
    if (before !== null && before !== mark) {
      endSignIn(false);
      return startAnew(at);
    }
    if (!lasting) showToast('info', t('auth.cookiesBlocked'));
    queryClient.removeQueries({ predicate: isUnseen });
    void queryClient.invalidateQueries();
    if (entry.prepared.error) refresh();
  };
}
