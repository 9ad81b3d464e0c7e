import { screen, within } from '@testing-library/react';
import { addToCart } from '#mocks/market/cart.ts';
import { skuText, wireOf } from '#mocks/handlers/wire.ts';
import type { Market } from '#mocks/market/context.ts';
import type { CartLine } from '#mocks/market/state.ts';
import { nameWithOption } from '#/backend/option-text.ts';
import { openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

export const CART = '/en/order/shopping_cart';
export const MALI = { as: 'mali@lychee.test' };
export const SOM = 'som@lychee.test';

/** Products of three stores; the last one has no options. */
export const [CLUTCH, SHOES, HEADPHONES] = [1004, 1020, 1100] as const;
export const ALL = [CLUTCH, SHOES, HEADPHONES];

export const idOf = (market: Market, email: string) =>
  market.state.users.find((user) => user.email === email)!.id;
export const nameOf = (market: Market, productId: number) =>
  market.catalogue.products.find(({ id }) => id === productId)!.name.en;

/** Name and option of a line, as problems name it. */
export function titleOf(
  market: Market,
  { productId, skuId }: Pick<CartLine, 'productId' | 'skuId'>,
) {
  const product = market.catalogue.products.find(({ id }) => id === productId)!;
  const sku = product.skus.find(({ id }) => id === skuId)!;
  return nameWithOption(product.name.en, skuText(product, sku, wireOf({ lang: 'en', origin: '' })));
}

/** Opens a cart with two pieces of each of these products, the last one on top. */
export async function openCart(productIds: readonly number[]) {
  const shop = await openShop(CART, {
    as: SOM,
    before: (market) => {
      for (const productId of productIds) {
        const { skus } = market.catalogue.products.find(({ id }) => id === productId)!;
        const { id: skuId } = skus.find(({ stock }) => stock > 9)!;
        addToCart(market, idOf(market, SOM), [{ productId, skuId, quantity: 2 }]);
        market.state.clockOffset += 1000;
      }
    },
  });
  await screen.findByRole('button', { name: 'Check out' });
  const userId = idOf(shop.market, SOM);
  const lines = () => shop.market.state.cart.filter((line) => line.userId === userId);
  const lineOf = (productId: number) => lines().find((line) => line.productId === productId)!;
  const titles = new Map(lines().map((line) => [line.productId, titleOf(shop.market, line)]));
  const row = (productId: number) =>
    screen
      .getByRole('checkbox', { name: `Select ${nameOf(shop.market, productId)}` })
      .closest('li')!;
  const press = (productId: number, name: string) =>
    shop.user.click(within(row(productId)).getByRole('button', { name: ofItem(name) }));
  const checkOut = () => shop.user.click(screen.getByRole('button', { name: 'Check out' }));
  return {
    ...shop,
    lines,
    lineOf,
    row,
    press,
    checkOut,
    name: (id: number) => nameOf(shop.market, id),
    title: (id: number) => titles.get(id) ?? '',
  };
}
