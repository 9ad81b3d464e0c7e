// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inbox } from '#mocks/market/sandbox.ts';
import type { User } from '#mocks/market/state.ts';
import { callsTo, openShop } from './open-shop.tsx';

const MALI = 'mali@lychee.test';
const EDIT = '/api/front/user/edit';
const CHANGE = '/api/front/user/email/update/password';
const NEW = 'Kettle.2026';

const userInfo = async (...[options = {}]: [Parameters<typeof openShop>[1]?]) => {
  const shop = await openShop('/en/users/user_info', { as: MALI, ...options });
  const self = () =>
    shop.market.state.users.find(({ email, type }) => email === MALI && type === 'email')!;
  return { ...shop, self };
};

/** An account of another type than those of the demo shoppers. */
const accountOf = (change: Partial<User>) =>
  userInfo({
    before: ({ state }) =>
      void Object.assign(
        state.users.find(({ email }) => email === MALI)!,
        change,
      ),
  });

async function openPassword(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  return within(await screen.findByRole('dialog', { name: 'Change password' }));
}

describe('user info', () => {
  it('shows the account; fixed fields are read-only', async () => {
    await userInfo();
    expect(await screen.findByRole('textbox', { name: /Nickname/ })).toHaveValue('Mali');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(MALI);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    expect(
      within(screen.getByRole('group', { name: 'Registered with' })).getByText('Email'),
    ).toBeVisible();
  });

  it('changes the nickname everywhere', async () => {
    const { user, self } = await userInfo();
    const field = await screen.findByRole('textbox', { name: /Nickname/ });
    await user.clear(field);
    await user.type(field, '  Mali of Chiang Mai ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(self().nickname).toBe('Mali of Chiang Mai');
    expect(
      await within(screen.getByRole('navigation', { name: 'My account' })).findByText(
        'Mali of Chiang Mai',
      ),
    ).toBeVisible();
  });

  it('shows an error for an empty nickname at the field and as a toast, and sends nothing', async () => {
    const { user, calls } = await userInfo();
    const field = await screen.findByRole('textbox', { name: /Nickname/ });
    await user.clear(field);
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Enter a nickname')).length).toBe(2);
    expect(field).toHaveAccessibleDescription('Enter a nickname');
    expect(field).toHaveFocus();
    expect(callsTo(calls, EDIT)).toHaveLength(0);
  });

  it('keeps a refused nickname and shows why', async () => {
    const { user, switches, self } = await userInfo();
    switches.faults.set('userEdit', { fault: 'code500' });
    const field = await screen.findByRole('textbox', { name: /Nickname/ });
    await user.clear(field);
    await user.type(field, 'Another name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Another name');
    expect(self().nickname).toBe('Mali');
  });

  it('rejects other types and large files before sending', async () => {
    const { calls } = await userInfo();
    await screen.findByRole('textbox', { name: /Nickname/ });
    const input = document.querySelector('input[type=file]')!;
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    choose(new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }));
    expect((await screen.findAllByText('Choose a JPG or PNG picture')).length).toBeGreaterThan(0);
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(large);
    expect((await screen.findAllByText(/Choose a picture of up to 10\sMB/)).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(calls, '/api/front/upload/image')).toHaveLength(0);
  });

  it('changes the password with a code to the email of the account, and keeps the session', async () => {
    const { user, market, self, calls } = await userInfo();
    const dialog = await openPassword(user);
    expect(dialog.getByText(/goes to mali@lychee\.test/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    const { code } = inbox(market).find(({ to }) => to === MALI)!;
    await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), code);
    await user.type(dialog.getByLabelText('New password'), 'kettle');
    expect(dialog.getByText('Strength: weak')).toBeVisible();
    await user.clear(dialog.getByLabelText('New password'));
    await user.type(dialog.getByLabelText('New password'), NEW);
    await user.type(dialog.getByLabelText('Repeat password'), NEW);
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(self().password).toBe(NEW);
    expect(callsTo(calls, CHANGE)).toHaveLength(1);
    expect(document.cookie).toContain('auth._token.local');
  });

  it('validates code, password and repetition, and shows a refusal of the market', async () => {
    const { user, self, calls } = await userInfo();
    const dialog = await openPassword(user);
    const submit = dialog.getByRole('button', { name: 'Change password' });
    await user.click(submit);
    for (const text of [
      'Enter the verification code',
      'Enter your password',
      'Enter the password again',
    ])
      expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '000000');
    await user.type(dialog.getByLabelText('New password'), 'onlyletters');
    await user.type(dialog.getByLabelText('Repeat password'), 'other');
    expect(
      (await dialog.findAllByText('Choose a password that follows the rule')).length,
    ).toBeGreaterThan(0);
    expect((await dialog.findAllByText(/The passwords do not match/)).length).toBeGreaterThan(0);
    expect(callsTo(calls, CHANGE)).toHaveLength(0);
    for (const label of ['New password', 'Repeat password']) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), NEW);
    }
    await user.click(submit);
    await waitFor(() => expect(callsTo(calls, CHANGE)).toHaveLength(1));
    expect(await dialog.findByText('The code is no longer valid, send a new one')).toBeVisible();
    expect(dialog.getByLabelText('New password')).toHaveValue(NEW);
    expect(self().password).not.toBe(NEW);
  });

  it('sends the code of a phone account to its phone', async () => {
    const { user, calls } = await accountOf({
      type: 'phone',
      email: null,
      phone: '13800138001',
      countryCode: '+86',
    });
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue('13800138001');
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    const dialog = await openPassword(user);
    expect(dialog.getByText(/goes to 13800138001/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByRole('button', { name: /Resend in/ })).toBeDisabled();
    expect(callsTo(calls, '/api/front/captcha/phone/password')).toHaveLength(1);
  });

  it.each(['visitor', 'google'] as const)(
    'has no password for an account of type %s',
    async (type) => {
      await accountOf({ type });
      await screen.findByRole('textbox', { name: /Nickname/ });
      expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    },
  );

  it('shows a retry if the account cannot be loaded', async () => {
    const { user, switches } = await openShop('/en/users/order_list', {
      as: MALI,
      absent: ['userInfo'],
    });
    await user.click(await screen.findByRole('link', { name: 'My details' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(again);
    expect(await screen.findByRole('textbox', { name: /Nickname/ })).toHaveValue('Mali');
  });
});
