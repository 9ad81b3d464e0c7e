import { create } from 'zustand';
import type { Mode } from './modes.ts';

interface PanelState {
  open: boolean;
  /** anonymous purchase may be offered: the shopper came from a buy button */
  visitor: boolean;
  mode: Mode;
}

export const useSignInPanel = create<PanelState>(() => ({
  open: false,
  visitor: false,
  mode: 'email',
}));

let waiting: ((signedIn: boolean) => void)[] = [];

/**
 * Opens the panel (once, however many ask) and waits for its end.
 * @returns true when the shopper signed in: carry on with what was interrupted
 */
export function askToSignIn({ visitor = false, mode = 'email' as Mode } = {}): Promise<boolean> {
  const { open } = useSignInPanel.getState();
  if (!open) useSignInPanel.setState({ open: true, visitor, mode });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Closes the panel and tells everybody who waits. */
export function endSignIn(signedIn: boolean): void {
  useSignInPanel.setState({ open: false });
  const told = waiting;
  waiting = [];
  for (const resolve of told) resolve(signedIn);
}
