// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeLines } from '#mocks/market/cart.ts';
import { setStock } from '#mocks/market/stock.ts';
import { profileBy } from '#mocks/profiles/all.ts';
import { toMinor } from '#/lib/money.ts';
import { callsTo, openShop } from './open-shop.tsx';
import {
  ALL,
  CART,
  CLUTCH,
  HEADPHONES,
  MALI,
  SHOES,
  SOM,
  idOf,
  nameOf,
  openCart,
} from './open-cart.tsx';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

beforeEach(() => stubIntersection());

describe('the cart', () => {
  it('shows lines by merchant, with sold-out options, and unavailable products below', async () => {
    const { market } = await openShop(CART, MALI);
    const names = market.state.cart.map(
      ({ productId }) =>
        market.catalogue.products.find(({ id }) => id === productId)?.name.en ?? '',
    );
    for (const name of names) expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(screen.getByText(/This option is sold out/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Unavailable items/ })).toBeVisible();
  });

  it('has no sum for a store of which nothing can be bought', async () => {
    await openShop(CART, MALI);
    const soldOut = (await screen.findByText(/This option is sold out/)).closest('section');
    const stores = () =>
      screen.getAllByText('Subtotal').flatMap((sum) => sum.closest('section') ?? []);
    await waitFor(() => expect(stores()).not.toEqual([]));
    expect(stores()).not.toContain(soldOut);
  });

  it('offers an option in stock for one that is sold out', async () => {
    const { user } = await openShop(CART, MALI);
    await user.click(await screen.findByRole('button', { name: /Choose again/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/in stock/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await screen.findByText('Option changed');
    expect(screen.queryByText(/This option is sold out/)).toBeNull();
  });

  it('sums up the selected lines', async () => {
    const { user } = await openShop(CART, MALI);
    const total = () =>
      toMinor(
        (screen.getByRole('button', { name: 'Check out' }).closest('.pay-bar')?.textContent ?? '')
          .match(/\$([\d,]+\.\d\d)/)?.[1]
          ?.replace(',', ''),
      );
    await screen.findByRole('button', { name: 'Check out' });
    const before = total();
    expect(before).toBeGreaterThan(0);
    const [line] = screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/ })
      .filter((box) => (box as HTMLInputElement).checked);
    await user.click(line!);
    expect(total()).toBeLessThan(before);
    await user.click(screen.getAllByRole('checkbox', { name: 'Select all' })[0]!);
    await waitFor(() => expect(total()).toBe(before));
  });

  it('shows an error at checkout if no line is selected', async () => {
    const { user, calls } = await openShop(CART, MALI);
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select all' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Check out' }));
    expect(await screen.findByText('Select an item')).toBeVisible();
    expect(callsTo(calls, '/api/front/order/pre/order')).toHaveLength(0);
  });

  it('rolls back a quantity that the market refuses, and shows why', async () => {
    const { user, switches } = await openShop(CART, MALI);
    switches.faults.set('cartSetQuantity', { fault: 'code500' });
    const more = (await screen.findAllByRole('button', { name: ofItem('Increase quantity') })).find(
      (button) => !(button as HTMLButtonElement).disabled,
    )!;
    const input = within(more.parentElement!).getByRole('spinbutton', {
      hidden: true,
    }) as HTMLInputElement;
    const before = input.value;
    await user.click(more);
    expect(await screen.findByText('System exception')).toBeVisible();
    await waitFor(() => expect(input.value).toBe(before));
  });

  it('redirects guests to sign in', async () => {
    await openShop(CART);
    expect(window.location.pathname + window.location.search).toBe(
      `/en/login?from=${encodeURIComponent('/order/shopping_cart')}`,
    );
  });

  it('is empty for a new shopper, with a link to the shop', async () => {
    await openShop(CART, { as: 'som@lychee.test' });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/en');
  });
});

describe('a line of the cart', () => {
  it('has no option button without options, whatever the name of the default option', async () => {
    const { row, name, switches } = await openCart(ALL);
    const buttons = () =>
      within(row(HEADPHONES))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons()).toEqual([
      'Decrease quantity',
      'Increase quantity',
      'Move to wish list',
      'Remove',
    ]);
    switches.profile = profileBy('as-is');
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(name(HEADPHONES))).toBeVisible();
    expect(buttons()).toHaveLength(4);
  });

  it('shows the limit of the quantity', async () => {
    const { user, market, lineOf, row } = await openCart(ALL);
    const type = async (productId: number, text: string) => {
      const field = within(row(productId)).getByRole('spinbutton');
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
      return field;
    };
    const noteOf = (productId: number) => row(productId).querySelector('.line-quantity__stock');
    const { skuId } = lineOf(SHOES);
    setStock(market, skuId, 23);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() =>
      expect(within(row(SHOES)).getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '23'),
    );
    expect(await type(SHOES, '50')).toHaveValue('23');
    expect(noteOf(SHOES)).toHaveTextContent('Only 23 in stock');
    expect(await type(SHOES, '1.5')).toHaveValue('1');
    expect(noteOf(SHOES)).toBeEmptyDOMElement();
    expect(await type(HEADPHONES, '100')).toHaveValue('99');
    expect(noteOf(HEADPHONES)).toHaveTextContent('At most 99 per order');
  });

  it('is refetched when the tab becomes visible, even if it is fresh', async () => {
    const { market, lineOf, row } = await openCart(ALL);
    lineOf(SHOES).quantity = 7;
    removeLines(market, idOf(market, SOM), [lineOf(CLUTCH).id]);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(within(row(SHOES)).getByRole('spinbutton')).toHaveValue('7'));
    expect(screen.queryByText(nameOf(market, CLUTCH))).toBeNull();
  });

  it('is grouped by store, with customer service and coupons', async () => {
    const { user, market, name, calls } = await openCart([CLUTCH]);
    const { merId } = market.catalogue.products.find(({ id }) => id === CLUTCH)!;
    const store = market.catalogue.merchants.find(({ id }) => id === merId)!;
    const group = screen.getByRole('region', { name: store.name.en });
    expect(within(group).getByText(name(CLUTCH))).toBeVisible();
    expect(await within(group).findByRole('link', { name: /^Contact / })).toHaveAttribute('href');
    expect(within(group).queryByText('Sold by lychee') !== null).toBe(store.isSelf);
    await user.click(await within(group).findByRole('button', { name: ofItem('Get coupons') }));
    const panel = await within(group).findByRole('group', { name: 'Coupons' });
    const [get] = await within(panel).findAllByRole('button', { name: ofItem('Get') });
    await user.click(get!);
    expect(await within(panel).findByText('Claimed')).toBeVisible();
    expect(callsTo(calls, '/api/front/coupon/receive')).toHaveLength(1);
  });
});
