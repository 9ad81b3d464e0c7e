// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { setOnShelf, setStock } from '#mocks/market/stock.ts';
import { openShop } from './open-shop.tsx';
import { MALI, type Market, maliOf, orderWhere, toasts } from './open-refund.tsx';
import { ofItem } from '#tests/of-item.ts';

/** Opens an order of one line with three pieces. */
async function openOrder(
  change: (market: Market, line: { productId: number; skuId: number }) => void,
) {
  let name = '';
  const shop = await openShop((market) => {
    const order = orderWhere(
      market,
      ({ lines, status }, paid) => paid && status === 3 && lines.length === 1,
    );
    const [line] = order.lines;
    line!.quantity = 3;
    market.state.cart = [];
    name = market.catalogue.products.find(({ id }) => id === line!.productId)!.name.en;
    change(market, line!);
    return `/en/order/order_detail?orderStatus=1&orderNo=${order.no}`;
  }, MALI);
  await shop.user.click(await screen.findByRole('button', { name: ofItem('Buy again') }));
  const pieces = () => shop.market.state.cart.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...shop, name, pieces };
}

const inCart = () =>
  waitFor(() => expect(window.location.pathname).toBe('/en/order/shopping_cart'));
const says = (text: RegExp) =>
  waitFor(() => expect(toasts()).toEqual([expect.stringMatching(text)]));

describe('buying again', () => {
  it('adds what is left, and says so', async () => {
    const { name, pieces } = await openOrder((market, { skuId }) => setStock(market, skuId, 1));
    await inCart();
    await says(/^Only 1 of “.+” left$/);
    expect(toasts()[0]).toContain(name);
    expect(pieces()).toBe(1);
  });

  it('says that the cart has all of it already', async () => {
    const { pieces } = await openOrder((market, { productId, skuId }) => {
      setStock(market, skuId, 2);
      addToCart(market, maliOf(market).id, [{ productId, skuId, quantity: 2 }]);
    });
    await says(/^Your cart already has 2 of “.+”, the most it can have$/);
    expect(pieces()).toBe(2);
  });

  it.each([
    ['is sold out', (market: Market, { skuId }: { skuId: number }) => setStock(market, skuId, 0)],
    [
      'is no longer sold',
      (market: Market, { productId }: { productId: number }) =>
        setOnShelf(market, productId, false),
    ],
  ])('stays on the page if nothing can be added: %s', async (reason, change) => {
    const { pieces } = await openOrder(change);
    await says(new RegExp(`^“.+” ${reason}$`));
    expect(window.location.pathname).toBe('/en/order/order_detail');
    expect(pieces()).toBe(0);
  });
});
