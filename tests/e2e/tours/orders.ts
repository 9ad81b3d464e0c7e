import { callApi } from '../arrange.ts';
import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

interface Orders {
  list: { orderNo: string; masterOrderNo: string }[];
}

export const ordersTour: Tour = {
  name: 'orders',
  account: MALI,
  async run({ page, language, t, button, check, checkPage, checkDialog }) {
    const [unpaid] = (await callApi<Orders>(page, 'GET', 'order/await/pay/list?page=1&limit=5'))
      .list;
    const [paid] = (await callApi<Orders>(page, 'GET', 'order/list?type=1&page=1&limit=5')).list;
    await checkPage('orders to pay', '/users/order_list?orderStatus=0');
    await checkDialog('cancelling', () => button(t('order.cancel')).press('Enter'));
    await page.keyboard.press('Escape');
    await checkDialog('payment methods', () => button(t('pay.payNow')).press('Enter'));
    await check('code to scan', async () => {
      await page.getByRole('radio', { name: new RegExp(t('pay.scan')) }).press('Space');
      await page.getByRole('dialog').getByRole('button').last().press('Enter');
      await expect(page.getByRole('img', { name: t('pay.qrName') })).toBeVisible();
    });
    await checkPage('orders to ship', '/users/order_list?orderStatus=1');
    await checkPage('completed orders', '/users/order_list?orderStatus=3');
    await checkDialog('deleting', () => button(t('order.delete')).press('Enter'));
    await checkPage('all orders', '/users/order_list');
    const { list: shipped } = await callApi<Orders>(
      page,
      'GET',
      'order/list?type=2&page=1&limit=5',
    );
    for (const [index, { orderNo }] of shipped.entries())
      await checkPage(
        `shipped order ${index + 1}`,
        `/order/order_detail?orderNo=${orderNo}&orderStatus=1`,
      );
    await checkDialog('receiving', () => button(t('order.confirmReceipt')).press('Enter'));
    await checkPage('no order number', '/order/order_detail');
    await checkPage('coupons', '/users/coupon_list');
    await checkPage('used coupons', '/users/coupon_list?tab=used');
    await checkPage('expired coupons', '/users/coupon_list?tab=lapsed');
    await checkPage('points', '/users/points_list');
    await checkPage('earning points', '/users/points_list?tab=earn');
    await checkPage('unpaid order', `/order/order_detail?orderNo=${unpaid?.orderNo}&orderStatus=0`);
    await checkPage(
      'order of a store',
      `/order/order_detail?orderNo=${paid?.orderNo}&orderStatus=1`,
    );
    await checkPage('card payment', `/order/stripe_payment?orderNo=${unpaid?.orderNo}`);
    await check('failed payment', async () => {
      await page.goto(
        `${language.prefix}/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`,
      );
      await expect(page.getByRole('heading', { name: t('pay.error') })).toBeVisible();
    });
    await check('payment', async () => {
      await page.goto(`${language.prefix}/order/payment_result?orderNo=${paid?.masterOrderNo}`);
      await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
    });
  },
};
