import type { Page, Request } from '@playwright/test';
import { expect, type Language, MALI, type Sandbox } from './shop.ts';
import { settled, waitForLinks } from './settled.ts';
import { shopper } from './shopper.ts';

/** In the page: whether React has taken over everything that can be pressed. */
const isWholeHydrated = () =>
  [...document.querySelectorAll('#root :is(a[href], button, input, textarea)')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );

function countPendingCalls(page: Page): () => number {
  const calls = new Set<Request>();
  const remove = (request: Request) => void calls.delete(request);
  page.on('request', (request) => void (request.url().includes('/api/') && calls.add(request)));
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return () => calls.size;
}

/** Expires the session in the backend: the next call gets a 401. The frame's last code, which also reads, is there by then. */
export async function endSession(page: Page, sandbox: Sandbox, { email }: { email: string }) {
  await waitForLinks(page);
  await sandbox.control({ do: 'scenario', name: 'expiredSession', email });
}

/**
 * Expires the session while a form is filled in: fill it in, `end()`, submit it, `comeBack()`, then
 * expect the submitted data.
 * @param account the account that is signed in, and signs in again
 */
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
  const pendingCalls = countPendingCalls(page);
  return {
    panel,

    /** Expires the session while no call is pending, and no part of the page waits for its code. */
    async end() {
      await waitForLinks(page);
      await page.waitForFunction(isWholeHydrated);
      // Hearts request the wish list when the browser is idle.
      await settled(page);
      await expect.poll(pendingCalls).toBe(0);
      await endSession(page, sandbox, account);
    },

    /** Closes the sign-in panel. */
    async giveUp() {
      await expect(panel).toHaveCount(1);
      await panel.getByRole('button', { name: t('common.close') }).click();
      await expect(panel).toBeHidden();
    },

    /** Expects one panel and one toast, then signs in. */
    async comeBack(as = account) {
      await expect(panel).toHaveCount(1);
      await expect(page.locator('.toast')).toHaveText([t('error.401')]);
      await signIn(as);
      await expect(panel).toBeHidden();
    },
  };
}
