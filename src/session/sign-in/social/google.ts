import { loadScript, ProviderBlocked } from './load-script.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The used part of Google Identity Services. */
export interface GoogleId {
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
export const loadedGoogleId = (): GoogleId | undefined => window.google?.accounts?.id;

/** Google's entry point; loads its script if needed. */
export async function googleId(): Promise<GoogleId> {
  if (!loadedGoogleId()) await loadScript(SCRIPT);
  // Content blockers may replace the script with an empty one.
  const id = loadedGoogleId();
  if (!id) throw new ProviderBlocked(SCRIPT);
  return id;
}

let initialized: { id: GoogleId; clientId: string } | null = null;
let listener: ((idToken: string) => void) | null = null;

/** Initializes Google once per client id and sets the listener. Returns the unsubscribe function. */
export function subscribeToGoogle(
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
