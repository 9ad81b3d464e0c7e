import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useLoginMethods } from '#generated/client/login/login.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { useSearch } from '#/router/router.tsx';
import { Note } from '#/ui/note.tsx';
import { useAction } from '#/session/use-action.ts';
import { signInByFacebook } from '#/session/sign-in/actions.ts';
import { visitorSearch } from '#/router/page-search.ts';
import type { FormProps } from '#/session/sign-in/forms/mode-form.tsx';
import { PrivacyText } from '../privacy-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { TwitterButton } from './twitter-button.tsx';
import {
  enabledProviders,
  PROVIDER_NAMES,
  ProviderButton,
  type ProviderSignInProps,
} from './provider-button.tsx';
import { facebookSdk, loginWithFacebook } from './facebook.ts';

import * as signInStyles from '../sign-in.module.css';
import * as styles from './social-sign-in.module.css';

const provider = PROVIDER_NAMES.facebook;

/** Loads the SDK before the click, because browsers allow the popup only during a click. */
function FacebookButton({ appId, onLogin, onProblem }: ProviderSignInProps & { appId: string }) {
  const { t, locale } = useTranslation();
  const script = useQuery({
    queryKey: ['script', 'facebook', appId],
    queryFn: () => facebookSdk(appId, locale),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  const login = useAction(signInByFacebook, { errors: 'none' });

  async function signIn() {
    onProblem(null);
    const sdk = script.data ?? (await script.refetch()).data;
    if (!sdk) return onProblem(t('auth.providerBlocked', { provider }));
    const answer = await loginWithFacebook(sdk);
    if (answer.kind === 'cancelled') return onProblem(t('auth.providerCancelled', { provider }));
    if (answer.kind === 'noEmail') return onProblem(t('auth.facebookUnsupported'));
    const loggedIn = await login.run(answer.person);
    if (loggedIn.done) await onLogin(loggedIn.result);
    else if (loggedIn.error) onProblem(loggedIn.problem);
  }

  return (
    <ProviderButton
      provider="facebook"
      busy={script.isFetching || login.busy}
      onClick={() => void signIn()}
    />
  );
}

/** Sign-in buttons of the enabled providers; renders nothing without any. */
export function SocialSignIn({ onLogin }: Pick<FormProps, 'onLogin'>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useLoginMethods();
  const isSecret = useSearch(visitorSearch).identity;
  // Provider scripts can read the address, so they are not loaded while it contains the secret of a visitor's order.
  if (!data || isSecret) return null;
  const { twitter, facebook, google } = enabledProviders(data);
  if (!twitter && !facebook && !google) return null;

  const handlers = {
    onLogin: (login: LoginResult) => onLogin(login, 'done.loginSU'),
    onProblem: setProblem,
  };
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={signInStyles.or}>
        {t('auth.social')}
      </h2>
      <div className={styles.ways}>
        {twitter && <TwitterButton {...handlers} />}
        {facebook && <FacebookButton {...handlers} appId={facebook} />}
        {google && <GoogleButton {...handlers} clientId={google} />}
      </div>
      {problem && (
        <div role="alert">
          <Note kind="error" className={styles.problem}>
            {problem}
          </Note>
        </div>
      )}
      <p className={styles.agree}>
        <PrivacyText text={t('auth.socialAgree')} />
      </p>
    </section>
  );
}
