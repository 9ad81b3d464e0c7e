/**
 * A stand-in for Google Identity Services at its boundary: the app takes an existing `window.google.accounts.id`. Its button
 * opens a window of its own, as Google's does, and tells nobody when that is closed.
 */
import { type Answers, askInPopup } from './popup.ts';

type Ask = (command: never) => Promise<unknown>;
type Choose = (title: string, answers: Answers<boolean>) => Promise<boolean | null>;

const LOOK =
  'width:40px;height:40px;border:1px solid #747775;border-radius:50%;background:#fff;color:#1f1f1f;font:600 17px/1 system-ui,sans-serif;cursor:pointer';

/** @param choose asks the person; by default in a window */
export function installGoogle(ask: Ask, choose: Choose = askInPopup): void {
  const call = ask as unknown as (command: object) => Promise<unknown>;
  let tell: (answer: { credential: string; select_by: string }) => void = () => undefined;

  async function signIn() {
    const agreed = await choose('Demo Google', [
      ['Continue as Mali Phommachan', true],
      ['Cancel', false],
    ]);
    if (agreed) tell({ credential: String(await call({ do: 'google' })), select_by: 'btn' });
  }

  const id = {
    initialize({ callback }: { callback: typeof tell }) {
      tell = callback;
    },
    renderButton(place: HTMLElement) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: 'G', onclick: () => void signIn() });
      button.setAttribute('aria-label', 'Sign in with Google');
      button.style.cssText = LOOK;
      place.replaceChildren(button);
    },
    prompt() {},
    cancel() {},
    disableAutoSelect() {},
  };
  Object.assign(window, { google: { accounts: { id } } });
}
