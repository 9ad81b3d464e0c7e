import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

export const checkoutTour: Tour = {
  name: 'checkout',
  account: MALI,
  hasStickyBar: true,
  async run({ page, t, button, check, checkPage, checkDialog }) {
    await checkPage('cart', '/order/shopping_cart');
    await checkDialog('other option', () => button(t('cart.reselect')).press('Enter'));
    await page.keyboard.press('Escape');
    await checkDialog('removal', () => button(t('cart.removeSelected')).press('Enter'));
    await page.keyboard.press('Escape');
    await check('checkout', async () => {
      await button(t('cart.checkout')).press('Enter');
      await expect(page).toHaveURL(/order_confirm/);
      await expect(button(t('checkout.placeOrder'))).toBeEnabled();
    });
    await checkDialog('address', () => button(t('address.add')).press('Enter'));
    await check('address with errors', async () => {
      await button(t('common.save')).press('Enter');
      await expect(page.getByText(t('address.emptyName')).first()).toBeVisible();
    });
  },
};
