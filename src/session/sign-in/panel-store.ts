import { create } from 'zustand';
import { sessionStore } from '../session.ts';
import { isEndedVisitor, type Session } from '../state.ts';
import type { Mode } from './modes.ts';
import type { SignInReason } from './reasons.ts';

interface PanelState {
  open: boolean;
  /** what the sign-in is for; null if the shopper has pressed a button that says so, or the session has ended */
  reason: SignInReason | null;
  /** anonymous purchase may be offered: the shopper came from a buy button, or has begun such a purchase */
  visitor: boolean;
  /** an action is pending and continues after sign-in */
  interrupts: boolean;
  mode: Mode;
}

interface SignInOptions {
  visitor?: boolean | undefined;
  interrupts?: boolean | undefined;
  mode?: Mode | undefined;
}

export const useSignInPanel = create<PanelState>(() => ({
  open: false,
  reason: null,
  visitor: false,
  interrupts: false,
  mode: 'email',
}));

/** The first form after a session, or for a guest. */
export const firstMode = (session: Session): Mode =>
  isEndedVisitor(session) ? 'visitor' : 'email';

let pending: ((signedIn: boolean) => void)[] = [];

/**
 * Opens the panel, once for concurrent calls, and waits until it is closed.
 * @param reason what the sign-in is for; null if the shopper has pressed a button that says so, or the session has ended
 * @returns true if the shopper signed in
 */
export function askToSignIn(
  reason: SignInReason | null,
  {
    visitor = false,
    interrupts = false,
    mode = firstMode(sessionStore.getState()),
  }: SignInOptions = {},
): Promise<boolean> {
  const { open } = useSignInPanel.getState();
  const isOffered = visitor || isEndedVisitor(sessionStore.getState());
  if (!open) useSignInPanel.setState({ open: true, reason, visitor: isOffered, interrupts, mode });
  else if (interrupts) useSignInPanel.setState({ interrupts });
  return new Promise((resolve) => pending.push(resolve));
}

/** Closes the panel and resolves all pending calls. */
export function endSignIn(signedIn: boolean): void {
  useSignInPanel.setState({ open: false });
  const resolvers = pending;
  pending = [];
  for (const resolve of resolvers) resolve(signedIn);
}
