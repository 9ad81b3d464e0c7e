// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPhoneRules } from '#/shared/country/phone-rule.ts';
import type { Mode } from '#/session/sign-in/modes.ts';
import { callsTo } from './open-shop.tsx';
import { STRONG_PASSWORD, SUBMIT, openPanel } from './open-panel.tsx';

describe('an empty form shows an error at each field and sends nothing', () => {
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
    // Inside the dialog, because elements outside of it are inert.
    expect(
      panel.getAllByRole('alert').find((element) => element.matches('.toast')),
    ).toHaveTextContent(messages[0] ?? '');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(before);
  });
});

describe('an invalid value shows an error at its field', () => {
  it.each<[Mode, Record<string, string>, string]>([
    ['phone', { Phone: '23800138000' }, 'Enter a valid phone number'],
    ['phoneCode', { Phone: '1380013800' }, 'This phone number is too short'],
    ['phoneCode', { 'Verification code': '12#456' }, 'Use letters and digits only'],
    ['forgot', { Email: 'mali@lychee' }, 'Enter a valid email address'],
    ['reset', { 'Verification code': '123' }, 'Enter all 6 characters of the code'],
    ['reset', { 'New password': 'lychee2026' }, 'Choose a password that follows the rule'],
    [
      'reset',
      { 'New password': STRONG_PASSWORD, 'Repeat password': 'Fresh.2027' },
      'The passwords do not match. Enter the same one twice.',
    ],
    ['registerEmail', { Email: 'a b@c.example' }, 'Enter a valid email address'],
    ['registerEmail', { Password: 'Lychee 2026' }, 'Choose a password that follows the rule'],
    ['registerPhone', { Phone: '12' }, 'This phone number is too short'],
    ['registerPhone', { 'Verification code': '?????' }, 'Use letters and digits only'],
    ['visitor', { Email: '@c.example' }, 'Enter a valid email address'],
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

it.each<[Mode, Record<string, string>]>([
  ['email', { Email: 'mali@lychee.test', Password: 'Wrong-2026' }],
  ['phone', { Phone: '13800138000', Password: 'Wrong-2026' }],
])('%s: sends what was filled in without events', async (mode, values) => {
  const { press, field, panel, user, calls } = await openPanel(mode);
  const before = calls.filter(({ method }) => method === 'POST').length;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [label, text] of Object.entries(values)) setValue?.call(field(label), text);
  await user.click(panel.getByRole('checkbox'));
  await press(SUBMIT[mode]);
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').length).toBeGreaterThan(before),
  );
  for (const label of Object.keys(values)) expect(field(label)).not.toBeInvalid();
});

it('shows the rule for new passwords with its symbols, and the strength once something is typed', async () => {
  const { panel, write } = await openPanel('registerEmail');
  expect(panel.getByText(/8–20 characters.*!@#\$%\^&\*\?\._/)).toBeVisible();
  expect(panel.queryByText(/Strength/)).toBeNull();
  await write({ Password: 'lychee' });
  expect(panel.getByText('Strength: weak')).toBeVisible();
  await write({ Password: STRONG_PASSWORD });
  expect(panel.getByText('Strength: good')).toBeVisible();
});

describe('a phone number', () => {
  it.each(['+66 81 234 5678', '081 234 5678', '81 234 5678'])(
    'typed as %s is sent in the same format',
    async (typed) => {
      const { panel, write, press, user, calls } = await openPanel('phoneCode');
      await loadPhoneRules();
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
