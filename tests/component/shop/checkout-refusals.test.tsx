// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { addToCart } from '#mocks/market/cart.ts';
import type { Market } from '#mocks/market/context.ts';
import { setOnShelf, setStock } from '#mocks/market/stock.ts';
import { titleOf } from './open-cart.tsx';
import { openShop } from './open-shop.tsx';
import { MALI, openCheckout } from './open-checkout.tsx';

describe('a refused order', () => {
  /** Opens the checkout of two pieces each of two products from the cart. */
  async function checkoutFromCart() {
    const products = [1004, 1020] as const;
    const userOf = (market: Market) => market.state.users.find(({ email }) => email === MALI)!.id;
    const shop = await openShop('/en/order/shopping_cart', {
      as: MALI,
      before: (market) => {
        market.state.cart = [];
        for (const productId of products) {
          const product = market.catalogue.products.find(({ id }) => id === productId)!;
          const { id: skuId } = product.skus.find(({ stock }) => stock > 9)!;
          addToCart(market, userOf(market), [{ productId, skuId, quantity: 2 }]);
        }
      },
    });
    await shop.user.click(await screen.findByRole('button', { name: 'Check out' }));
    await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
    const [line] = shop.market.state.cart;
    const { productId, skuId } = line!;
    const title = titleOf(shop.market, line!);
    const { name } = shop.market.catalogue.products.find((one) => one.id === productId)!;
    return { ...shop, productId, skuId, name: name.en, title };
  }

  const summary = () => screen.getByRole('region', { name: 'Summary' });
  const problem = () => within(summary()).findByRole('alert');
  const place = async () => {
    const button = await screen.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
  };

  it.each([
    [1, 'Only 1 of “%s” left', 'Only 1 left'],
    [0, '“%s” is sold out', 'Sold out'],
  ])('names a cart line with %s pieces left', async (left, said, marked) => {
    const { market, skuId, name, title } = await checkoutFromCart();
    setStock(market, skuId, left);
    await place();
    expect(await problem()).toHaveTextContent(said.replace('%s', title));
    const line = screen.getByText(name).closest('li')!;
    expect(within(line).getByText(marked)).toBeVisible();
    expect(within(summary()).getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
      'href',
      '/en/order/shopping_cart',
    );
  });

  it('names a line whose product is no longer sold', async () => {
    const { market, productId, title } = await checkoutFromCart();
    setOnShelf(market, productId, false);
    await place();
    expect(await problem()).toHaveTextContent(`“${title}” is no longer sold`);
  });

  it('links back to a product of a buy-now, with its option', async () => {
    const { market } = await openCheckout(MALI);
    const bought = new URLSearchParams(window.location.search).get('buy')!.split('.');
    setStock(market, Number(bought[1]), 0);
    await place();
    expect(await problem()).toHaveTextContent(/^“.*” is sold out$/);
    expect(within(summary()).getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/en/goods_detail/${FEATURED_ID}?sku=${bought[1]}`,
    );
  });

  it('shows the message of the backend if no line has a problem', async () => {
    const { switches } = await checkoutFromCart();
    switches.faults.set('orderCreate', { fault: 'code500' });
    await place();
    expect(await problem()).toHaveTextContent('System exception');
  });
});
