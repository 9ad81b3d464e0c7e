// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeLines } from '#mocks/market/cart.ts';
import { closeStore } from '#mocks/market/stores.ts';
import { setOnShelf, setStock } from '#mocks/market/stock.ts';
import { profileBy } from '#mocks/profiles/all.ts';
import { callsTo } from './open-shop.tsx';
import { ALL, CLUTCH, SHOES, SOM, idOf, openCart } from './open-cart.tsx';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

beforeEach(() => stubIntersection());

describe('a refused checkout', () => {
  const REFUSED = '/api/front/order/pre/order';

  it('names a product that is no longer sold, and moves it to the unavailable items', async () => {
    const { market, checkOut, calls, name, title } = await openCart(ALL);
    setOnShelf(market, SHOES, false);
    await checkOut();
    expect(await screen.findByText(`“${title(SHOES)}” is no longer sold`)).toBeVisible();
    const gone = await screen.findByRole('region', { name: 'Unavailable items' });
    expect(within(gone).getByText(name(SHOES))).toBeVisible();
    expect(within(gone).getByText('Unavailable')).toBeVisible();
    await waitFor(() => expect(gone).toContainElement(document.activeElement as HTMLElement));
    expect(callsTo(calls, REFUSED)).toHaveLength(1);
  });

  it('names a line short of stock, and lowers it to the remaining stock', async () => {
    const { user, market, lineOf, row, checkOut, title } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 1);
    await checkOut();
    expect(await screen.findByText(`Only 1 of “${title(SHOES)}” left`)).toBeVisible();
    expect(row(SHOES)).toHaveClass('cart-row__isProblem');
    const lower = within(row(SHOES)).getByRole('button', { name: ofItem('Reduce to 1') });
    expect(lower).toHaveFocus();
    await user.click(lower);
    expect(row(SHOES)).not.toHaveClass('cart-row__isProblem');
    expect(within(row(SHOES)).getByRole('spinbutton')).toHaveValue('1');
    await waitFor(() => expect(lineOf(SHOES).quantity).toBe(1));
    await checkOut();
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible();
  });

  it('names every line with a problem', async () => {
    const { market, lineOf, row, checkOut, title } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 1);
    setOnShelf(market, CLUTCH, false);
    await checkOut();
    expect(await screen.findByText(`“${title(CLUTCH)}” is no longer sold`)).toBeVisible();
    expect(screen.getByText(`Only 1 of “${title(SHOES)}” left`)).toBeVisible();
    expect(row(SHOES)).toHaveClass('cart-row__isProblem');
  });

  it('names a sold-out option, and focuses the button for another one', async () => {
    const { market, lineOf, row, checkOut, title } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 0);
    await checkOut();
    expect(await screen.findByText(`“${title(SHOES)}” is sold out`)).toBeVisible();
    expect(within(row(SHOES)).getByRole('button', { name: /Choose again/ })).toHaveFocus();
  });

  it.each(['complete', 'as-is'])(
    'names the line of a closed store (%s), which can be deselected',
    async (profile) => {
      const { user, market, switches, row, checkOut, title } = await openCart(ALL);
      switches.profile = profileBy(profile);
      closeStore(market, market.catalogue.products.find(({ id }) => id === SHOES)!.merId);
      await checkOut();
      expect(
        await screen.findByText(`The store selling “${title(SHOES)}” is closed for now`),
      ).toBeVisible();
      expect(within(row(SHOES)).getByText(/This store is closed for now/)).toBeVisible();
      await user.click(
        within(row(SHOES)).getByRole('button', { name: ofItem('Leave out for now') }),
      );
      expect(row(SHOES)).not.toHaveClass('cart-row__isProblem');
      await checkOut();
      expect(await screen.findByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible();
    },
  );

  it('names a line that another tab has removed', async () => {
    const { market, lineOf, checkOut, name, title } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id]);
    await checkOut();
    expect(await screen.findByText(`“${title(SHOES)}” is no longer in your cart`)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: `Select ${name(SHOES)}` })).toBeNull(),
    );
  });

  it('shows the message of the backend if no line has a problem', async () => {
    const { switches, checkOut } = await openCart(ALL);
    switches.faults.set('preOrderCreate', { fault: 'code500' });
    await checkOut();
    expect(await screen.findByText('System exception')).toBeVisible();
  });
});
