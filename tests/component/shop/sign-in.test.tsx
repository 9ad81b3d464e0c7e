// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { callsTo, openShop } from './open-shop.tsx';

const LOGIN = '/en/login';

/** The form of the page; the header has a button with the same name. */
async function openLogin(path = LOGIN) {
  const shop = await openShop(path);
  const form = within(screen.getByRole('main'));
  await form.findByLabelText('Password');
  return { ...shop, form };
}

describe('signing in', () => {
  it('shows an error at each empty field, and sends nothing', async () => {
    const { user, form, calls } = await openLogin();
    await user.click(form.getByRole('button', { name: 'Sign in' }));
    expect((await form.findAllByText('Enter your email address')).length).toBeGreaterThan(0);
    expect(form.getByText('Enter your password')).toBeVisible();
    expect(form.getByText('Agree to the privacy agreement')).toBeVisible();
    expect(form.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    expect(callsTo(calls, '/api/front/login/email')).toHaveLength(0);
  });

  it.each(['no', 'a@b', 'a b@c.example', '@c.example'])(
    'rejects %s as an email address',
    async (address) => {
      const { user, form } = await openLogin();
      await user.type(await form.findByRole('textbox', { name: /Email/ }), address);
      await user.click(form.getByRole('button', { name: 'Sign in' }));
      expect((await form.findAllByText('Enter a valid email address')).length).toBeGreaterThan(0);
    },
  );

  it('keeps the values if the password is wrong', async () => {
    const { user, form } = await openLogin();
    const email = await form.findByRole('textbox', { name: /Email/ });
    await user.type(email, 'mali@lychee.test');
    await user.type(form.getByLabelText('Password'), 'wrong');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/password/i));
    expect(email).toHaveValue('mali@lychee.test');
    expect(form.getByLabelText('Password')).toHaveValue('wrong');
    expect(readToken()).toBeNull();
  });

  it('redirects to the return path, on the same origin only', async () => {
    const { user, form } = await openLogin(
      `${LOGIN}?from=${encodeURIComponent('//evil.example/x')}`,
    );
    await user.type(await form.findByRole('textbox', { name: /Email/ }), 'mali@lychee.test');
    await user.type(form.getByLabelText('Password'), 'Lychee-2026');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
    expect(readToken()).not.toBeNull();
  });

  it('registers with the sent code, after an error for a weak password', async () => {
    const { user, form, market } = await openLogin();
    await user.click(form.getByRole('button', { name: 'Create account' }));
    await user.type(
      await form.findByRole('textbox', { name: /Email/ }),
      'first.last+shop@lychee.test',
    );
    await user.click(form.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Code sent')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await user.type(form.getByLabelText(/Verification code/), market.state.codes.at(-1)!.code);
    await user.type(form.getByLabelText('Password'), 'weak');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Create account' }));
    expect(
      (await form.findAllByText('Choose a password that follows the rule')).length,
    ).toBeGreaterThan(0);
    await user.clear(form.getByLabelText('Password'));
    await user.type(form.getByLabelText('Password'), 'Strong2026!');
    await user.click(form.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Account created')).toBeVisible();
    expect(market.state.users.some(({ email }) => email === 'first.last+shop@lychee.test')).toBe(
      true,
    );
  });
});
