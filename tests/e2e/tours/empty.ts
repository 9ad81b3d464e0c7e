import { expect, SOM } from '../shop.ts';
import type { Tour } from './guide.ts';

export const emptyTour: Tour = {
  name: 'empty',
  account: SOM,
  async run({ page, t, check, checkPage }) {
    await checkPage('no addresses', '/users/address_list');
    await checkPage('empty cart', '/order/shopping_cart');
    await checkPage('no orders', '/users/order_list?orderStatus=0');
    await checkPage('empty wishlist', '/users/collection_list');
    await checkPage('no followed stores', '/users/collection_list?tab=stores');
    await checkPage('no coupons', '/users/coupon_list');
    await checkPage('no used coupons', '/users/coupon_list?tab=used');
    await checkPage('no points', '/users/points_list');
    await checkPage('no applications', '/users/application_record');
    // On this page the menu covers no control.
    await check('user menu', async () => {
      await page.locator('.header__actUser').press('ArrowDown');
      await expect(page.getByRole('button', { name: t('nav.logOut') })).toBeVisible();
    });
  },
};
