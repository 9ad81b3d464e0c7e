import type { Page } from '@playwright/test';
import type { Command } from '#mocks/sandbox/control.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { expect, type Language } from './shop.ts';
import { shopper } from './shopper.ts';

type Control = <T = unknown>(command: Command) => Promise<T>;

/** Locators and actions of the sign-in panel, in any language. */
export function signInPanel(page: Page, language: Language, control: Control) {
  const { t, open, signInButton } = shopper(page, language);
  const panel = page.getByRole('dialog');
  const field = (key: TextKey) => panel.getByLabel(t(key), { exact: true });
  return {
    t,
    open,
    signInButton,
    panel,
    email: panel.getByRole('textbox', { name: t('auth.email') }),
    phone: panel.getByRole('textbox', { name: t('auth.phone') }),
    code: field('auth.code'),
    password: field('auth.password'),
    newPassword: field('auth.newPassword'),
    again: field('auth.passwordAgain'),
    country: panel.getByRole('button', { name: new RegExp(`^${t('country.code')}`) }),
    /** The form's error message. */
    alert: panel.locator('form').getByRole('alert'),
    toast: (text: string) => page.locator('.toast').filter({ hasText: text }),
    title: (key: TextKey) =>
      expect(panel.getByRole('heading', { level: 2, name: t(key), exact: true })).toBeVisible(),
    tab: (key: 'auth.email' | 'auth.phone') => panel.getByRole('tab', { name: t(key) }).click(),
    acceptAgreement: () => panel.getByRole('checkbox').check(),
    press: (key: TextKey, values?: Record<string, number>) =>
      panel.getByRole('button', { name: t(key, values), exact: true }).click(),
    /** The primary button. */
    submit: () => panel.locator('form button[type=submit]').click(),
    requestCode: () => panel.locator('.field__inputCode').click(),
    requestCodeButton: panel.locator('.field__inputCode'),
    /** Opens the panel from the header, without a pending action. */
    openPanel: async () => {
      await signInButton.click();
      await expect(panel.locator('form')).toBeVisible();
    },
    newestCode: async () => {
      const [sent] = await control<{ code: string }[]>({ do: 'inbox' });
      return sent?.code ?? '';
    },
  };
}
