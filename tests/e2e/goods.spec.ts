import { OFF_SHELF_IDS, SOLD_OUT_IDS } from '#mocks/demo/catalogue/special.ts';
import { startSession } from './arrange.ts';
import { pathOf } from './calls.ts';
import { cover } from './cover.ts';
import { layoutShift } from './layout-shift.ts';
import { missingText } from './profile.ts';
import { fileOf, settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, expectAccessible, FRENCH, SOM, test, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const BAG = 1001;

const SOLD_OUT = [...SOLD_OUT_IDS][0];
const GONE = [...OFF_SHELF_IDS][0];

for (const language of cover('goods', [CHINESE, ENGLISH, THAI])) {
  test(`pictures, options, cart and sharing, in ${language.locale}`, async ({ page, context }) => {
    const { t, open } = shopper(page, language);
    const cart = page.getByRole('group', { name: t('miniCart.title'), exact: true });
    const options = page.locator('.sku-option__opt');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSession(page, SOM);
    await open(`/goods_detail/${BAG}`);

    await test.step('arrow keys change the picture', async () => {
      const main = page.locator('.gallery__main');
      await main.focus();
      await page.keyboard.press('End');
      await expect(main).toHaveAccessibleName(t('a11y.enlarge', { n: '5 / 5' }));
      await page.keyboard.press('Home');
      await expect(main).toHaveAccessibleName(t('a11y.enlarge', { n: '1 / 5' }));
      await page.keyboard.press('Enter');
      const large = page.getByRole('dialog');
      await expect(large.getByText('1 / 5')).toBeVisible();
      await page.keyboard.press('End');
      await expect(large.getByText('5 / 5')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(main).toBeFocused();
    });

    await test.step('the URL keeps the options, and a replaced option is announced', async () => {
      await options.nth(7).click();
      await expect(page).toHaveURL(/sku=\d+/);
      const before = page.url();
      await options.nth(1).click();
      await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(options.nth(7)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.locator('.option-row__changed')).not.toBeEmpty();
      // It is updated after the selection is rendered.
      await expect(page).not.toHaveURL(before);
      const chosen = page.url();
      await page.reload();
      await expect(page).toHaveURL(chosen);
      await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('the quantity limit is shown', async () => {
      const quantity = page.getByRole('spinbutton');
      await quantity.fill('500');
      await quantity.press('Enter');
      await expect(page.locator('.quantity-row__limit')).not.toBeEmpty();
      await quantity.fill('2');
      await quantity.press('Enter');
      await expect(page.locator('.quantity-row__limit')).toBeEmpty();
    });

    await test.step('the mini cart opens', async () => {
      await page.getByRole('button', { name: t('goods.addToCart'), exact: true }).click();
      await expect(cart.getByText(t('done.shoppingSU'))).toBeVisible();
      await expect(cart.locator('.mini-cart__total')).toContainText(/296/);
      await expectAccessible(page, 'mini cart');
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      // A button ignores clicks within half a second of the last one.
      await page.waitForTimeout(600);
      await page.getByRole('button', { name: t('goods.addToCart'), exact: true }).click();
      await expect(cart.locator('.mini-cart__total')).toContainText(/592/);
      await cart.getByRole('link', { name: t('miniCart.toCart') }).click();
      await expect(page).toHaveURL(/shopping_cart/);
      await expect(cart).toBeHidden();
      await page.goBack();
    });

    await test.step('the share link contains the options', async () => {
      await page.getByRole('button', { name: t('goods.share') }).click();
      await expect(page.getByRole('img', { name: t('share.qr') })).toBeVisible();
      await expectAccessible(page, 'sharing');
      await page.getByRole('button', { name: t('share.copy') }).click();
      await expect(page.getByText(t('common.copied'))).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  });
}

test('the document contains description and reviews, and keeps them after hydration', async ({
  page,
  request,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const served = await (await request.get(`/en/goods_detail/${BAG}`)).text();
  expect(served).toContain('Two leathers, one clean line');
  expect(served.match(/<article class="reviews"/g)).toHaveLength(10);
  await open(`/goods_detail/${BAG}`);
  await expect(page.locator('.rich-text')).toContainText('Two leathers, one clean line');
  const negative = page.getByRole('button', { name: new RegExp(t('reviews.poor')) });
  const count = Number(/\d+$/.exec((await negative.innerText()).trim()));
  expect(count).toBeGreaterThan(0);
  await negative.click();
  await expect(page.locator('.reviews')).toHaveCount(count);
  await page.getByRole('button', { name: new RegExp(`^${t('common.all')}`) }).click();
  await expect(page.locator('.reviews')).toHaveCount(10);
  await page.getByRole('button', { name: t('list.page', { n: 2 }) }).click();
  await expect(page.getByRole('button', { name: t('list.page', { n: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const related = page.locator('.related-products');
  await related.scrollIntoViewIfNeeded();
  await expect(
    related.getByRole('heading', { name: t('goods.moreFrom', { name: '' }) }),
  ).toBeVisible();
});

test('a tab is marked once its section is reached', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  await open(`/goods_detail/${BAG}`);
  const tab = (name: string) => page.locator('.tabs').getByRole('link', { name });
  await expect(tab(t('goods.detail'))).toHaveAttribute('aria-current', 'true');
  await tab(t('goods.reviews')).click();
  await expect(tab(t('goods.reviews'))).toHaveAttribute('aria-current', 'true');
  await expect(tab(t('goods.detail'))).not.toHaveAttribute('aria-current');
  await tab(t('goods.detail')).click();
  await expect(tab(t('goods.detail'))).toHaveAttribute('aria-current', 'true');
});

test('a section stays at the upper edge while the contents below it arrive', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  // Higher than the page below the section, which cannot be scrolled up at first.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await open('/');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(pathOf('productReviews'), async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main a[href*="/goods_detail/1001"]').first().click();
  const tab = page.locator('.tabs').getByRole('link', { name: t('goods.reviews') });
  await tab.click();
  await expect(tab).not.toHaveAttribute('aria-current');
  release();
  await expect(page.locator('.reviews')).toHaveCount(10);
  await expect(tab).toHaveAttribute('aria-current', 'true');
});

test('a tab that is pressed before its part is hydrated scrolls to its section', async ({
  page,
}) => {
  const { t } = shopper(page, ENGLISH);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const lower = fileOf('src/pages/catalogue/product/product-details.tsx');
  await page.route(`/${lower}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/en/goods_detail/${BAG}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const tab = page.locator('.tabs').getByRole('link', { name: t('goods.reviews') });
  await tab.click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.locator('.reviews').first()).toBeInViewport();
  release();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.reviews').first()).toBeInViewport();
});

for (const language of [ENGLISH, THAI])
  test(`flags of sold-out options do not overlap, in ${language.locale}`, async ({
    page,
    sandbox,
  }) => {
    // Two short sizes of one colour are sold out.
    for (const skuId of [106901, 106902])
      await sandbox.control({ do: 'scenario', name: 'soldOut', email: SOM.email, skuId });
    await shopper(page, language).open('/goods_detail/1069?sku=106903');
    const boxes = await page
      .locator('.sku-option__flag')
      .evaluateAll((flags) =>
        flags.map((flag) => flag.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, one] of boxes.entries())
      for (const two of boxes.slice(index + 1))
        expect(one.right <= two.left || two.right <= one.left || one.bottom <= two.top).toBe(true);
  });

test('an unavailable product shows why and links to others', async ({ page, sandbox }) => {
  const { t, open } = shopper(page, ENGLISH);
  const main = page.locator('main');
  await open(`/goods_detail/${SOLD_OUT}`);
  await expect(main.getByText(t('goods.allOut'))).toBeVisible();
  await expect(main.getByText(t('goods.soldOut'), { exact: true })).toHaveCount(0);
  await main.getByRole('link', { name: t('goods.alike') }).click();
  await expect(main.locator('.related-products').getByRole('heading', { level: 2 })).toBeVisible();

  await open(`/goods_detail/${GONE}`);
  await expect(
    main.getByText(missingText('productMissing', ENGLISH, { id: GONE ?? 0 })),
  ).toBeVisible();
  await main.getByRole('button', { name: t('empty.goShopping') }).click();
  await expect(page).toHaveURL(/goods_search/);

  // A page of a guest loads again when a member signs in.
  await page.goto('about:blank');
  await startSession(page, SOM);
  // Signed in: only then is the restock state unknown.
  const own = page.waitForResponse(new RegExp(`/product/detail/${BAG}(\\?|$)`));
  await open(`/goods_detail/${BAG}`);
  await own;
  const sku = 100101;
  await sandbox.control({ do: 'scenario', name: 'offShelf', email: SOM.email, skuId: sku });
  await main.getByRole('button', { name: t('goods.addToCart'), exact: true }).click();
  await expect(main.getByText(t('goods.offSale'))).toHaveCount(1);
  await expect(main.getByRole('link', { name: t('goods.alike') })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('beside the details, price and buttons appear without moving anything', async ({ page }) => {
  const me = shopper(page, FRENCH);
  await me.open(`/goods_detail/${BAG}`);
  const aside = page.getByRole('complementary', { name: 'Atelier Nord' });
  const buy = aside.getByRole('button', { name: me.t('goods.buyNow') });
  await expect(aside.getByRole('button', { name: me.t('store.follow') })).toBeVisible();
  await settled(page);
  await expect(buy).toBeHidden();
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(150);
  }
  await expect(buy).toBeInViewport({ ratio: 1 });
  const { moved, what } = await layoutShift(page);
  expect(moved, what.join(' | ')).toBeLessThan(0.001);
});
