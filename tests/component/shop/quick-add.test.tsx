// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product } from '#mocks/market/model.ts';
import { openShop } from './open-shop.tsx';

const SOM = { as: 'som@lychee.test' };
const LIST = '/en/goods/goods_search?title=a';
const inStock = ({ skus }: Product) => skus.every(({ stock }) => stock > 0);

it('cards add a product with one option at once, and open the options of others', async () => {
  const { user, market } = await openShop(LIST, SOM);
  const buttons = screen.getAllByRole('button', { name: /^Add to cart: / });
  const listed = buttons.map((button) => {
    const product = market.catalogue.products.find(
      ({ name }) => `Add to cart: ${name.en}` === button.getAttribute('aria-label'),
    )!;
    return { button, product };
  });
  const plain = listed.find(({ product }) => product.skus.length === 1 && inStock(product))!;
  const several = listed.find(({ product }) => product.skus.length > 1 && inStock(product))!;

  await user.click(plain.button);
  expect(await screen.findByText('Added to cart')).toBeVisible();
  expect(market.state.cart.at(-1)!.skuId).toBe(plain.product.skus[0]!.id);

  await user.click(several.button);
  const dialog = await screen.findByRole('dialog', { name: 'Choose an option' });
  await user.click(await within(dialog).findByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(several.product.skus.map(({ id }) => id)).toContain(market.state.cart.at(-1)!.skuId),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
