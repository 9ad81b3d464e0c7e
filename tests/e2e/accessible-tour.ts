import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect, expectAccessible, type Language, test } from './shop.ts';
import { shopper } from './shopper.ts';
import { expectOrderFree } from './style-order.ts';

/** In the page: client-side navigation, as by a link. */
function navigate(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Opens one screen after another, runs axe on each, and checks that its styles do not depend on the order
 * in which they were loaded. Pages follow by client-side navigation.
 * @param apart loads a document for each page, as the server renders it for guests
 */
export function tour(page: Page, language: Language, apart = false) {
  const { t, open: load } = shopper(page, language);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  let begun = false;

  async function open(path: string) {
    if (apart || !begun || (await dialog.count()) > 0) await load(path);
    else await page.evaluate(navigate, language.prefix + path);
    begun = true;
  }

  async function check(name: string, reach: () => Promise<unknown>) {
    await test.step(name, async () => {
      await reach();
      await settled(page);
      await expectAccessible(page, name);
      await expectOrderFree(page, name);
    });
  }
  const checkPage = (name: string, path: string, goTo: (path: string) => Promise<unknown> = open) =>
    check(name, async () => {
      await goTo(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Sticky bars at the lower edge cover parts of the page, except at its end.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    });
  const checkDialog = (name: string, opener: () => Promise<unknown>) =>
    check(name, async () => {
      await opener();
      await expect(dialog).toBeVisible();
    });
  return { t, load, open, dialog, button, check, checkPage, checkDialog };
}
