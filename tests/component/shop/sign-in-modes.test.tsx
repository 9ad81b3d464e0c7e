// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { callsTo } from './open-shop.tsx';
import { DEMO_PHONE, NEW_PHONE, STRONG_PASSWORD, openPanel } from './open-panel.tsx';

describe('signing in', () => {
  it('signs in by phone and password, and resolves the pending request', async () => {
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

  it('signs in by phone and code, submitted with Enter', async () => {
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

  it('registers a phone number of another country', async () => {
    const { panel, write, agree, press, user, newestCode, market } =
      await openPanel('registerPhone');
    await user.click(await panel.findByRole('button', { name: /Country code: .*\+86/ }));
    await user.paste('thai');
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Country code: Thailand +66' })).toHaveFocus();
    await write({ Phone: '81 234 5678' });
    await press('Send code');
    await screen.findByText('Code sent');
    await write({ 'Verification code': newestCode(), Password: STRONG_PASSWORD });
    await agree();
    await press('Create account');
    expect(await screen.findByText('Account created')).toBeVisible();
    expect(market.state.users.at(-1)).toMatchObject({
      type: 'phone',
      countryCode: '+66',
      phone: '812345678',
    });
  });

  it('registers a visitor, with the calling code without a plus', async () => {
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

  it('registers a visitor without a phone', async () => {
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

  it('is shown if the platform allows it and a buy button opened the panel', async () => {
    const { panel } = await openPanel('email', { visitor: true, before: [open] });
    expect(await panel.findByRole('button', { name: 'Continue as guest' })).toBeVisible();
  });

  it('is hidden if the platform does not allow it', async () => {
    const { panel, calls } = await openPanel('email', { visitor: true, before: [shut] });
    await waitFor(() =>
      expect(callsTo(calls, '/api/front/login/method/info').length).toBeGreaterThan(0),
    );
    expect(panel.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
  });

  it('is hidden if the panel was not opened by a buy button', async () => {
    const { panel } = await openPanel('phoneCode', { before: [open] });
    expect(panel.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
  });
});
