// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toMinor } from '../../../src/lib/money.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CART = '/en/order/shopping_cart';
const MALI = { as: 'mali@lychee.test' };

describe('the cart', () => {
  it('shows lines by merchant, sold-out options in their group and unavailable goods apart', async () => {
    const { market } = await openShop(CART, MALI);
    const names = market.state.cart.map(
      ({ productId }) =>
        market.catalogue.products.find(({ id }) => id === productId)?.name.en ?? '',
    );
    for (const name of names) expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(screen.getByText(/This option is sold out/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Unavailable items/ })).toBeVisible();
  });

  it('adds up what is ticked, in exact amounts', async () => {
    const { user } = await openShop(CART, MALI);
    const total = () =>
      toMinor(
        (
          screen.getByRole('button', { name: 'Check out' }).closest('[class*=bar], [class*=pay]')
            ?.textContent ?? ''
        )
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

  it('asks for an item when nothing is ticked', async () => {
    const { user, calls } = await openShop(CART, MALI);
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select all' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Check out' }));
    expect(await screen.findByText('Select an item')).toBeVisible();
    expect(callsTo(calls, '/api/front/order/pre/order')).toHaveLength(0);
  });

  it('puts a quantity back and says why when the market refuses it', async () => {
    const { user, switches } = await openShop(CART, MALI);
    switches.faults.set('cartSetQuantity', { fault: 'code500' });
    const more = (await screen.findAllByRole('button', { name: 'Increase quantity' })).find(
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

  it('sends a guest to sign in', async () => {
    await openShop(CART);
    expect(window.location.pathname + window.location.search).toBe(
      `/en/login?from=${encodeURIComponent('/order/shopping_cart')}`,
    );
  });

  it('is empty for a new shopper, with a way on', async () => {
    await openShop(CART, { as: 'som@lychee.test' });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/en');
  });
});
