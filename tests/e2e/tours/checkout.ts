import { hasPhoneLayout } from '../phone.ts';
import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

const exactly = (name: string) => new RegExp(`^${name}$`);

export const checkoutTour: Tour = {
  name: 'checkout',
  account: MALI,
  hasStickyBar: true,
  async run({ page, t, button, check, checkPage, checkDialog }) {
    await checkPage('cart', '/order/shopping_cart');
    await checkDialog('other option', () => button(t('cart.reselect')).press('Enter'));
    await page.keyboard.press('Escape');
    if (hasPhoneLayout(page)) await button(exactly(t('common.edit'))).press('Enter');
    await checkDialog('removal', () => button(t('cart.removeSelected')).press('Enter'));
    await page.keyboard.press('Escape');
    if (hasPhoneLayout(page)) await button(exactly(t('common.done'))).press('Enter');
    await check('checkout', async () => {
      await button(t('cart.checkout')).press('Enter');
      await expect(page).toHaveURL(/order_confirm/);
      await expect(button(t('checkout.placeOrder'))).toBeEnabled();
    });
    if (hasPhoneLayout(page)) await button(t('address.more')).press('Enter');
    await checkDialog('address', () => button(t('address.add')).press('Enter'));
    await check('address with errors', async () => {
      await button(t('common.save')).press('Enter');
      await expect(page.getByText(t('address.emptyName')).first()).toBeVisible();
    });
  },
};
