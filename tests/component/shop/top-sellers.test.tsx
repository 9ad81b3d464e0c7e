// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '#mocks/market/model.ts';
import { setPriceLevel } from '#mocks/market/prices.ts';
import { leaderboard } from '#mocks/market/product-queries.ts';
import { openShop } from './open-shop.tsx';

const SOM = { as: 'som@lychee.test' };
const open = () => openShop('/en/goods/top_one', SOM);
const cardOf = ({ name }: Product) =>
  screen.getByRole('heading', { level: 2, name: name.en }).closest('article')!;
const buttonOf = (product: Product) =>
  within(cardOf(product)).getByRole('button', { name: `Add to cart: ${product.name.en}` });

describe('the top sellers', () => {
  it('are in order, three cards and then rows, without names of stores', async () => {
    const { market } = await open();
    const products = leaderboard(market);
    const [podium, rows] = within(screen.getByRole('main'))
      .getAllByRole('list')
      .filter(({ tagName }) => tagName === 'OL')
      .slice(-2);
    expect(within(podium!).getAllByRole('article')).toHaveLength(3);
    expect(rows).toHaveAttribute('start', '4');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(products.map(({ name }) => name.en)));
    products.forEach((product, index) =>
      expect(within(cardOf(product)).getByText(`No. ${index + 1}`)).toBeInTheDocument(),
    );
  });

  it('are added to the cart, after a choice if there are several options', async () => {
    const { user, market } = await open();
    const products = leaderboard(market);
    const plain = products.find(({ skus }) => skus.length === 1)!;
    const several = products.find(({ skus }) => skus.length > 1)!;
    await user.click(buttonOf(plain));
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(market.state.cart.at(-1)!.skuId).toBe(plain.skus[0]!.id);

    await user.click(buttonOf(several));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(several.skus.map(({ id }) => id)).toContain(market.state.cart.at(-1)!.skuId),
    );
  });

  it('can be saved', async () => {
    const { user, market } = await open();
    const fourth = leaderboard(market)[3]!;
    const heart = within(cardOf(fourth)).getByRole('button', {
      name: `Add to wish list: ${fourth.name.en}`,
    });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('without a price show none, and cannot be added', async () => {
    const { market } = await openShop('/en/goods/top_one', {
      ...SOM,
      before: (market) => setPriceLevel(market, leaderboard(market)[0]!.id, 0),
    });
    const [first, second] = leaderboard(market);
    expect(cardOf(first!)).not.toHaveTextContent('$');
    expect(within(cardOf(first!)).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(cardOf(second!)).toHaveTextContent('$');
    expect(buttonOf(second!)).toBeVisible();
  });
});
