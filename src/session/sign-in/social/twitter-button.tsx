import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { TwitterRequestToken } from '#generated/model/twitterRequestToken.ts';
import { paths } from '#/lib/paths.ts';
import { returnSearch } from '#/router/page-search.ts';
import { useRouteLocation, useSearch } from '#/router/router.tsx';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { tabShopper } from '../../change-session.ts';
import { useAction } from '../../use-action.ts';
import { requestTwitterToken } from '../actions.ts';
import { useSignInPanel } from '../panel-store.ts';
import { saveTwitterState, providerAddress } from './twitter-state.ts';
import { ProviderButton, type ProviderSignInProps, PROVIDER_NAMES } from './provider-button.tsx';

const provider = PROVIDER_NAMES.twitter;

/** Path to open after sign-in: this page, or the return path of the sign-in page. */
function useReturnPath(): string {
  const { pathname } = useRouteLocation();
  const { from } = useSearch(returnSearch);
  if (pathname === paths.login()) return from;
  const { search: query, hash } = window.location;
  return pathname === paths.twitterReturn() ? paths.home() : pathname + query + hash;
}

const WINDOW_NAME = 'twitter';

/** Whether leaving the page loses something: a pending action, or input from before the session expired. */
const hasPendingWork = (): boolean => {
  const { open, interrupts } = useSignInPanel.getState();
  return open && (interrupts || tabShopper() !== null);
};

/** Opens a popup if leaving the page would lose something. Null otherwise, and if popups are blocked. */
function openPopup(): Window | null {
  if (!hasPendingWork()) return null;
  return window.open('', WINDOW_NAME, 'popup,width=600,height=720');
}

/** Redirects to Twitter. The state of the sign-in is stored in a cookie for ten minutes. */
export function TwitterButton({ onProblem }: Pick<ProviderSignInProps, 'onProblem'>) {
  const { t, locale } = useTranslation();
  const from = useReturnPath();
  const [isLeaving, setIsLeaving] = useState(false);
  const request = useAction(requestTwitterToken, { errors: 'none' });

  // Back navigation may restore this page from the back/forward cache.
  useWindowEvent('pageshow', () => setIsLeaving(false));

  /** @returns the error text if the redirect is not possible */
  function redirect(
    { token, tokenSecret, authorizationURL }: TwitterRequestToken,
    popup: Window | null,
  ): string | null {
    const address = providerAddress(authorizationURL);
    if (!address) return t('auth.providerBlocked', { provider });
    const hasDroppedAction = popup === null && hasPendingWork();
    const stored = { token, tokenSecret, from, locale, isPopup: popup !== null, hasDroppedAction };
    if (!saveTwitterState(stored)) return t('auth.cookiesNeeded', { provider });
    if (popup) popup.location.replace(address);
    else {
      setIsLeaving(true);
      window.location.assign(address);
    }
    return null;
  }

  async function signIn() {
    onProblem(null);
    // Opened during the click: browsers block later popups.
    const popup = openPopup();
    const answer = await request.run();
    const failure = answer.done || !answer.error ? null : answer.problem;
    const problem = answer.done ? redirect(answer.result, popup) : failure;
    if (problem === null) return;
    popup?.close();
    onProblem(problem);
  }

  return (
    <ProviderButton
      provider="twitter"
      busy={request.busy || isLeaving}
      onClick={() => void signIn()}
    />
  );
}
