// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';
import { openPanel } from './open-panel.tsx';
import { findButton, findToast } from './find-message.ts';

const MALI = 'mali@lychee.test';

/** Form rules by key of the spec. Each text is shown at its field; the first one also as a toast. */
const FIELDS: [
  key: string,
  mode: Parameters<typeof openPanel>[0],
  typed: Record<string, string>,
  submit: string,
  label: string,
  text: string,
][] = [
  ['emailEmpty', 'email', {}, 'Sign in', 'Email', 'Enter your email address'],
  [
    'correctEmail',
    'email',
    { Email: 'mali@lychee' },
    'Sign in',
    'Email',
    'Enter a valid email address',
  ],
  ['emptyPassword', 'email', { Email: MALI }, 'Sign in', 'Password', 'Enter your password'],
  ['emptyPhone', 'phone', {}, 'Sign in', 'Phone', 'Enter your phone number'],
  [
    'emptyCaptche',
    'phoneCode',
    { Phone: '13800138000' },
    'Sign in',
    'Verification code',
    'Enter the verification code',
  ],
  [
    'correctCaptche',
    'phoneCode',
    { Phone: '13800138000', 'Verification code': '12#456' },
    'Sign in',
    'Verification code',
    'Use letters and digits only',
  ],
  [
    'agreement',
    'email',
    { Email: MALI, Password: 'x' },
    'Sign in',
    'I agree',
    'Agree to the privacy agreement',
  ],
  [
    'againPassword',
    'reset',
    { 'Verification code': '123456', 'New password': 'Fresh.2026' },
    'Reset password',
    'Repeat password',
    'Enter the password again',
  ],
  [
    'diffPassword',
    'reset',
    {
      'Verification code': '123456',
      'New password': 'Fresh.2026',
      'Repeat password': 'Fresh.2027',
    },
    'Reset password',
    'Repeat password',
    'The passwords do not match. Enter the same one twice.',
  ],
];

describe('a form rule shows its text at the focused field and as a toast', () => {
  it.each(FIELDS)('%s', async (_, mode, typed, submit, label, text) => {
    const { panel, write, press, calls } = await openPanel(mode);
    const sent = calls.filter(({ method }) => method === 'POST').length;
    await write(typed);
    await press(submit);
    const field =
      label === 'I agree'
        ? panel.getByRole('checkbox')
        : panel.getByLabelText(label, { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(field).toHaveFocus();
    expect(await findToast(text)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(sent);
  });

  it('userName', async () => {
    const { user } = await openShop('/en/users/user_info', { as: MALI });
    const name = await screen.findByRole('textbox', { name: /Nickname/ });
    await user.clear(name);
    await user.click(await findButton('Save'));
    expect(name).toHaveAccessibleDescription('Enter a nickname');
    expect(name).toHaveFocus();
    expect(await findToast('Enter a nickname')).toBeVisible();
  });
});

it('the keys of the spec have texts in every language', () => {
  const keys = [
    'form.emailEmpty',
    'form.correctEmail',
    'form.emptyPhone',
    'auth.emptyPassword',
    'auth.emptyCaptche',
    'auth.correctCaptche',
    'auth.agreement',
    'auth.againPassword',
    'auth.diffPassword',
    'account.userName',
    'done.registerSU',
    'done.loginSU',
    'auth.resetSU',
    'done.saveSU',
    'account.updateSU',
    'done.setSU',
    'done.delSU',
    'account.noDefaultAddress',
    'account.noAddress',
    'auth.facebookUnsupported',
    'nav.confirmLogOut',
    'order.confirmCancel',
  ];
  for (const locale of readdirSync('locales')) {
    const namespaces = readdirSync(`locales/${locale}`).map(
      (file) =>
        JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<
          string,
          Record<string, string>
        >,
    );
    const missing = keys.filter(
      (key) =>
        !namespaces.some(
          (namespace) => namespace[key.split('.')[0] ?? '']?.[key.split('.')[1] ?? ''],
        ),
    );
    expect(missing, locale).toEqual([]);
  }
});
