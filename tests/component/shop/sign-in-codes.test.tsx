// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendPhoneCode } from '#mocks/market/accounts.ts';
import type { MessageKey } from '#mocks/market/messages.ts';
import type { Mode } from '#/session/sign-in/modes.ts';
import { callsTo } from './open-shop.tsx';
import {
  DEMO_PHONE,
  MALI,
  MINUTE,
  NEW_EMAIL,
  NEW_PHONE,
  type Panel,
  STRONG_PASSWORD,
  openPanel,
  refusal,
} from './open-panel.tsx';
import { recordAnnouncements } from './record-announcements.ts';

describe('a forgotten password', () => {
  it('is reset with a code, and the address is prefilled for sign-in', async () => {
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
      'New password': STRONG_PASSWORD,
      'Repeat password': STRONG_PASSWORD,
    });
    await press('Reset password');
    expect(await screen.findByText('Password reset')).toBeVisible();
    expect(field('Email')).toHaveValue(MALI);
    expect(field('Password')).toHaveValue('');
    expect(
      market.state.users.find(({ email, type }) => email === MALI && type === 'email')?.password,
    ).toBe(STRONG_PASSWORD);
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
    await shop.refused(refusal(why));
    expect(shop.panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('is not changed by a wrong code', async () => {
    const { write, press, market, refused } = await openPanel('forgot');
    await write({ Email: MALI });
    await press('Next');
    await press('Send code');
    await screen.findByText('Code sent');
    await write({
      'Verification code': '000000',
      'New password': STRONG_PASSWORD,
      'Repeat password': STRONG_PASSWORD,
    });
    await press('Reset password');
    await refused(refusal('codeWrong'));
    expect(market.state.users.find(({ email }) => email === MALI)?.password).not.toBe(
      STRONG_PASSWORD,
    );
  });
});

describe('a code', () => {
  it.each<[string, Mode, string]>([
    ['a forgotten password', 'forgot', '/api/front/login/email/forget/password'],
    ['a new account', 'registerEmail', '/api/front/login/email/captcha'],
    ['signing in by phone', 'phoneCode', '/api/front/login/sendCode'],
  ])('for %s is sent once by a double click, and starts the countdown', async (_, mode, call) => {
    const { panel, press, write, user, calls, hold } = await openPanel(mode);
    await write(
      mode === 'phoneCode' ? { Phone: NEW_PHONE } : { Email: mode === 'forgot' ? MALI : NEW_EMAIL },
    );
    if (mode === 'forgot') await press('Next');
    const release = hold(call);
    await user.dblClick(panel.getByRole('button', { name: 'Send code' }));
    release();
    expect(await panel.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    expect(callsTo(calls, call)).toHaveLength(1);
    expect(panel.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is sent once while the request is pending, also after the form was remounted', async () => {
    const { panel, press, write, tab, user, calls, hold } = await openPanel('registerEmail');
    await write({ Email: NEW_EMAIL });
    const release = hold('/api/front/login/email/captcha');
    await press('Send code');
    await tab('Phone');
    await tab('Email');
    await user.click(panel.getByRole('button', { name: 'Send code' }));
    release();
    expect(await panel.findByRole('button', { name: /Resend in/ })).toBeDisabled();
    expect(callsTo(calls, '/api/front/login/email/captcha')).toHaveLength(1);
  });

  it.each([
    ' 429226',
    '429 226',
    '４２９２２６',
    '429\u200b226 ',
    '๔๒๙๒๒๖',
    'Your code is 429226. It is valid for 10 minutes.',
    '【lychee】验证码４２９２２６，10分钟内有效',
  ])('pasted as "%s" is normalized', async (pasted) => {
    const { field, write } = await openPanel('registerEmail');
    await write({ 'Verification code': pasted });
    expect(field('Verification code')).toHaveValue('429226');
  });

  it('with letters shows the message of the backend', async () => {
    const { press, write, agree, refused } = await openPanel('phoneCode');
    await write({ Phone: DEMO_PHONE, 'Verification code': 'abcdef' });
    await agree();
    await press('Sign in');
    await refused(refusal('codeWrong'));
  });

  it('is not sent to an invalid address', async () => {
    const { panel, press, field, calls } = await openPanel('registerEmail');
    await press('Send code');
    await panel.findAllByText('Enter your email address');
    expect(field('Email')).toHaveFocus();
    expect(callsTo(calls, '/api/front/login/email/captcha')).toHaveLength(0);
  });

  it('is not sent to an address that has an account', async () => {
    const { press, write, refused } = await openPanel('registerEmail');
    await write({ Email: MALI });
    await press('Send code');
    await refused(refusal('emailTaken'));
  });

  it('starts a countdown for that address in every mode, and for no other address', async () => {
    const { next } = recordAnnouncements();
    const { panel, press, write, tab } = await openPanel('registerEmail');
    await write({ Email: NEW_EMAIL });
    await press('Send code');
    expect(await panel.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    expect(await next()).toMatch(/The code is on its way\. .* in 60 seconds\.$/);
    await tab('Phone');
    expect(panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await tab('Email');
    expect(panel.getByRole('button', { name: /Resend in/ })).toBeDisabled();
    await write({ Email: 'another.shopper@lychee.test' });
    expect(panel.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });

  it('is refused after too many requests', async () => {
    const { press, write, market, play, refused } = await openPanel('registerPhone');
    for (let times = 0; times < 10; times += 1) {
      sendPhoneCode(market, { countryCode: '+86', phone: NEW_PHONE });
      play({ do: 'forward', ms: 1.1 * MINUTE });
    }
    await write({ Phone: NEW_PHONE });
    await press('Send code');
    await refused(refusal('codeTooMany'));
  });
});
