/** A session that ends in the middle of any form: fill it in, `end()`, send it, `comeBack()`; then expect what you typed to have gone through. */
import type { Page } from '@playwright/test';
import { MESSAGES } from '../../mocks/market/messages.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { expect, type Language, MALI, type Sandbox } from './shop.ts';
import { shopper } from './shopper.ts';

/** @param account who is signed in, and comes back */
export function expiryIn(page: Page, sandbox: Sandbox, language: Language, account: typeof MALI = MALI) {
  const { t, signIn } = shopper(page, language);
  const panel = page.getByRole('dialog').filter({ has: page.getByLabel(t('auth.password'), { exact: true }) });
  return {
    panel,

    /** The backend forgets the session; the page does not know it yet. */
    end: () => sandbox.control({ do: 'scenario', name: 'expiredSession', email: account.email }),

    /** One panel and one toast ask to sign in; the same shopper does so, unless told otherwise. */
    async comeBack(as = account) {
      await expect(panel).toHaveCount(1);
      await expect(page.locator('.toast')).toHaveText([MESSAGES.notSignedIn[LANGUAGES[language.locale].tag]]);
      await signIn(as);
      await expect(panel).toBeHidden();
    },
  };
}
