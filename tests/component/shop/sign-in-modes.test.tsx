// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registerEmail, sendPhoneCode, sendRegisterCode } from '../../../mocks/market/accounts.ts';
import type { Market } from '../../../mocks/market/market.ts';
import type { MessageKey } from '../../../mocks/market/messages.ts';
import { readToken } from '../../../src/api/session.ts';
import type { Mode } from '../../../src/features/sign-in/modes.ts';
import { askToSignIn } from '../../../src/features/sign-in/panel-store.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { openPanel, refusal } from './open-panel.tsx';

const MINUTE = 60_000;
const MALI = 'mali@lychee.test';
const DEMO_PHONE = '13800138000';
const NEW_PHONE = '13900139000';
const NEW_EMAIL = 'new.shopper@lychee.test';
const STRONG = 'Fresh.2026';

/** A button ignores a second press within half a second. */
const longerThanDebounce = () => new Promise((resolve) => setTimeout(resolve, 600));

type Panel = Awaited<ReturnType<typeof openPanel>>;

const SUBMIT: Record<Mode, string> = {
  phone: 'Sign in',
  email: 'Sign in',
  phoneCode: 'Sign in',
  forgot: 'Next',
  reset: 'Reset password',
  registerEmail: 'Create account',
  registerPhone: 'Create account',
  visitor: 'Continue',
};

describe('a form sent empty says at each field what is missing, and sends nothing', () => {
  it.each<[Mode, string, string[]]>([
    [
      'phone',
      'Phone',
      ['Enter your phone number', 'Enter your password', 'Agree to the privacy agreement'],
    ],
    [
      'email',
      'Email',
      ['Enter your email address', 'Enter your password', 'Agree to the privacy agreement'],
    ],
    [
      'phoneCode',
      'Phone',
      ['Enter your phone number', 'Enter the verification code', 'Agree to the privacy agreement'],
    ],
    ['forgot', 'Email', ['Enter your email address']],
    [
      'reset',
      'Verification code',
      ['Enter the verification code', 'Enter your password', 'Enter the password again'],
    ],
    [
      'registerEmail',
      'Email',
      [
        'Enter your email address',
        'Enter the verification code',
        'Enter your password',
        'Agree to the privacy agreement',
      ],
    ],
    [
      'registerPhone',
      'Phone',
      [
        'Enter your phone number',
        'Enter the verification code',
        'Enter your password',
        'Agree to the privacy agreement',
      ],
    ],
    ['visitor', 'Email', ['Enter your email address']],
  ])('%s', async (mode, first, messages) => {
    const { panel, press, field, calls } = await openPanel(mode);
    const before = calls.filter(({ method }) => method === 'POST').length;
    await press(SUBMIT[mode]);
    for (const message of messages)
      expect((await panel.findAllByText(message)).some((element) => !element.closest('.sr'))).toBe(
        true,
      );
    expect(field(first)).toHaveFocus();
    expect(field(first)).toHaveAccessibleDescription(messages[0]);
    // Within the dialog: what is outside of it is out of reach.
    expect(
      panel.getAllByRole('alert').find((element) => element.matches('.toast')),
    ).toHaveTextContent(messages[0] ?? '');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(before);
  });
});

