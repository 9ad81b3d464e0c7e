import { create } from 'zustand';
import type { Mode } from './modes.ts';

interface PanelState {
  open: boolean;
  /** anonymous purchase may be offered: the shopper came from a buy button */
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
  visitor: false,
  interrupts: false,
  mode: 'email',
}));

let pending: ((signedIn: boolean) => void)[] = [];

/**
 * Opens the panel, once for concurrent calls, and waits until it is closed.
 * @returns true if the shopper signed in
 */
export function askToSignIn({
  visitor = false,
  interrupts = false,
  mode = 'email',
}: SignInOptions = {}): Promise<boolean> {
  const { open } = useSignInPanel.getState();
  if (!open) useSignInPanel.setState({ open: true, visitor, interrupts, mode });
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
