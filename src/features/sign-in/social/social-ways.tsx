import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLoginMethods } from '../../../../generated/client/login/login.ts';
import { paths } from '../../../lib/paths.ts';
import { useRouteLocation } from '../../../router/router.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { showToast } from '../../toasts/store.ts';
import { FacebookWay } from './facebook-way.tsx';
import { GoogleWay } from './google-way.tsx';
import { TwitterWay } from './twitter-way.tsx';
import { possibleWays } from './ways.ts';
import './social-ways.css';

/** Signing in with an account somewhere else: the ways that this shop has, or nothing at all. */
export function SocialWays({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useLoginMethods();
  const { search } = useRouteLocation();
  // Scripts of providers can read the address: not while it holds the secret of a visitor's order.
  if (!data || search.has('identity')) return null;
  const { twitter, facebook, google } = possibleWays(data);
  if (!twitter && !facebook && !google) return null;

  function enter(token: string) {
    onToken(token);
    showToast('ok', t('done.loginSU'));
  }

  const way = { onToken: enter, onProblem: setProblem };
  const link = (
    <Link
      className="link"
      to={paths.privacy()}
      target="_blank"
      rel="noopener"
      title={t('a11y.newTab')}
    />
  );
  return (
    <section className="social" aria-labelledby={titleId}>
      <h2 id={titleId} className="or">
        {t('auth.social')}
      </h2>
      <div className="social__ways">
        {twitter && <TwitterWay {...way} />}
        {facebook && <FacebookWay {...way} appId={facebook} />}
        {google && <GoogleWay {...way} clientId={google} />}
      </div>
      {problem && (
        <div role="alert">
          <Note kind="error">{problem}</Note>
        </div>
      )}
      <p className="social__agree">
        <Trans i18nKey="auth.socialAgree" t={t} components={{ 1: link }} />
      </p>
    </section>
  );
}
