import { create } from 'zustand';

interface PanelState {
  open: boolean;
  /** anonymous purchase may be offered: the shopper came from a buy button */
  visitor: boolean;
  mode: SignInMode;
  /** what was typed last; a password is never kept */
  email: string;
}

/** Modes of the product's panel that exist: e-mail + password, register. */
export type SignInMode = 'email' | 'register';

export const useSignInPanel = create<PanelState>(() => ({ open: false, visitor: false, mode: 'email', email: '' }));

let waiting: ((signedIn: boolean) => void)[] = [];

/**
 * Opens the panel (once, however many ask) and waits for its end.
 * @returns true when the shopper signed in: carry on with what was interrupted
 */
export function askToSignIn({ visitor = false, mode = 'email' as SignInMode } = {}): Promise<boolean> {
  const { open } = useSignInPanel.getState();
  if (!open) useSignInPanel.setState({ open: true, visitor, mode });
  return new Promise((resolve) => waiting.push(resolve));
}

export const keptEmail = (): string => useSignInPanel.getState().email;
export const keepEmail = (email: string): void => useSignInPanel.setState({ email });

/** Closes the panel and tells everybody who waits. */
export function endSignIn(signedIn: boolean): void {
  useSignInPanel.setState({ open: false });
  const told = waiting;
  waiting = [];
  for (const resolve of told) resolve(signedIn);
}
