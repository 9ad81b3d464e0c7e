import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES, type MessageKey } from '../../../mocks/market/messages.ts';
import { type Command, control } from '../../../mocks/sandbox/control.ts';
import type { Mode } from '../../../src/features/sign-in/modes.ts';
import { askToSignIn } from '../../../src/features/sign-in/panel-store.ts';
import { expect } from 'vitest';
import { openShop } from './open-shop.tsx';

/** What the market says in English when it refuses. */
export const refusal = (key: MessageKey): string => MESSAGES[key].en;

/** The panel over a page that asks for nothing itself, at one of its modes. */
export async function openPanel(mode: Mode, { visitor = false, before = [] as Command[] } = {}) {
  const shop = await openShop('/en/nowhere');
  const play = (command: Command) => control(shop.market, shop.switches, command);
  before.forEach(play);
  const asked: { end: boolean | null } = { end: null };
  await act(
    async () => void askToSignIn({ mode, visitor }).then((signedIn) => (asked.end = signedIn)),
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
    /** The form says why a call failed; the place for it is there from the beginning. */
    refused: (text: string | RegExp) =>
      waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(text)),
    /** From the field that was filled last. */
    send: () => user.keyboard('{Enter}'),
  };
}
