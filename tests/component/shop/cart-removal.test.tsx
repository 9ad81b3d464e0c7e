// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, removeLines } from '#mocks/market/cart.ts';
import { setStock } from '#mocks/market/stock.ts';
import { callsTo } from './open-shop.tsx';
import type { Market } from '#mocks/market/context.ts';
import { ALL, CLUTCH, HEADPHONES, SHOES, SOM, idOf, openCart } from './open-cart.tsx';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

beforeEach(() => stubIntersection());

/** Product ids on the wishlist of a shopper. */
const wishes = (market: Market, email: string) =>
  market.state.collectedProducts
    .filter(({ userId }) => userId === idOf(market, email))
    .map(({ productId }) => productId);

/** Presses within the time of a double click, on rows that move under the pointer. */
async function atOnce(presses: () => Promise<void>) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await presses();
  clock.mockRestore();
}

describe('removing lines', () => {
  it('removes one line per double click, and restores it with quantity and selection', async () => {
    const { user, lines, lineOf, press, row, calls, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await atOnce(async () => {
      await press(SHOES, 'Remove');
      await press(CLUTCH, 'Remove');
      await press(CLUTCH, 'Move to wish list');
      await user.click(screen.getByRole('button', { name: 'Check out' }));
    });
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    expect(lines().map(({ productId }) => productId)).toEqual([CLUTCH, HEADPHONES]);
    expect(callsTo(calls, '/api/front/cart/delete')).toHaveLength(1);
    expect(callsTo(calls, '/api/front/order/pre/order')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    expect(lineOf(SHOES)).toMatchObject({ skuId, quantity: 2 });
    await waitFor(() => expect(within(row(SHOES)).getByRole('checkbox')).not.toBeChecked());
    expect(within(row(CLUTCH)).getByRole('checkbox')).toBeChecked();
  });

  it('moves the keyboard focus to the undo button, and to the heading after Escape', async () => {
    const { user, row } = await openCart(ALL);
    within(row(SHOES))
      .getByRole('button', { name: ofItem('Remove') })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('restores the selection of a line that another tab restored first', async () => {
    const { user, market, switches, lineOf, press, row, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await press(SHOES, 'Remove');
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    addToCart(market, idOf(market, SOM), [{ productId: SHOES, skuId, quantity: 2 }]);
    switches.faults.set('cartSave', { fault: 'network' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    await waitFor(() => expect(within(row(SHOES)).getByRole('checkbox')).not.toBeChecked());
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('restores a line once when the cart cannot be read after it', async () => {
    const { user, switches, lineOf, press, row } = await openCart(ALL);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await press(SHOES, 'Remove');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    switches.faults.set('cartList', { fault: 'code500' });
    await user.click(undo);
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('restores several lines in their order', async () => {
    const { user, lines } = await openCart(ALL);
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('3 items removed from the cart')).toBeVisible();
    expect(lines()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lines().map(({ productId }) => productId)).toEqual(ALL));
  });

  it('moves one line to the wishlist, and back', async () => {
    const { user, market, lineOf, press, name } = await openCart(ALL);
    await atOnce(async () => {
      await press(SHOES, 'Move to wish list');
      await press(CLUTCH, 'Move to wish list');
    });
    expect(await screen.findByText(`“${name(SHOES)}” moved to your wish list`)).toBeVisible();
    expect(wishes(market, SOM)).toEqual([SHOES]);
    expect(lineOf(SHOES)).toBeUndefined();
    expect(lineOf(CLUTCH)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(wishes(market, SOM)).toEqual([]));
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('shows why a line cannot be restored', async () => {
    const { user, market, lineOf, press, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await press(SHOES, 'Remove');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    setStock(market, skuId, 0);
    await user.click(undo);
    expect(
      await screen.findByText(new RegExp(`^“${name(SHOES)}” could not be put back: .*stock`)),
    ).toBeVisible();
  });

  it('accepts lines that another tab has removed already', async () => {
    const { market, lineOf, press, name } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id, lineOf(CLUTCH).id]);
    await press(SHOES, 'Remove');
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(name(CLUTCH))).toBeNull());
  });

  it('names a line that was removed before its quantity changed', async () => {
    const { market, lineOf, press, title } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id]);
    await press(SHOES, 'Increase quantity');
    expect(await screen.findByText(`“${title(SHOES)}” is no longer in your cart`)).toBeVisible();
  });
});
