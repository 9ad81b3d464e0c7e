import { sessionStore } from './session.ts';
import { isSignedIn, type SessionKind } from './state.ts';

/** The session of this tab; re-renders when its kind changes. */
export function useSession(): { kind: SessionKind; signedIn: boolean } {
  const kind = sessionStore((session) => session.kind);
  return { kind, signedIn: isSignedIn({ kind }) };
}
