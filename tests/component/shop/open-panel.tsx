import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES, type MessageKey } from '#mocks/market/messages.ts';
import { type Command, control } from '#mocks/sandbox/control.ts';
import type { Mode } from '#/session/sign-in/modes.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { expect } from 'vitest';
import { openShop } from './open-shop.tsx';

export const MINUTE = 60_000;
export const MALI = 'mali@lychee.test';
export const DEMO_PHONE = '13800138000';
export const NEW_PHONE = '13900139000';
export const NEW_EMAIL = 'new.shopper@lychee.test';
export const STRONG_PASSWORD = 'Fresh.2026';

/** Text of the submit button by mode. */
export const SUBMIT: Record<Mode, string> = {
  phone: 'Sign in',
  email: 'Sign in',
  phoneCode: 'Sign in',
  forgot: 'Next',
  reset: 'Reset password',
  registerEmail: 'Create account',
  registerPhone: 'Create account',
  visitor: 'Continue',
};

export type Panel = Awaited<ReturnType<typeof openPanel>>;

/** The market's English message for a refusal. */
export const refusal = (key: MessageKey): string => MESSAGES[key].en;

/** Opens the sign-in panel in a mode, over a page without calls. */
export async function openPanel(mode: Mode, { visitor = false, before = [] as Command[] } = {}) {
  const shop = await openShop('/en/nowhere');
  const play = (command: Command) => control(shop.market, shop.switches, command);
  before.forEach(play);
  const asked: { end: boolean | null } = { end: null };
  await act(
    async () =>
      void askToSignIn(null, { mode, visitor }).then((signedIn) => (asked.end = signedIn)),
  );
  const dialog = await screen.findByRole('dialog');
  const panel = within(dialog);
  await panel.findAllByRole('textbox');
  const { user } = shop;

  const field = (label: string) => panel.getByLabelText(label, { selector: 'input' });
  return {
    ...shop,
    play,
    panel,
    asked,
    field,
    newestCode: () => shop.market.state.codes.at(-1)?.code ?? '',
    press: (name: string | RegExp) => user.click(panel.getByRole('button', { name })),
    tab: (name: string) => user.click(panel.getByRole('tab', { name })),
    async write(values: Record<string, string>) {
      for (const [label, text] of Object.entries(values)) {
        await user.clear(field(label));
        await user.click(field(label));
        await user.paste(text);
      }
    },
    agree: () => user.click(panel.getByRole('checkbox')),
    /** Waits for an error in the form's alert, which is always rendered. */
    refused: (text: string | RegExp) =>
      waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(text)),
    /** Submits from the last filled field. */
    send: () => user.keyboard('{Enter}'),
  };
}

type User = Awaited<ReturnType<typeof openShop>>['user'];

/** Signs in by the toast of the first product on the wishlist of this device. */
export async function signInByToast(user: User, email: string): Promise<void> {
  const text = await screen.findByText('Added to your wish list on this device');
  const toast = within(text.closest<HTMLElement>('[role=status]')!);
  await user.click(toast.getByRole('button', { name: 'Sign in' }));
  await signInByPanel(user, email);
}

/** Signs in by the panel that is open. */
export async function signInByPanel(user: User, email: string): Promise<void> {
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: /Email/ }), email);
  await user.type(panel.getByLabelText('Password'), 'Lychee-2026');
  await user.click(panel.getByRole('checkbox'));
  await user.click(panel.getByRole('button', { name: 'Sign in' }));
}
