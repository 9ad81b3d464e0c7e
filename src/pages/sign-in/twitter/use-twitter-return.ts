import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTwitterLogin } from '#generated/client/login/login.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { hasSession } from '#/session/session.ts';
import {
  clearTwitterState,
  readTwitterState,
  readTwitterReturn,
  type TwitterReturn,
} from '#/session/sign-in/social/twitter-state.ts';
import { useStartSession } from '#/session/use-start-session.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { LANGUAGES, pathInLocale } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';

export interface ReturnState {
  kind: 'waiting' | 'failed' | Exclude<TwitterReturn['kind'], 'proof'>;
  /** the backend's message */
  message: string;
  /** page the shopper came from, without the language prefix */
  from: string;
}

/** Completes the sign-in that `TwitterButton` started. The parameters are removed from the address and used only once. */
export function useTwitterReturn(): ReturnState {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const login = useTwitterLogin({ mutation: { meta: { quiet: true } } });
  const [state, setState] = useState<ReturnState>({
    kind: 'waiting',
    message: '',
    from: paths.home(),
  });
  const hasStarted = useRef(false);

  const complete = useEffectEvent(async () => {
    const stored = readTwitterState();
    const { pathname, search } = window.location;
    if (stored && stored.locale !== locale)
      return window.location.replace(pathInLocale(pathname, stored.locale) + search);
    clearTwitterState();
    window.history.replaceState(window.history.state, '', pathname);

    const from = stored?.from ?? paths.home();
    const result = readTwitterReturn(new URLSearchParams(search), stored);
    if (result.kind !== 'proof' || !stored) {
      // Reloaded by a signed-in shopper: nothing to do.
      if (hasSession()) return void navigate(from, { replace: true });
      return setState({
        kind: result.kind === 'proof' ? 'expired' : result.kind,
        message: '',
        from,
      });
    }
    try {
      const loggedIn = await login.mutateAsync({
        data: {
          oauthToken: stored.token,
          oauthTokenSecret: stored.tokenSecret,
          oauthVerifier: result.oauthVerifier,
        },
      });
      await startSession(loggedIn, LANGUAGES[locale].prefix + from);
      // The opener detects the new session itself.
      if (stored.isPopup) window.close();
      showToast('ok', t('done.loginSU'));
      if (stored.hasDroppedAction) showToast('info', t('auth.repeatAction'));
      void navigate(from, { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ kind: 'failed', message: messageOf(error, t), from });
    }
  });

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void complete();
  }, []);
  return state;
}