describe('a value that cannot be right is refused at its field', () => {
  it.each<[Mode, Record<string, string>, string]>([
    ['phone', { Phone: '23800138000' }, 'Enter a correct phone number'],
    ['phoneCode', { Phone: '1380013800' }, 'This phone number is too short'],
    ['phoneCode', { 'Verification code': '12-456' }, 'Use letters and digits only'],
    ['forgot', { Email: 'mali@lychee' }, 'Enter a correct email address'],
    ['reset', { 'Verification code': '123' }, 'Enter all 6 characters of the code'],
    ['reset', { 'New password': 'lychee2026' }, 'Make the password match the rule'],
    [
      'reset',
      { 'New password': STRONG, 'Repeat password': 'Fresh.2027' },
      'The passwords differ, enter the same one twice',
    ],
    ['registerEmail', { Email: 'a b@c.example' }, 'Enter a correct email address'],
    ['registerEmail', { Password: 'Lychee 2026' }, 'Make the password match the rule'],
    ['registerPhone', { Phone: '12' }, 'This phone number is too short'],
    ['registerPhone', { 'Verification code': '?????' }, 'Use letters and digits only'],
    ['visitor', { Email: '@c.example' }, 'Enter a correct email address'],
  ])('%s: %o', async (mode, values, message) => {
    const { panel, press, write, field } = await openPanel(mode);
    await write(values);
    await press(SUBMIT[mode]);
    await panel.findAllByText(message);
    const label = Object.keys(values).at(-1) ?? '';
    expect(field(label)).toBeInvalid();
    expect(field(label).getAttribute('aria-describedby')).toBeTruthy();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});

it('the rule for new passwords names its symbols before the first character, and tells the strength from then on', async () => {
  const { panel, write } = await openPanel('registerEmail');
  expect(panel.getByText(/8–20 characters.*!@#\$%\^&\*\?\._/)).toBeVisible();
  expect(panel.queryByText(/Strength/)).toBeNull();
  await write({ Password: 'lychee' });
  expect(panel.getByText('Strength: weak')).toBeVisible();
  await write({ Password: STRONG });
  expect(panel.getByText('Strength: good')).toBeVisible();
});

describe('signing in', () => {
  it('by phone and password, the way the interrupted action waits for', async () => {
    const { write, agree, press, asked, market } = await openPanel('phone');
    await write({ Phone: '138 0013-8000', Password: 'Lychee-2026' });
    await agree();
    await press('Sign in');
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(asked.end).toBe(true));
    const session = market.state.sessions.find(({ token }) => token === readToken());
    expect(market.state.users.find(({ id }) => id === session?.userId)).toMatchObject({
      type: 'phone',
      phone: DEMO_PHONE,
    });
  });

  it('by phone and code, sent with Enter', async () => {
    const { write, agree, press, send, newestCode, market } = await openPanel('phoneCode');
    await write({ Phone: DEMO_PHONE });
    await press('Send code');
    expect(await screen.findByText('Code sent')).toBeVisible();
    expect(market.state.codes.at(-1)?.to).toBe('+8613800138000');
    await agree();
    await write({ 'Verification code': newestCode() });
    await send();
    expect(await screen.findByText('Signed in')).toBeVisible();
  });

  it('with a new account by phone from another country', async () => {
    const { panel, write, agree, press, user, newestCode, market } =
      await openPanel('registerPhone');
    await user.click(await panel.findByRole('button', { name: /Country code: .*\+86/ }));
    await user.paste('thai');
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Country code: Thailand +66' })).toHaveFocus();
    await write({ Phone: '81 234 5678' });
    await press('Send code');
    await screen.findByText('Code sent');
    await write({ 'Verification code': newestCode(), Password: STRONG });
    await agree();
    await press('Create account');
    expect(await screen.findByText('Account created')).toBeVisible();
    expect(market.state.users.at(-1)).toMatchObject({
      type: 'phone',
      countryCode: '+66',
      phone: '812345678',
    });
  });

  it('as a visitor, with the calling code as a bare number', async () => {
    const { write, press, asked, market } = await openPanel('visitor', {
      visitor: true,
      before: [{ do: 'loginWay', way: 'visitor', on: true }],
    });
    await write({ Email: 'guest@lychee.test', 'Phone Optional': NEW_PHONE });
    await press('Continue');
    await waitFor(() => expect(asked.end).toBe(true));
    expect(market.state.users.at(-1)).toMatchObject({
      type: 'visitor',
      email: 'guest@lychee.test',
      countryCode: '86',
      phone: NEW_PHONE,
    });
  });

  it('as a visitor without a phone', async () => {
    const { write, send, asked, market } = await openPanel('visitor', {
      visitor: true,
      before: [{ do: 'loginWay', way: 'visitor', on: true }],
    });
    await write({ Email: 'guest@lychee.test' });
    await send();
    await waitFor(() => expect(asked.end).toBe(true));
    expect(market.state.users.at(-1)).toMatchObject({
      type: 'visitor',
      countryCode: null,
      phone: null,
    });
  });
});

describe('the entry for visitors', () => {
  const open = { do: 'loginWay', way: 'visitor', on: true } as const;
  const shut = { do: 'loginWay', way: 'visitor', on: false } as const;

  it('is there when the platform allows it and a buy button asked', async () => {
    const { panel } = await openPanel('email', { visitor: true, before: [open] });
    expect(await panel.findByRole('button', { name: 'Buy as a visitor' })).toBeVisible();
  });

  it('is not there when only one of both is so', async () => {
    const { panel, calls } = await openPanel('email', { visitor: true, before: [shut] });
    await waitFor(() =>
      expect(callsTo(calls, '/api/front/login/method/info').length).toBeGreaterThan(0),
    );
    expect(panel.queryByRole('button', { name: 'Buy as a visitor' })).toBeNull();
  });

  it('is not there for somebody who only wants to sign in', async () => {
    const { panel } = await openPanel('phoneCode', { before: [open] });
    expect(panel.queryByRole('button', { name: 'Buy as a visitor' })).toBeNull();
  });
});

/** Somebody else took the address while the shopper read mails. */
const taken = (market: Market) =>
  registerEmail(market, {
    email: NEW_EMAIL,
    captcha: market.state.codes.at(-1)?.code ?? '',
    password: STRONG,
  });
const disable = (market: Market) => {
  for (const user of market.state.users) user.enabled = false;
};

describe('a refusal of the server is said in the form, which keeps what was typed', () => {
  interface Case {
    mode: Mode;
    why: MessageKey;
    values: Record<string, string>;
    /** before the form is sent */
    before?: (panel: Panel) => unknown;
  }
  const phoneCode = { Phone: DEMO_PHONE, 'Verification code': '000000' };
  const sent = ({ market }: Panel) =>
    sendPhoneCode(market, { countryCode: '+86', phone: DEMO_PHONE });
  const mailed = ({ market }: Panel) => sendRegisterCode(market, NEW_EMAIL);
  const cases: Case[] = [
    { mode: 'email', why: 'accountMissing', values: { Email: NEW_EMAIL, Password: STRONG } },
    { mode: 'email', why: 'passwordWrong', values: { Email: MALI, Password: STRONG } },
    { mode: 'phone', why: 'passwordWrong', values: { Phone: DEMO_PHONE, Password: STRONG } },
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
      values: { Email: NEW_EMAIL, 'Verification code': '000000', Password: STRONG },
      before: mailed,
    },
    {
      mode: 'registerEmail',
      why: 'codeExpired',
      values: { Email: NEW_EMAIL, 'Verification code': '000000', Password: STRONG },
      before: (panel) => {
        mailed(panel);
        panel.play({ do: 'forward', ms: 6 * MINUTE });
      },
    },
    {
      mode: 'registerPhone',
      why: 'codeWrong',
      values: { ...phoneCode, Password: STRONG },
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

  it('an address that was taken meanwhile', async () => {
    const { write, agree, press, market, refused } = await openPanel('registerEmail');
    sendRegisterCode(market, NEW_EMAIL);
    taken(market);
    market.state.codes.push({ ...market.state.codes.at(-1)!, used: false });
    await write({
      Email: NEW_EMAIL,
      'Verification code': market.state.codes.at(-1)!.code,
      Password: STRONG,
    });
    await agree();
    await press('Create account');
    await refused(refusal('emailTaken'));
  });

  it('a phone that has an account, and a code for a phone that has none', async () => {
    const { write, agree, press, panel, newestCode, user, refused } =
      await openPanel('registerPhone');
    await write({ Phone: DEMO_PHONE });
    await press('Send code');
    await screen.findByText('Code sent');
    await write({ 'Verification code': newestCode(), Password: STRONG });
    await agree();
    await press('Create account');
    await refused(refusal('phoneTaken'));

    // By the link of the sentence, not by the button of the page below.
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

it('closing keeps e-mail, phone and country, never a password or the agreement', async () => {
  const { panel, write, tab, press, agree, user, asked } = await openPanel('email');
  await write({ Email: MALI, Password: STRONG });
  await agree();
  await tab('Phone');
  expect(panel.getByRole('checkbox')).toBeChecked();
  await user.click(await panel.findByRole('button', { name: /Country code/ }));
  await user.keyboard('laos{Enter}');
  await write({ Phone: '2055512345', Password: STRONG });
  await press('Close');
  await waitFor(() => expect(asked.end).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('dialog');
  const again = await screen.findByLabelText('Email', { selector: 'dialog input' });
  expect(again).toHaveValue(MALI);
  expect(screen.getByLabelText('Password', { selector: 'dialog input' })).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  expect(await screen.findByRole('button', { name: 'Country code: Laos +856' })).toBeVisible();
  expect(screen.getByLabelText('Phone', { selector: 'dialog input' })).toHaveValue('2055512345');
});

describe('while an answer is awaited', () => {
  async function refusedOnce() {
    const shop = await openPanel('email');
    await shop.write({ Email: MALI, Password: 'wrong' });
    await shop.agree();
    await shop.press('Sign in');
    await shop.refused(refusal('passwordWrong'));
    await shop.write({ Password: 'Lychee-2026' });
    await longerThanDebounce();
    return shop;
  }

  it('the note keeps its room, no step leads away, and the token of the answer is kept', async () => {
    const { press, panel, switches, asked } = await refusedOnce();
    switches.delay = 300;
    await press('Sign in');
    expect(panel.getByText(refusal('passwordWrong'))).toBeInTheDocument();
    await press('Create account');
    expect(panel.getByRole('tab', { name: 'Phone' })).toBeVisible();
    await press('Forgot password?');
    expect(panel.getByLabelText('Password', { selector: 'input' })).toHaveValue('Lychee-2026');
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(readToken()).not.toBeNull();
    expect(asked.end).toBe(true);
  });

  it('a panel that was closed signs in all the same', async () => {
    const { press, switches } = await refusedOnce();
    switches.delay = 300;
    await press('Sign in');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(readToken()).not.toBeNull();
  });
});

describe('a phone number', () => {
  it.each(['+66 81 234 5678', '081 234 5678', '81 234 5678'])(
    'typed as %s goes out as one and the same',
    async (typed) => {
      const { panel, write, press, user, calls } = await openPanel('phoneCode');
      await user.click(await panel.findByRole('button', { name: /Country code: .*\+86/ }));
      await user.paste('thai');
      await user.keyboard('{Enter}');
      await write({ Phone: typed });
      await press('Send code');
      await screen.findByText('Code sent');
      const [call] = callsTo(calls, '/api/front/login/sendCode');
      expect(Object.fromEntries(new URLSearchParams(await call?.clone().text()))).toEqual({
        countryCode: '+66',
        phone: '812345678',
      });
    },
  );
});

describe('what was typed', () => {
  const outside = (dialog: HTMLElement) => {
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
  };

  it('is there again after a click beside the panel', async () => {
    const { write } = await openPanel('email');
    await write({ Email: MALI });
    outside(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => void askToSignIn());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText('Email', { selector: 'input' })).toHaveValue(MALI);
  });

  it('is there again in another language of the page: never a password, never a code', async () => {
    const { write } = await openPanel('registerEmail');
    await write({ Email: NEW_EMAIL, 'Verification code': '123456', Password: STRONG });
    const stored = JSON.stringify({ ...window.sessionStorage });
    expect(stored).toContain(NEW_EMAIL);
    expect(stored).not.toContain('123456');
    expect(stored).not.toContain(STRONG);
  });

  it('and cannot be kept does not go by a click beside the panel or Escape', async () => {
    const { write, press, user } = await openPanel('registerEmail');
    await write({ Password: STRONG });
    outside(screen.getByRole('dialog'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('afterwards', () => {
  it('what was wrong with a field is no longer said, and the focus is near where it was', async () => {
    const { user } = await openShop('/en/nowhere');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Enter your email address')).length).toBeGreaterThan(1);
    await user.type(dialog.getByLabelText('Email', { selector: 'input' }), MALI);
    await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
    await user.click(dialog.getByRole('checkbox'));
    await longerThanDebounce();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(screen.queryByText('Enter your email address')).toBeNull();
    await waitFor(() =>
      expect(document.querySelector('.account-slot')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });
});
