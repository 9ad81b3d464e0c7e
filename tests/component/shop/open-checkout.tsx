import { screen } from '@testing-library/react';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { OperationId } from '#generated/operations.ts';
import { openShop } from './open-shop.tsx';

export const MALI = 'mali@lychee.test';
export const CREATE = '/api/front/order/create';

/** Opens the checkout from the product page. */
export async function openCheckout(
  as: string,
  absent: readonly OperationId[] = [],
  options: Pick<Parameters<typeof openShop>[1] & object, 'profile' | 'before'> = {},
) {
  const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, { as, absent, ...options });
  await shop.user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
  await screen.findByRole('button', { name: 'Place order' });
  return shop;
}
