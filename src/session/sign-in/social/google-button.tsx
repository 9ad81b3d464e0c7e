import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { useAction } from '../../use-action.ts';
import { signInByGoogle } from '../actions.ts';
import { ProviderButton, type ProviderSignInProps, PROVIDER_NAMES } from './provider-button.tsx';
import { loadScript, ProviderBlocked } from '#/lib/load-script.ts';
import * as styles from './social-sign-in.module.css';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The used part of Google Identity Services. */
interface GoogleId {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
  }): void;
  renderButton(
    place: HTMLElement,
    look: { type: 'icon'; shape: 'circle'; size: 'large'; theme: 'outline'; locale: string },
  ): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Google's entry point if its script is loaded. */
const loadedGoogleId = (): GoogleId | undefined => window.google?.accounts?.id;

/** Google's entry point; loads its script if needed. */
async function googleId(): Promise<GoogleId> {
  if (!loadedGoogleId()) await loadScript(SCRIPT);
  // Content blockers may replace the script with an empty one.
  const id = loadedGoogleId();
  if (!id) throw new ProviderBlocked(SCRIPT);
  return id;
}

let initialized: { id: GoogleId; clientId: string } | null = null;
let listener: ((idToken: string) => void) | null = null;

/** Initializes Google once per client id and sets the listener. Returns the unsubscribe function. */
function subscribeToGoogle(
  id: GoogleId,
  clientId: string,
  onIdToken: (idToken: string) => void,
): () => void {
  if (initialized?.id !== id || initialized.clientId !== clientId) {
    id.initialize({
      client_id: clientId,
      ux_mode: 'popup',
      callback: ({ credential }) => listener?.(credential),
    });
    initialized = { id, clientId };
  }
  listener = onIdToken;
  return () => {
    if (listener === onIdToken) listener = null;
  };
}

/**
 * Google allows sign-in only with its own button. Until its script is loaded a placeholder button is rendered; a click on
 * it loads the script again.
 */
export function GoogleButton({
  clientId,
  onLogin,
  onProblem,
}: ProviderSignInProps & { clientId: string }) {
  const { t, locale } = useTranslation();
  const { tag } = LANGUAGES[locale];
  const place = useRef<HTMLDivElement>(null);
  const script = useQuery({
    queryKey: ['script', 'google'],
    queryFn: googleId,
    initialData: loadedGoogleId,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  const login = useAction(signInByGoogle, { errors: 'none' });
  const id = script.data;

  async function logIn(idToken: string) {
    const loggedIn = await login.run(idToken);
    if (loggedIn.done) await onLogin(loggedIn.result);
    else if (loggedIn.error) onProblem(loggedIn.problem);
  }

  const onIdToken = useEffectEvent((idToken: string) => {
    onProblem(null);
    void logIn(idToken);
  });

  useEffect(() => {
    if (!id || !place.current) return undefined;
    const unsubscribe = subscribeToGoogle(id, clientId, (idToken) => onIdToken(idToken));
    id.renderButton(place.current, {
      type: 'icon',
      shape: 'circle',
      size: 'large',
      theme: 'outline',
      locale: tag,
    });
    return unsubscribe;
  }, [id, clientId, tag]);

  async function reloadScript() {
    onProblem(null);
    const { isSuccess } = await script.refetch();
    if (!isSuccess) onProblem(t('auth.providerBlocked', { provider: PROVIDER_NAMES.google }));
  }

  return (
    <div className={styles.wayPlace} aria-busy={login.busy || undefined}>
      {/* Its letter is a logo. */}
      <div ref={place} translate="no" hidden={!id || login.busy} />
      {(!id || login.busy) && (
        <ProviderButton
          provider="google"
          busy={login.busy || script.isFetching}
          onClick={() => void reloadScript()}
        />
      )}
    </div>
  );
}
