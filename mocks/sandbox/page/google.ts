/**
 * A stub of Google Identity Services: the app uses an existing `window.google.accounts.id`. Like Google's, its button opens
 * a popup and sends no event when the popup is closed.
 */
import { type Answers, askInPopup } from './popup.ts';

type Ask = (command: never) => Promise<unknown>;
type Choose = (title: string, answers: Answers<boolean>) => Promise<boolean | null>;

const LOOK =
  'width:40px;height:40px;border:1px solid #747775;border-radius:50%;background:#fff;color:#1f1f1f;font:600 17px/1 system-ui,sans-serif;cursor:pointer';

/** @param choose prompts the user; by default in a popup */
export function installGoogle(ask: Ask, choose: Choose = askInPopup): void {
  const call = ask as unknown as (command: object) => Promise<unknown>;
  let notify: (answer: { credential: string; select_by: string }) => void = () => undefined;

  async function signIn() {
    const agreed = await choose('Demo Google', [
      ['Continue as Mali Phommachan', true],
      ['Cancel', false],
    ]);
    if (agreed) notify({ credential: String(await call({ do: 'google' })), select_by: 'btn' });
  }

  const id = {
    initialize({ callback }: { callback: typeof notify }) {
      notify = callback;
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
