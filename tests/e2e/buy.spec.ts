import { cover } from './cover.ts';
import { endSession } from './expiry.ts';
import { dataLocale } from './profile.ts';
import { CHINESE, ENGLISH, expect, SOM, test } from './shop.ts';
import { BAD_CARD, GOOD_CARD, shopper } from './shopper.ts';
import { ofItem } from '#tests/of-item.ts';

const BAG = 1001;
const WORDS = {
  'zh-CN': { search: '手提包', colour: '苔绿', size: /30/ },
  en: { search: 'handbag', colour: 'Moss', size: /30 cm/ },
} as const;

for (const language of cover('buy', [CHINESE, ENGLISH])) {
  const words = WORDS[dataLocale(language) as keyof typeof WORDS];

  test.describe(`in ${language.locale}`, () => {
    test('a guest searches, signs in before the cart, and pays by card with a coupon and a new address', async ({
      page,
    }) => {
      const me = shopper(page, language);
      const { t } = me;
      await me.open('/');
      await me.search(words.search);
      await page.locator(`main a[href*="/goods_detail/${BAG}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));
      await me.choose(words.colour);
      await page.locator('.sku-option').getByText(words.size).click();

      await page
        .getByRole('button', { name: t('goods.addToCart'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await me.signIn(SOM);
      await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));

      await page.getByRole('button', { name: new RegExp(t('coupon.getCoupons')) }).click();
      await page
        .getByRole('group', { name: t('coupon.coupons') })
        .getByRole('button', { name: ofItem(t('coupon.get')) })
        .first()
        .click();
      await expect(page.getByText(t('done.receivedSU'))).toBeVisible();
      await page.keyboard.press('Escape');

      await me.openCart();
      await expect(page.locator('main')).toContainText(words.colour);
      await page.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(page).toHaveURL(/order_confirm/);
      await me.addAddress('Som Vongsa');
      const due = page.getByRole('complementary').filter({ hasText: t('checkout.amountDue') });
      await expect(due).toContainText('156.00');
      await me.useCoupon();
      await expect(due).toContainText(t('checkout.couponOff'));
      await expect(due).not.toContainText('156.00');
      await page.getByLabel(t('checkout.note')).fill('Leave it at the desk');
      await me.payBy('pay.card');
      await me.placeOrder();

      await expect(page).toHaveURL(/stripe_payment/);
      expect(page.url()).not.toContain('secret');
      await me.payCard(BAD_CARD);
      await expect(page.getByText('Your card was declined.')).toBeVisible();
      // A button ignores clicks within half a second of the last one.
      await page.waitForTimeout(600);
      await me.payCard(GOOD_CARD);
      await expect(page).toHaveURL(/payment_result/);
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();

      await page
        .getByRole('link', { name: t('pay.viewOrders') })
        .first()
        .click();
      await expect(page.locator('main')).toContainText(words.colour);
      await expect(page.locator('main')).toContainText(t('order.toShip'));
    });

    test('a wallet payment is refused, then the order is paid from the order list', async ({
      page,
    }) => {
      const me = shopper(page, language);
      const { t } = me;
      await me.buyNow(BAG, SOM);
      await me.addAddress('Som Vongsa');
      await me.payBy('pay.wallet');
      await me.placeOrder();

      await expect(page).toHaveURL(/sandbox\/wallet/);
      await page.getByRole('button', { name: 'Refuse' }).click();
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/order/payment_result`));
      await expect(page.getByRole('heading', { name: t('pay.error') })).toBeVisible();

      await me.open('/users/order_list?orderStatus=0');
      await page
        .getByRole('button', { name: t('pay.payNow') })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /156[.,]00/ })
        .click();
      await expect(page).toHaveURL(/sandbox\/wallet/);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
      await me.open('/users/order_list?orderStatus=1');
      await expect(page.locator('main')).toContainText(t('order.toShip'));
    });

    test('buy now with a new account', async ({ page, sandbox }) => {
      const me = shopper(page, language);
      const { t } = me;
      await me.open(`/goods_detail/${BAG}`);
      await page
        .getByRole('button', { name: t('goods.buyNow') })
        .first()
        .click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: t('auth.mode6') }).click();
      await panel.getByLabel(t('auth.email'), { exact: true }).fill('new.shopper+1@lychee.test');
      await panel.getByRole('button', { name: t('auth.sendCode') }).click();
      await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
      const [sent] = await sandbox.control<{ to: string; code: string }[]>({ do: 'inbox' });
      expect(sent?.to).toBe('new.shopper+1@lychee.test');
      await panel.getByLabel(t('auth.code'), { exact: true }).fill(sent?.code ?? '');
      await panel.getByLabel(t('auth.password'), { exact: true }).fill('Fresh2026!');
      await panel.getByRole('checkbox').check();
      await panel
        .getByRole('button', { name: t('auth.mode6') })
        .last()
        .click();

      await expect(page).toHaveURL(/order_confirm\?.*buy=1001/);
      await me.addAddress('New Shopper');
      await me.payBy('pay.card');
      await me.placeOrder();
      await me.payCard(GOOD_CARD);
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
    });

    test('a session that expires during checkout loses nothing', async ({ page, sandbox }) => {
      const me = shopper(page, language);
      const { t } = me;
      await me.buyNow(BAG, SOM);
      await me.addAddress('Som Vongsa');
      await page.getByLabel(t('checkout.note')).fill('Ring twice');
      await me.payBy('pay.card');

      await endSession(page, sandbox, SOM);
      await me.placeOrder();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await me.signIn(SOM);

      await expect(page).toHaveURL(/stripe_payment/);
      await me.payCard(GOOD_CARD);
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
      await page
        .getByRole('link', { name: t('pay.viewOrders') })
        .first()
        .click();
      await expect(page).toHaveURL(/order_list/);
      await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
      await expect(page).toHaveURL(/order_detail/);
      await expect(page.locator('main')).toContainText('Ring twice');
    });
  });
}
