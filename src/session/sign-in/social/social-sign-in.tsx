import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginMethods } from '#generated/client/login/login.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { useSearch } from '#/router/router.tsx';
import { Note } from '#/ui/note.tsx';
import { visitorSearch } from '../../visitor-search.ts';
import type { FormProps } from '../forms/form-props.ts';
import { PrivacyText } from '../privacy-text.tsx';
import { FacebookButton } from './facebook-button.tsx';
import { GoogleButton } from './google-button.tsx';
import { TwitterButton } from './twitter-button.tsx';
import { enabledProviders } from './providers.ts';
import * as signInStyles from '../sign-in.module.css';
import * as styles from './social-sign-in.module.css';

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
