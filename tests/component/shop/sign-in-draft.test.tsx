// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { openShop } from './open-shop.tsx';
import { MALI, NEW_EMAIL, STRONG_PASSWORD, openPanel, refusal } from './open-panel.tsx';
import { passTime } from './pass-time.ts';

it('closing the panel keeps email, phone and country, but not the password or the agreement', async () => {
  const { panel, write, tab, press, agree, user, asked } = await openPanel('email');
  await write({ Email: MALI, Password: STRONG_PASSWORD });
  await agree();
  await tab('Phone');
  expect(panel.getByRole('checkbox')).toBeChecked();
  await user.click(await panel.findByRole('button', { name: /Country code/ }));
  await user.keyboard('laos{Enter}');
  await write({ Phone: '2055512345', Password: STRONG_PASSWORD });
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

describe('a pending sign-in', () => {
  const EMAIL_LOGIN = '/api/front/login/email';

  /** A refused sign-in, then the correct password, not submitted yet. */
  async function openRefused() {
    const shop = await openPanel('email');
    await shop.write({ Email: MALI, Password: 'wrong' });
    await shop.agree();
    await shop.press('Sign in');
    await shop.refused(refusal('passwordWrong'));
    await shop.write({ Password: 'Lychee-2026' });
    return shop;
  }

  it('keeps the error in place, blocks other steps and stores the token', async () => {
    const { press, panel, hold, asked } = await openRefused();
    const release = hold(EMAIL_LOGIN);
    await press('Sign in');
    expect(panel.getByText(refusal('passwordWrong'))).toBeInTheDocument();
    await press('Create account');
    expect(panel.getByRole('tab', { name: 'Phone' })).toBeVisible();
    await press('Forgot password?');
    expect(panel.getByLabelText('Password', { selector: 'input' })).toHaveValue('Lychee-2026');
    release();
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(readToken()).not.toBeNull();
    expect(asked.end).toBe(true);
  });

  it('completes after the panel was closed', async () => {
    const { press, hold } = await openRefused();
    const release = hold(EMAIL_LOGIN);
    await press('Sign in');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(readToken()).not.toBeNull();
  });
});

/** A press beside a dialog that has just opened was meant for the page. */
const PRESS_SETTLES_MS = 500;

describe('the draft of the form', () => {
  const outside = (dialog: HTMLElement) => {
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
  };

  it('is restored after a click outside the panel', async () => {
    const { write } = await openPanel('email');
    await write({ Email: MALI });
    await passTime(PRESS_SETTLES_MS);
    outside(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => void askToSignIn(null));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByLabelText('Email', { selector: 'input' })).toHaveValue(MALI);
  });

  it('is stored without passwords and codes', async () => {
    const { write } = await openPanel('registerEmail');
    await write({ Email: NEW_EMAIL, 'Verification code': '123456', Password: STRONG_PASSWORD });
    const stored = JSON.stringify({ ...window.sessionStorage });
    expect(stored).toContain(NEW_EMAIL);
    expect(stored).not.toContain('123456');
    expect(stored).not.toContain(STRONG_PASSWORD);
  });

  it('keeps the panel open on an outside click or Escape if a value would be lost', async () => {
    const { write, press, user } = await openPanel('registerEmail');
    await write({ Password: STRONG_PASSWORD });
    outside(screen.getByRole('dialog'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('after signing in', () => {
  it('hides the field errors and returns the focus to the header', async () => {
    const { user } = await openShop('/en/nowhere');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Sign in' }));
    expect((await screen.findAllByText('Enter your email address')).length).toBeGreaterThan(1);
    await user.type(dialog.getByLabelText('Email', { selector: 'input' }), MALI);
    await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(screen.queryByText('Enter your email address')).toBeNull();
    await waitFor(() =>
      expect(document.querySelector('.header__accountSlot')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });
});
