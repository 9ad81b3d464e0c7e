import { MALI } from '../shop.ts';
import type { Tour } from './guide.ts';
import { afterSalesPaths } from './order-paths.ts';

export const afterSaleTour: Tour = {
  name: 'after-sale',
  account: MALI,
  async run({ page, checkPage }) {
    await checkPage('orders to review', '/users/order_list?orderStatus=4');
    await checkPage('orders with a refund', '/users/order_list?orderStatus=5');
    await checkPage('refunds', '/users/refund_list');
    await checkPage('items to review', '/users/evaluation_list');
    await checkPage('written reviews', '/users/evaluation_list?tab=written');
    for (const [name, path] of await afterSalesPaths(page)) await checkPage(name, path);
  },
};
