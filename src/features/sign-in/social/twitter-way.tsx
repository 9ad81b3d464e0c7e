import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twitterRequestToken } from '../../../../generated/client/login/login.ts';
import type { TwitterRequestToken } from '../../../../generated/model/twitterRequestToken.ts';
import { messageOf } from '../../../api/policy.ts';
import { useLocale } from '../../../i18n/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { safeReturnPath } from '../../../lib/safe-url.ts';
import { useVisit } from '../../../router/router.tsx';
import { keepTwitterMemory, providerAddress } from './twitter-memory.ts';
import { WayButton, type WayProps } from './way-button.tsx';
import { PROVIDERS } from './ways.ts';

const provider = PROVIDERS.twitter;

/** Where the shopper wants to be afterwards: here, or where the sign-in page would have led. */
function useReturnPath(): string {
  const { pathname, search } = useVisit();
  if (pathname === paths.login()) return safeReturnPath(search.get('from'));
  return pathname === paths.twitterReturn() ? paths.home() : pathname + window.location.search;
}

/** Leaves for Twitter's page, with what has to be known afterwards in a cookie of ten minutes. */
export function TwitterWay({ onProblem }: Pick<WayProps, 'onProblem'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const from = useReturnPath();
  const [leaving, setLeaving] = useState(false);
  // Not a query: the secret is not to stay in a cache.
  const request = useMutation({ mutationFn: () => twitterRequestToken({ end: 'pc' }), meta: { quiet: true }, gcTime: 0 });

  useEffect(() => {
    // Whoever comes back by the browser's own button finds this page as it was left.
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function leave({ token, tokenSecret, authorizationURL }: TwitterRequestToken) {
    const address = providerAddress(authorizationURL);
    if (!address) return onProblem(t('auth.providerBlocked', { provider }));
    if (!keepTwitterMemory({ token, tokenSecret, from, locale })) return onProblem(t('auth.cookiesNeeded', { provider }));
    setLeaving(true);
    window.location.assign(address);
  }

  function enter() {
    onProblem(null);
    request.mutate(undefined, { onSuccess: leave, onError: (error) => onProblem(messageOf(error, t)) });
  }

  return <WayButton way="twitter" busy={request.isPending || leaving} onClick={enter} />;
}
