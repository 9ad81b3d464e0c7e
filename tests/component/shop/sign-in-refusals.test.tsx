// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerEmail, sendPhoneCode, sendRegisterCode } from '#mocks/market/accounts.ts';
import type { Market } from '#mocks/market/context.ts';
import type { MessageKey } from '#mocks/market/messages.ts';
import { readToken } from '#/session/storage.ts';
import type { Mode } from '#/session/sign-in/modes.ts';
import {
  DEMO_PHONE,
  MALI,
  MINUTE,
  NEW_EMAIL,
  NEW_PHONE,
  type Panel,
  STRONG_PASSWORD,
  SUBMIT,
  openPanel,
  refusal,
} from './open-panel.tsx';

/** Registers the address for another user. */
const taken = (market: Market) =>
  registerEmail(market, {
    email: NEW_EMAIL,
    captcha: market.state.codes.at(-1)?.code ?? '',
    password: STRONG_PASSWORD,
  });
const disable = (market: Market) => {
  for (const user of market.state.users) user.enabled = false;
};

describe('a refusal of the server is shown in the form, which keeps its values', () => {
  interface Case {
    mode: Mode;
    why: MessageKey;
    values: Record<string, string>;
    /** runs before the form is submitted */
    before?: (panel: Panel) => unknown;
  }
  const phoneCode = { Phone: DEMO_PHONE, 'Verification code': '000000' };
  const sent = ({ market }: Panel) =>
    sendPhoneCode(market, { countryCode: '+86', phone: DEMO_PHONE });
  const mailed = ({ market }: Panel) => sendRegisterCode(market, NEW_EMAIL);
  const cases: Case[] = [
    {
      mode: 'email',
      why: 'accountMissing',
      values: { Email: NEW_EMAIL, Password: STRONG_PASSWORD },
    },
    { mode: 'email', why: 'passwordWrong', values: { Email: MALI, Password: STRONG_PASSWORD } },
    {
      mode: 'phone',
      why: 'passwordWrong',
      values: { Phone: DEMO_PHONE, Password: STRONG_PASSWORD },
    },
    {
      mode: 'phone',
      why: 'accountDisabled',
      values: { Phone: DEMO_PHONE, Password: 'Lychee-2026' },
      before: ({ market }) => disable(market),
    },
    { mode: 'phoneCode', why: 'codeExpired', values: phoneCode },
    { mode: 'phoneCode', why: 'codeWrong', values: phoneCode, before: sent },
    {
      mode: 'phoneCode',
      why: 'codeTries',
      values: phoneCode,
      before: (panel) => (sent(panel).tries = 5),
    },
    {
      mode: 'registerEmail',
      why: 'codeWrong',
      values: { Email: NEW_EMAIL, 'Verification code': '000000', Password: STRONG_PASSWORD },
      before: mailed,
    },
    {
      mode: 'registerEmail',
      why: 'codeExpired',
      values: { Email: NEW_EMAIL, 'Verification code': '000000', Password: STRONG_PASSWORD },
      before: (panel) => {
        mailed(panel);
        panel.play({ do: 'forward', ms: 6 * MINUTE });
      },
    },
    {
      mode: 'registerPhone',
      why: 'codeWrong',
      values: { ...phoneCode, Password: STRONG_PASSWORD },
      before: sent,
    },
    {
      mode: 'visitor',
      why: 'loginWayOff',
      values: { Email: NEW_EMAIL },
      before: ({ play }) => play({ do: 'loginWay', way: 'visitor', on: false }),
    },
  ];

  it.each(cases)('$mode: $why', async ({ mode, why, values, before }) => {
    const shop = await openPanel(mode);
    before?.(shop);
    await shop.write(values);
    if (shop.panel.queryByRole('checkbox')) await shop.agree();
    await shop.press(SUBMIT[mode]);
    await shop.refused(refusal(why));
    for (const [label, text] of Object.entries(values)) expect(shop.field(label)).toHaveValue(text);
    expect(readToken()).toBeNull();
    expect(shop.asked.end).toBeNull();
  });

  it('reports an address that was registered meanwhile', async () => {
    const { write, agree, press, market, refused } = await openPanel('registerEmail');
    sendRegisterCode(market, NEW_EMAIL);
    taken(market);
    market.state.codes.push({ ...market.state.codes.at(-1)!, used: false });
    await write({
      Email: NEW_EMAIL,
      'Verification code': market.state.codes.at(-1)!.code,
      Password: STRONG_PASSWORD,
    });
    await agree();
    await press('Create account');
    await refused(refusal('emailTaken'));
  });

  it('reports a phone number with an account, and a code for one without', async () => {
    const { write, agree, press, panel, newestCode, user, refused } =
      await openPanel('registerPhone');
    await write({ Phone: DEMO_PHONE });
    await press('Send code');
    await screen.findByText('Code sent');
    await write({ 'Verification code': newestCode(), Password: STRONG_PASSWORD });
    await agree();
    await press('Create account');
    await refused(refusal('phoneTaken'));

    // The link in the sentence, not the button of the page.
    await user.click(panel.getByRole('button', { name: 'Sign in' }));
    await press('Use a code');
    await write({ Phone: NEW_PHONE });
    await press('Send code');
    await waitFor(() => expect(newestCode()).not.toBe(''));
    await waitFor(() => expect(panel.getByRole('button', { name: /Resend in/ })).toBeDisabled());
    await write({ 'Verification code': newestCode() });
    await press('Sign in');
    await refused(refusal('accountMissing'));
  });
});
