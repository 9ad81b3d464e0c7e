import type { Page, Route } from '@playwright/test';
import { startSession } from './arrange.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

/** Opens a question over a page that is one large button, which counts its clicks. */
async function openQuestion(page: Page) {
  const { t, open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await open('/users/address_list');
  await page
    .locator('.account-addresses__bookCard')
    .getByRole('button', { name: t('common.delete') })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: t('common.cancel') });
  await expect(cancel).toBeVisible();
  await page.evaluate(() => {
    const behind = document.createElement('button');
    behind.dataset.clicks = '0';
    behind.style.cssText = 'position: fixed; inset: 0; z-index: 9999; opacity: 0';
    behind.addEventListener('click', () => {
      behind.dataset.clicks = String(Number(behind.dataset.clicks) + 1);
    });
    document.body.append(behind);
  });
  return { question, cancel, behind: page.locator('[data-clicks]') };
}

test('a double click that closes a dialog does not click what is behind it', async ({ page }) => {
  const { question, cancel, behind } = await openQuestion(page);
  await cancel.dblclick();
  await expect(question).toBeHidden();
  await expect(behind).toHaveAttribute('data-clicks', '0');
  await behind.click();
  await expect(behind).toHaveAttribute('data-clicks', '1');
});

test('a click made while the main thread was blocked does not reach what is behind the closed dialog', async ({
  page,
}) => {
  const { question, cancel, behind } = await openQuestion(page);
  const box = (await cancel.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The page is blocked until the second click is on its way: by a call that it waits for.
  const { promise: isBlocked, resolve: showBlocked } = Promise.withResolvers<Route>();
  await page.route('**/blocks-the-page', showBlocked);
  await cancel.evaluate((button) =>
    button.addEventListener('click', () => {
      const call = new XMLHttpRequest();
      call.open('GET', '/blocks-the-page', false);
      call.send();
    }),
  );
  const { mouse } = page;
  await mouse.move(x, y);
  await mouse.down();
  // Not awaited: the browser takes the second click while the page handles the first.
  const first = mouse.up();
  const call = await isBlocked;
  const second = [mouse.down(), mouse.up()];
  await call.fulfill({ body: '' });
  await Promise.all([first, ...second]);
  await expect(question).toBeHidden();
  await expect(behind).toHaveAttribute('data-clicks', '0');
  await behind.click();
  await expect(behind).toHaveAttribute('data-clicks', '1');
});
