import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twitterRequestToken } from '../../../../generated/client/login/login.ts';
import type { TwitterRequestToken } from '../../../../generated/model/twitterRequestToken.ts';
import type { ApiError } from '../../../api/error.ts';
import { messageOf } from '../../../api/policy.ts';
import { tabFingerprint } from '../../../api/session-change.ts';
import { useLocale } from '../../../i18n/locale.tsx';
import { paths } from '../../../lib/paths.ts';
import { returnPath } from '../../../i18n/return-path.ts';
import { useRouteLocation } from '../../../router/router.tsx';
import { useSignInPanel } from '../panel-store.ts';
import { keepTwitterMemory, providerAddress } from './twitter-memory.ts';
import { WayButton, type WayProps } from './way-button.tsx';
import { PROVIDERS } from './ways.ts';

const provider = PROVIDERS.twitter;

/** Where the shopper wants to be afterwards: here, or where the sign-in page would have led. */
function useReturnPath(): string {
  const { pathname, search } = useRouteLocation();
  if (pathname === paths.login()) return returnPath(search.get('from'));
  const { search: query, hash } = window.location;
  return pathname === paths.twitterReturn() ? paths.home() : pathname + query + hash;
}

const WINDOW = 'twitter';

/** Whether this page holds something that ends with it: an action that waits, or what was typed before the session ended. */
const hasUnfinished = (): boolean => {
  const { open, interrupts } = useSignInPanel.getState();
  return open && (interrupts || tabFingerprint() !== null);
};

/** A window of its own, whose sign-in is followed here. Null where there is nothing to lose, and where windows are blocked. */
function openBeside(): Window | null {
  if (!hasUnfinished()) return null;
  return window.open('', WINDOW, 'popup,width=600,height=720');
}

/** Leaves for Twitter's page, with what has to be known afterwards in a cookie of ten minutes. */
export function TwitterWay({ onProblem }: Pick<WayProps, 'onProblem'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const from = useReturnPath();
  const [leaving, setLeaving] = useState(false);
  // Not a query: the secret is not to stay in a cache.
  const request = useMutation({
    mutationFn: () => twitterRequestToken({ end: 'pc' }),
    meta: { quiet: true },
    gcTime: 0,
  });

  useEffect(() => {
    // Whoever comes back by the browser's own button finds this page as it was left.
    const onShow = () => setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  /** @returns what stands in the way */
  function leave(
    { token, tokenSecret, authorizationURL }: TwitterRequestToken,
    beside: Window | null,
  ): string | null {
    const address = providerAddress(authorizationURL);
    if (!address) return t('auth.providerBlocked', { provider });
    const unfinished = beside === null && hasUnfinished();
    const memory = { token, tokenSecret, from, locale, beside: beside !== null, unfinished };
    if (!keepTwitterMemory(memory)) return t('auth.cookiesNeeded', { provider });
    if (beside) beside.location.replace(address);
    else {
      setLeaving(true);
      window.location.assign(address);
    }
    return null;
  }

  async function enter() {
    onProblem(null);
    // Now, for a window that opens later is taken for an advertisement.
    const beside = openBeside();
    const problem = await request.mutateAsync().then(
      (answer) => leave(answer, beside),
      (error: ApiError) => messageOf(error, t),
    );
    if (problem === null) return;
    beside?.close();
    onProblem(problem);
  }

  return (
    <WayButton way="twitter" busy={request.isPending || leaving} onClick={() => void enter()} />
  );
}
