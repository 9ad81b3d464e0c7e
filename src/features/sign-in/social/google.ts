import { loadScript, ProviderBlocked } from './load-script.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

/** What of Google Identity Services is used. */
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

/** Google's entry point where it is there already. */
export const presentGoogleId = (): GoogleId | undefined => window.google?.accounts?.id;

/** Google's entry point: the one that is there, else from its script. */
export async function googleId(): Promise<GoogleId> {
  if (!presentGoogleId()) await loadScript(SCRIPT);
  // A blocker may have answered with an empty script.
  const id = presentGoogleId();
  if (!id) throw new ProviderBlocked(SCRIPT);
  return id;
}

let begun: { id: GoogleId; clientId: string } | null = null;
let listener: ((idToken: string) => void) | null = null;

/** Google is initialized once with the client id; the listener changes with every panel. */
export function listenToGoogle(
  id: GoogleId,
  clientId: string,
  onIdToken: (idToken: string) => void,
): () => void {
  if (begun?.id !== id || begun.clientId !== clientId) {
    id.initialize({
      client_id: clientId,
      ux_mode: 'popup',
      callback: ({ credential }) => listener?.(credential),
    });
    begun = { id, clientId };
  }
  listener = onIdToken;
  return () => {
    if (listener === onIdToken) listener = null;
  };
}
