// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BARE_ID,
  FEATURED_ID,
  OFF_SHELF_IDS,
  SOLD_OUT_IDS,
} from '#mocks/market/catalogue/special.ts';
import { callsTo, openShop } from './open-shop.tsx';

const at = (id: number) => `/en/goods_detail/${id}`;
const SOM = { as: 'som@lychee.test' };

describe('the product page', () => {
  it('adds the selected option and quantity to the cart', async () => {
    const { user, market } = await openShop(at(FEATURED_ID), SOM);
    await user.click(await screen.findByText('Moss'));
    await user.click(screen.getByText('Medium 30 cm'));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
    expect(await screen.findByText('Added to cart')).toBeVisible();
    const product = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!;
    const line = market.state.cart.at(-1)!;
    const sku = product.skus.find(({ id }) => id === line.skuId)!;
    expect(
      sku.choice.map((index, attribute) => product.attributes[attribute]?.values[index]?.en),
    ).toEqual(['Moss', 'Medium 30 cm']);
    expect(line.quantity).toBe(2);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  it('opens the sign-in panel for guests and continues after it', async () => {
    const { user, market } = await openShop(at(FEATURED_ID));
    await user.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0]!);
    const panel = await screen.findByRole('dialog');
    await user.type(
      await within(panel).findByRole('textbox', { name: /Email/ }),
      'som@lychee.test',
    );
    await user.type(within(panel).getByLabelText('Password'), 'Lychee-2026');
    await user.click(within(panel).getByRole('checkbox'));
    await user.click(within(panel).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(market.state.cart.at(-1)?.productId).toBe(FEATURED_ID);
  });

  it('does nothing if the panel is closed', async () => {
    const { user, calls } = await openShop(at(FEATURED_ID));
    await user.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0]!);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(calls, '/api/front/cart/save')).toHaveLength(0);
  });

  it('has no buy buttons if it is sold out', async () => {
    await openShop(at([...SOLD_OUT_IDS][0]!));
    expect((await screen.findAllByRole('button', { name: 'Sold out' }))[0]).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('shows the message of the market if the product is no longer sold', async () => {
    await openShop(at([...OFF_SHELF_IDS][0]!));
    expect(await screen.findByText('This item is no longer sold, choose another')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start shopping' })).toBeVisible();
  });

  it('renders with a single picture and without a description', async () => {
    await openShop(at(BARE_ID));
    expect(await screen.findByText('This item has no description yet')).toBeVisible();
  });

  it('enlarges review pictures, with the review and the reply of the store', async () => {
    const { user } = await openShop(at(FEATURED_ID));
    const [first] = await screen.findAllByRole('button', { name: /^Enlarge picture 1$/ });
    const review = first!.closest('article')!;
    await user.click(first!);
    const large = await screen.findByRole('dialog');
    expect(
      within(large).getByText(review.querySelector('.reviews__text')!.textContent!),
    ).toBeVisible();
    expect(
      within(large).getByText(review.querySelector('.reviews__name')!.textContent!),
    ).toBeVisible();
  });

  it('reloads a failed section', async () => {
    const { user, switches } = await openShopWithFault();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(retry!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});

/** The product page with failing reviews. */
async function openShopWithFault() {
  const shop = await openShop('/en/', SOM);
  shop.switches.faults.set('productReviews', { fault: 'code500' });
  await shop.user.click(
    (
      await screen.findAllByRole('link', {
        name: /Two-tone structured leather handbag, full-grain/,
      })
    )[0]!,
  );
  await screen.findByRole('heading', { level: 1, name: /Two-tone/ });
  return shop;
}
