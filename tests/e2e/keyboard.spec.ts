import type { Locator } from '@playwright/test';
import { startSession } from './arrange.ts';
import { keyboard } from './keyboard.ts';
import { CHINESE, ENGLISH, expect, MALI, SOM, test } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';

const BAG = 1001;

test('a purchase by keyboard alone', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  const { press, reach, activate, type } = keyboard(page);
  const panel = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.locator('main');

  await test.step('from the home page to a search', async () => {
    await open('/');
    await expect(heading).toHaveCount(1);
    await press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await open('/');
    await type(page.getByRole('search').getByRole('combobox'), 'handbag');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/goods_search/);
    await expect(main).toBeFocused();
    await expect(page.locator('[aria-live=polite].sr').filter({ hasText: 'handbag' })).toHaveCount(
      1,
    );
  });

  await test.step('to a product and its options', async () => {
    await activate(main.locator(`.product-card__name a[href*="/goods_detail/${BAG}"]`));
    await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));
    await expect(main).toBeFocused();
    const moss = page.locator('.sku-option').getByRole('button', { name: /Moss/ });
    await activate(moss, 'Space');
    await expect(moss).toHaveAttribute('aria-pressed', 'true');
    await expect(moss).toBeFocused();
    await reach(page.getByRole('spinbutton'));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
  });

  await test.step('sign-in', async () => {
    const add = main.getByRole('button', { name: t('goods.addToCart'), exact: true }).first();
    await activate(add);
    await expect(panel.getByLabel(t('auth.email'))).toBeFocused();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      // Focus may move to the browser's own controls, but not to the page behind.
      await expect
        .poll(
          () =>
            panel.evaluate(
              (box) =>
                box.contains(document.activeElement) || document.activeElement === document.body,
            ),
          'focus stays in the panel',
        )
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await type(panel.getByLabel(t('auth.email')), SOM.email);
    await type(panel.getByLabel(t('auth.password'), { exact: true }), SOM.password);
    await activate(panel.getByRole('checkbox'), 'Space');
    await expect(panel.getByRole('checkbox')).toBeChecked();
    await activate(panel.getByRole('button', { name: t('auth.signIn'), exact: true }));
    await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(add).toBeFocused();
  });

  await test.step('the cart', async () => {
    await reach(page.locator('header a[href$="/order/shopping_cart"]').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shopping_cart/);
    await expect(main).toBeFocused();
    const tick = main.locator('.cart-row').getByRole('checkbox');
    await activate(tick, 'Space');
    await expect(tick).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked();
    await reach(page.getByRole('spinbutton'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');
    await activate(page.getByRole('button', { name: t('cart.checkout') }));
    await expect(page).toHaveURL(/order_confirm/);
    await expect(main).toBeFocused();
  });

  await test.step('an address', async () => {
    const add = page.getByRole('button', { name: t('address.add') });
    await activate(add);
    await expect(panel.getByLabel(t('address.name'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await type(panel.getByLabel(t('address.name')), 'Som Vongsa');
    await type(panel.getByRole('textbox', { name: t('address.email') }), 'som@lychee.test');
    await reach(panel.getByRole('combobox', { name: t('address.country') }));
    await page.keyboard.type('Laos');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('combobox', { name: t('address.country') })).toBeFocused();
    await expect(panel.getByRole('combobox', { name: t('address.country') })).toHaveText('Laos');
    await type(panel.getByRole('textbox', { name: t('address.phone') }), '2055512345');
    await type(panel.getByLabel(t('address.detail')), '12 Rue Sakkaline, Luang Prabang');
    await type(panel.getByLabel(t('address.postCode')), '6000');
    await activate(panel.getByRole('button', { name: t('common.save') }));
    await expect(panel).toBeHidden();
    await expect(page.getByRole('radio', { name: /Som Vongsa/ })).toBeChecked();
    await expect(add).toBeFocused();
  });

  await test.step('the payment', async () => {
    const card = page.getByRole('radio', { name: new RegExp(t('pay.card')) });
    await reach(page.getByRole('radio', { name: new RegExp(t('pay.wallet')) }));
    await press('ArrowDown');
    await expect(card).toBeChecked();
    await expect(card).toBeFocused();
    await activate(page.getByRole('button', { name: t('checkout.placeOrder') }));
    await expect(page).toHaveURL(/stripe_payment/);
    await expect(main).toBeFocused();
    await type(page.getByLabel('Card number'), GOOD_CARD);
    await type(page.getByLabel('Expiry'), '12 / 30');
    await type(page.getByLabel('CVC'), '123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
    await activate(main.getByRole('link', { name: t('pay.viewOrders') }).first());
    await expect(page).toHaveURL(/order_list\?orderStatus=1/);
    await activate(main.getByRole('article').getByRole('heading').getByRole('link').first());
    await expect(page).toHaveURL(/order_detail/);
    await expect(main).toContainText('Som Vongsa');
    await expect(main).toContainText(t('order.toShip'));
  });
});

test('the category menu by arrow keys', async ({ page }) => {
  const { t, open } = shopper(page, CHINESE);
  const { press, reach } = keyboard(page);
  await open('/goods/goods_search');
  const opener = page.locator('.header__catsBtn');
  const rail = page.locator('.header__cats .category-rail__link');
  await reach(opener);
  await press('ArrowDown');
  await expect(rail.first()).toBeFocused();
  await expect(page.getByRole('group', { name: t('nav.categories') })).toBeVisible();
  await press('ArrowDown');
  await expect(rail.nth(1)).toBeFocused();
  await press('ArrowRight');
  await expect(page.locator('.header__cats .category-panel__head').first()).toBeFocused();
  await press('ArrowDown');
  await expect(page.locator('.header__cats .category-panel__head').nth(1)).toBeFocused();
  await press('ArrowUp');
  await press('ArrowLeft');
  await expect(rail.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rail).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('every dialog restores focus to its opener', async ({ page }) => {
  const { t, open } = shopper(page, CHINESE);
  const { activate } = keyboard(page);
  await startSession(page, MALI);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const openers: [string, Locator][] = [
    [`/goods_detail/${BAG}`, page.locator('.gallery__main')],
    ['/order/shopping_cart', page.getByRole('button', { name: t('cart.reselect') }).first()],
    ['/order/shopping_cart', page.getByRole('button', { name: t('cart.removeSelected') })],
    [
      '/users/order_list?orderStatus=0',
      page.getByRole('button', { name: t('order.cancel') }).first(),
    ],
    [
      '/users/order_list?orderStatus=0',
      page.getByRole('button', { name: t('pay.payNow') }).first(),
    ],
  ];
  for (const [path, opener] of openers) {
    await open(path);
    await activate(opener);
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('focus moves to the page that is shown by going back or by a redirect', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  const { activate } = keyboard(page);
  const main = page.locator('main');
  await open('/goods/goods_search?cid=3');
  await activate(main.locator('.product-card__name a').first());
  await expect(page).toHaveURL(/goods_detail/);
  await activate(main.locator('.gallery__main'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.locator('.gallery__main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/goods_search/);
  await expect(main).toBeFocused();
  await open(`/login?from=${encodeURIComponent('/users/points_list')}`);
  await main.getByLabel(t('auth.email')).fill(MALI.email);
  await main.getByLabel(t('auth.password'), { exact: true }).fill(MALI.password);
  await main.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await activate(main.getByRole('button', { name: t('auth.signIn'), exact: true }));
  await expect(page).toHaveURL(/points_list/);
  await expect(main).toBeFocused();
});
