import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { signInByTwitter } from '#/session/sign-in/actions.ts';
import { hasSession } from '#/session/session.ts';
import {
  readTwitterState,
  readTwitterReturn,
  removeTwitterState,
  type TwitterReturn,
  type TwitterState,
  twitterSearch,
} from '#/session/sign-in/social/twitter-state.ts';
import { useAction } from '#/session/use-action.ts';
import { parseCurrent } from '#/router/search-params.ts';
import { useStartSession } from '#/session/use-start-session.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { LANGUAGES, pathInLocale } from '#/i18n/languages.ts';
import { writeHistory } from '#/lib/history.ts';
import { paths } from '#/lib/paths.ts';

interface ReturnState {
  kind: 'waiting' | 'failed' | Exclude<TwitterReturn['kind'], 'proof'>;
  /** the backend's message */
  message: string;
  /** page the shopper came from, without the language prefix */
  from: string;
}

/** Completes the sign-in that `TwitterButton` started. The parameters are removed from the address and used only once. */
export function useTwitterReturn(): ReturnState {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const login = useAction(signInByTwitter, { errors: 'none' });
  const [state, setState] = useState<ReturnState>({
    kind: 'waiting',
    message: '',
    from: paths.home(),
  });
  const hasStarted = useRef(false);

  async function succeed(result: LoginResult, { from, isPopup, hasDroppedAction }: TwitterState) {
    await startSession(result, LANGUAGES[locale].prefix + from);
    // The opener detects the new session itself.
    if (isPopup) window.close();
    showToast('ok', t('done.loginSU'));
    if (hasDroppedAction) showToast('info', t('auth.repeatAction'));
    await navigate(from, { replace: true });
  }

  const complete = useEffectEvent(async () => {
    const { pathname, search } = window.location;
    const returned = parseCurrent(twitterSearch);
    const token = returned.denied || returned.oauth_token;
    const stored = readTwitterState(token);
    if (stored && stored.locale !== locale)
      return window.location.replace(pathInLocale(pathname, stored.locale) + search);
    if (token) removeTwitterState(token);
    writeHistory('replace', window.history.state, pathname);

    const from = stored?.from ?? paths.home();
    const result = readTwitterReturn(returned, stored);
    if (result.kind !== 'proof' || !stored) {
      // Reloaded by a signed-in shopper: nothing to do.
      if (hasSession()) return void navigate(from, { replace: true });
      return setState({
        kind: result.kind === 'proof' ? 'expired' : result.kind,
        message: '',
        from,
      });
    }
    const loggedIn = await login.run({
      oauthToken: stored.token,
      oauthTokenSecret: stored.tokenSecret,
      oauthVerifier: result.oauthVerifier,
    });
    if (loggedIn.done) await succeed(loggedIn.result, stored);
    else if (loggedIn.error) setState({ kind: 'failed', message: loggedIn.problem, from });
  });

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void complete();
  }, []);
  return state;
}
