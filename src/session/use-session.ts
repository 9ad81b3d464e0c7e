import { createContext, use, useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import { GUEST, isSignedIn } from './state.ts';

/** The session with which the server rendered the document: that of the browser's first render. */
export const RenderedSession = createContext(GUEST);

/** The session of this tab; re-renders when it starts or ends. */
export function useSession(): { signedIn: boolean } {
  const rendered = use(RenderedSession);
  const signedIn = useSyncExternalStore(
    sessionStore.subscribe,
    () => isSignedIn(sessionStore.getState()),
    () => isSignedIn(rendered),
  );
  return { signedIn };
}
