import { MALI } from '../shop.ts';
import type { Tour } from './guide.ts';
import { afterSalesPaths } from './order-paths.ts';

export const afterSaleTour: Tour = {
  name: 'after-sale',
  account: MALI,
  async run({ page, checkPage }) {
    for (const [name, path] of await afterSalesPaths(page)) await checkPage(name, path);
  },
};
