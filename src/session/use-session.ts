import { sessionStore } from './session.ts';
import { isSignedIn } from './state.ts';

/** The session of this tab; re-renders when it starts or ends. */
export const useSession = (): { signedIn: boolean } => ({ signedIn: sessionStore(isSignedIn) });
