import { HOSTILE_ID, LONG_NAME_ID } from '#mocks/demo/catalogue/special.ts';
import { checkout, expect, firstSku, test } from './robust-steps.ts';
import { startSession } from './arrange.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, MALI } from './shop.ts';
import { shopper } from './shopper.ts';

/** Elements and attributes that could execute or frame merchant HTML. */
const DANGERS =
  'script, iframe, object, embed, svg, form, style, [style], [onerror], [onload], [onclick], [href^="javascript:" i], [src^="javascript:" i]';

for (const language of [CHINESE, ENGLISH]) {
  test(`a hostile description shows its text and executes nothing, in ${language.locale}`, async ({
    page,
    consoleErrors,
  }) => {
    await shopper(page, language).open(`/goods_detail/${HOSTILE_ID}`);
    const description = page.locator('.rich-text');
    await description.scrollIntoViewIfNeeded();
    await expect(description).toContainText('◆');
    await expect(description.getByText('link', { exact: true })).toBeVisible();
    await expect.poll(() => description.locator(DANGERS).count()).toBe(0);
    await expect(
      page.locator('main iframe, main script:not([type="application/ld+json"])'),
    ).toHaveCount(0);

    await description.getByText('◆').click();
    await description.getByText('link', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`goods_detail/${HOSTILE_ID}`));
    await expect.poll(() => page.evaluate(() => 'hostile' in window)).toBe(false);
    // The browser reports inline handlers while the HTML is parsed, before it is sanitized.
    const others = consoleErrors.filter((text) => !text.includes('inline event handler'));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  });

  test(`a very long name does not break the layout, in ${language.locale}`, async ({
    page,
    market,
  }) => {
    const me = checkout(page, language);
    const mali = await market.signIn(MALI);
    const fits = () =>
      expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          page.url(),
        )
        .toBeLessThanOrEqual(0);
    const skuId = await firstSku(mali, LONG_NAME_ID);
    await mali.call('cartSave', {
      data: [{ productId: LONG_NAME_ID, productAttrUnique: skuId, cartNum: 1 }],
    });

    for (const width of [1440, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await me.open(`/goods_detail/${LONG_NAME_ID}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits();
      await me.open('/order/shopping_cart');
      await expect(page.locator('.cart-row').first()).toBeVisible();
      await fits();
      await me.buyNow(LONG_NAME_ID);
      await expect(page.locator('.checkout-line').first()).toBeVisible();
      await fits();
    }
  });
}

test('what another script has added to all objects does not stop the shop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { keysOf: () => 'by another script', version: 'a text' });
    Object.assign(Array.prototype, { lastOf: 1 });
  });
  await startSession(page, MALI);
  for (const path of ['', '/goods_detail/1001', '/order/shopping_cart', '/users/order_list']) {
    await page.goto(ENGLISH.prefix + path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  }
});

test('amounts keep their order beside a name from right to left', async ({ page }) => {
  await page.goto(ENGLISH.prefix);
  const places = await page.evaluate(() => {
    const line = document.createElement('p');
    line.innerHTML =
      '<span>שלום</span> <span translate="no">$1.00</span> <s translate="no">$2.00</s> <b>×3</b>';
    document.querySelector('main')?.prepend(line);
    return [...line.children].map((part) => part.getBoundingClientRect().left);
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
