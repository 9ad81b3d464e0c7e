// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendPhoneCode } from '../../../mocks/market/accounts.ts';
import type { MessageKey } from '../../../mocks/market/messages.ts';
import { callsTo } from './open-shop.tsx';
import { openPanel, refusal } from './open-panel.tsx';

const MINUTE = 60_000;
const MALI = 'mali@lychee.test';
const NEW_PHONE = '13900139000';
const NEW_EMAIL = 'new.shopper@lychee.test';
const STRONG = 'Fresh.2026';

type Panel = Awaited<ReturnType<typeof openPanel>>;

describe('a password that was forgotten', () => {
  it('is replaced with a code, and the shopper signs in with the same address', async () => {
    const { panel, write, press, newestCode, field, market, calls } = await openPanel('email');
    await write({ Email: MALI, Password: 'forgotten' });
    await press('Forgot password?');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue(MALI);
    await press('Next');
    expect(await panel.findByRole('button', { name: 'Reset password' })).toBeVisible();
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Verification code')).toHaveFocus();
    await press('Send code');
    await screen.findByText('Code sent');
    expect(callsTo(calls, '/api/front/login/email/forget/password')).toHaveLength(1);
    await write({
      'Verification code': newestCode(),
      'New password': STRONG,
      'Repeat password': STRONG,
    });
    await press('Reset password');
    expect(await screen.findByText('Password reset')).toBeVisible();
    expect(field('Email')).toHaveValue(MALI);
    expect(field('Password')).toHaveValue('');
    expect(
      market.state.users.find(({ email, type }) => email === MALI && type === 'email')?.password,
    ).toBe(STRONG);
  });

  it.each<[MessageKey, string, (panel: Panel) => unknown]>([
    ['accountMissing', NEW_EMAIL, () => undefined],
    [
      'codeTooSoon',
      MALI,
      ({ market }) =>
        market.state.codes.push({
          to: MALI,
          code: '111111',
          sent: market.realNow() + market.state.clockOffset,
          expires: 0,
          used: false,
        }),
    ],
  ])('no code is sent: %s', async (why, email, before) => {
    const shop = await openPanel('forgot');
    before(shop);
    await shop.write({ Email: email });
    await shop.press('Next');
    await shop.press('Send code');
    expect(await shop.panel.findByRole('alert')).toHaveTextContent(refusal(why));
    expect(shop.panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('stays as it was when the code is wrong', async () => {
    const { panel, write, press, market } = await openPanel('forgot');
    await write({ Email: MALI });
    await press('Next');
    await press('Send code');
    await screen.findByText('Code sent');
    await write({
      'Verification code': '000000',
      'New password': STRONG,
      'Repeat password': STRONG,
    });
    await press('Reset password');
    expect(await panel.findByRole('alert')).toHaveTextContent(refusal('codeWrong'));
    expect(market.state.users.find(({ email }) => email === MALI)?.password).not.toBe(STRONG);
  });
});

describe('a code', () => {
  it('needs an address that can be right', async () => {
    const { panel, press, field, calls } = await openPanel('registerEmail');
    await press('Send code');
    await panel.findAllByText('Enter your email address');
    expect(field('Email')).toHaveFocus();
    expect(callsTo(calls, '/api/front/login/email/captcha')).toHaveLength(0);
  });

  it('is not sent to an address that has an account', async () => {
    const { panel, press, write } = await openPanel('registerEmail');
    await write({ Email: MALI });
    await press('Send code');
    expect(await panel.findByRole('alert')).toHaveTextContent(refusal('emailTaken'));
  });

  it('makes that address wait in every mode, and no other one', async () => {
    const { panel, press, write, tab } = await openPanel('registerEmail');
    await write({ Email: NEW_EMAIL });
    await press('Send code');
    expect(await panel.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    expect(
      panel.getByText('The code is on its way, you can ask for another in 60 seconds'),
    ).toBeInTheDocument();
    await tab('Phone');
    expect(panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await tab('Email');
    expect(panel.getByRole('button', { name: /Resend in/ })).toBeDisabled();
    await write({ Email: 'somebody.else@lychee.test' });
    expect(panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('is asked for too often', async () => {
    const { panel, press, write, market, play } = await openPanel('registerPhone');
    for (let times = 0; times < 10; times += 1) {
      sendPhoneCode(market, { countryCode: '+86', phone: NEW_PHONE });
      play({ do: 'forward', ms: 1.1 * MINUTE });
    }
    await write({ Phone: NEW_PHONE });
    await press('Send code');
    expect(await panel.findByRole('alert')).toHaveTextContent(refusal('codeTooMany'));
  });
});
