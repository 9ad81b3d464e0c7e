/** A session that ends in the middle of any form: fill it in, `end()`, send it, `comeBack()`; then expect what you typed to have gone through. */
import type { Page, Request } from '@playwright/test';
import { expect, type Language, MALI, type Sandbox } from './shop.ts';
import { shopper } from './shopper.ts';

function callsUnderWay(page: Page): () => number {
  const calls = new Set<Request>();
  const over = (request: Request) => void calls.delete(request);
  page.on('request', (request) => void (request.url().includes('/api/') && calls.add(request)));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return () => calls.size;
}

/** @param account who is signed in, and comes back */
export function expiryIn(
  page: Page,
  sandbox: Sandbox,
  language: Language,
  account: typeof MALI = MALI,
) {
  const { t, signIn } = shopper(page, language);
  const panel = page
    .getByRole('dialog')
    .filter({ has: page.getByLabel(t('auth.password'), { exact: true }) });
  const underWay = callsUnderWay(page);
  return {
    panel,

    /** The backend forgets the session; the page, which asks for nothing just now, does not know it yet. */
    async end() {
      await expect.poll(underWay).toBe(0);
      await sandbox.control({ do: 'scenario', name: 'expiredSession', email: account.email });
    },

    /** The panel that asks to sign in is closed. */
    async giveUp() {
      await expect(panel).toHaveCount(1);
      await panel.getByRole('button', { name: t('common.close') }).click();
      await expect(panel).toBeHidden();
    },

    /** One panel and one toast ask to sign in; the same shopper does so, unless told otherwise. */
    async comeBack(as = account) {
      await expect(panel).toHaveCount(1);
      await expect(page.locator('.toast')).toHaveText([t('error.401')]);
      await signIn(as);
      await expect(panel).toBeHidden();
    },
  };
}
