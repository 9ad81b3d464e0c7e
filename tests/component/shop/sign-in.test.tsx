// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readToken } from '../../../src/api/session.ts';
import { callsTo, openShop } from './open-shop.tsx';

const LOGIN = '/en/login';

describe('signing in', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    const { user, calls } = await openShop(LOGIN);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Enter your email address')).length).toBeGreaterThan(0);
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByText('Tick the user privacy agreement')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    expect(callsTo(calls, '/api/front/login/email')).toHaveLength(0);
  });

  it.each(['no', 'a@b', 'a b@c.example', '@c.example'])('refuses %s as an address', async (address) => {
    const { user } = await openShop(LOGIN);
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), address);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Enter a correct email address')).length).toBeGreaterThan(0);
  });

  it('keeps what was typed when the password is wrong', async () => {
    const { user } = await openShop(LOGIN);
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await user.type(email, 'mali@lychee.test');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/password/i);
    expect(email).toHaveValue('mali@lychee.test');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(readToken()).toBeNull();
  });

  it('goes back to where the shopper came from, never elsewhere', async () => {
    const { user } = await openShop(`${LOGIN}?from=${encodeURIComponent('//evil.example/x')}`);
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'mali@lychee.test');
    await user.type(screen.getByLabelText('Password'), 'Lychee-2026');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
    expect(readToken()).not.toBeNull();
  });

  it('registers with the code that was sent, after saying which password it takes', async () => {
    const { user, market } = await openShop(LOGIN);
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'first.last+shop@lychee.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Code sent')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await user.type(screen.getByLabelText(/Verification code/), market.state.codes.at(-1)!.code);
    await user.type(screen.getByLabelText('Password'), 'weak');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await screen.findAllByText('Make the password match the rule')).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'Strong2026!');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Account created')).toBeVisible();
    expect(market.state.users.some(({ email }) => email === 'first.last+shop@lychee.test')).toBe(true);
  });
});
