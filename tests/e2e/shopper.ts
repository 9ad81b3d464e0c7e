import { expect, type Page } from '@playwright/test';
import { hasPhoneLayout } from './phone.ts';
import type { Language } from './shop.ts';
import { textsOf } from './texts.ts';

/** Steps that the tests share. Elements are found by role and name, in any language. */
export function shopper(page: Page, language: Language) {
  const t = textsOf(language.locale);
  const panel = page.getByRole('dialog');

  return {
    t,
    signInButton: page
      .locator('header')
      .getByRole('button', { name: t('nav.signIn') })
      .first(),
    open: (path: string) => page.goto(language.prefix + path),

    async search(words: string) {
      await page.getByRole('search').getByRole('combobox').fill(words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/goods_search/);
    },

    async choose(option: string) {
      await page.locator('.sku-option').getByText(option, { exact: true }).click();
    },

    /** Fills in and submits the open sign-in panel or page. */
    async signIn({ email, password }: { email: string; password: string }) {
      const form = page
        .locator('form')
        .filter({ has: page.getByLabel(t('auth.password'), { exact: true }) });
      await form.getByLabel(t('auth.email')).fill(email);
      await form.getByLabel(t('auth.password'), { exact: true }).fill(password);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
    },

    /** "Buy now" as a guest, who signs in before the checkout. */
    async buyNow(id: number, account: { email: string; password: string }) {
      await page.goto(`${language.prefix}/goods_detail/${id}`);
      await page
        .getByRole('button', { name: t('goods.buyNow') })
        .first()
        .click();
      await this.signIn(account);
      await expect(page).toHaveURL(/order_confirm/);
    },

    async openCart() {
      await page.locator('header').locator('a[href$="/order/shopping_cart"]').first().click();
      await expect(page).toHaveURL(/shopping_cart/);
    },

    /** Shows the coupons of the checkout, which are folded on phones. */
    async showCoupons() {
      const coupons = page.getByRole('region', { name: t('coupon.coupons') });
      if (!hasPhoneLayout(page)) return coupons;
      const head = coupons.getByRole('button', { name: t('coupon.coupons') }).first();
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      return coupons;
    },

    /** Selects the first coupon of the checkout. */
    async useCoupon() {
      const coupons = await this.showCoupons();
      await coupons.getByText(t('checkout.couponApply'), { exact: true }).first().click();
      await expect(coupons.getByText(t('checkout.couponChosen'))).toBeVisible();
    },

    /** Opens the address dialog and fills it in. */
    async fillAddress(name: string) {
      await page.getByRole('button', { name: t('address.add') }).click();
      await panel.getByLabel(t('address.name')).fill(name);
      await panel.getByRole('textbox', { name: t('address.email') }).fill('parcel@lychee.test');
      await panel.getByRole('textbox', { name: t('address.phone') }).fill('2055512345');
      await panel.getByRole('combobox', { name: t('address.country') }).click();
      await panel.getByRole('combobox', { name: t('country.search') }).fill('Laos');
      await page.keyboard.press('Enter');
      await panel.getByLabel(t('address.detail')).fill('12 Rue Sakkaline, Luang Prabang');
      await panel.getByLabel(t('address.postCode')).fill('6000');
    },

    async addAddress(name: string) {
      await this.fillAddress(name);
      await panel.getByRole('button', { name: t('common.save') }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
    },

    /** Presses the card of the method: its radio is visually hidden. */
    async payBy(method: 'pay.wallet' | 'pay.card' | 'pay.scan') {
      const radio = page.getByRole('radio', { name: new RegExp(t(method)) });
      await page.locator('label').filter({ has: radio }).click();
      await expect(radio).toBeChecked();
    },
    placeOrder: () => page.getByRole('button', { name: t('checkout.placeOrder') }).click(),

    async payCard(number: string) {
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expiry').fill('12 / 30');
      await page.getByLabel('CVC').fill('123');
      await page
        .locator('form')
        .filter({ has: page.getByLabel('CVC') })
        .getByRole('button')
        .click();
    },
  };
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const BAD_CARD = '4000 0000 0000 0002';
