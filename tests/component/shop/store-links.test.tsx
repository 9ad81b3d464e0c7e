// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const MALI = { as: 'mali@lychee.test' };
const STORE = /^\/en\/merchant\/merchant\/home\?id=\d+$/;

/** Store links inside an element. */
const stores = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .filter((link) => STORE.test(link.getAttribute('href') ?? ''));

describe('the name of a store links to it', () => {
  it('in an unpaid order and its details', async () => {
    const { user, market } = await openShop('/en/users/order_list?orderStatus=0', MALI);
    const card = screen
      .getAllByRole('article')
      .find((each) => within(each).queryByText(/\d+ stores/) === null)!;
    const [link] = stores(card);
    const name = link!.textContent;
    const id = market.catalogue.merchants.find((merchant) => merchant.name.en === name)?.id;
    expect(link).toHaveAttribute('href', `/en/merchant/merchant/home?id=${id}`);

    await user.click(within(card).getByRole('link', { name: /^Order PT/ }));
    const heading = await screen.findByRole('heading', { level: 2, name });
    await user.click(within(heading).getByRole('link', { name }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        `/en/merchant/merchant/home?id=${id}`,
      ),
    );
  });

  it('in the order of a store', async () => {
    const { user } = await openShop('/en/users/order_list?orderStatus=1', MALI);
    const [first] = screen.getAllByRole('link', { name: /^Order SH/ });
    const orderNo = first!.textContent.replace('Order ', '');
    await user.click(first!);
    await screen.findByRole('heading', { name: 'Order details' });
    const parts = screen
      .getAllByRole('article')
      .filter((part) => part.textContent.includes(orderNo));
    expect(parts.flatMap(stores)).toHaveLength(1);
  });

  it('in the checkout, in a new tab to keep the form', async () => {
    const { user } = await openShop('/en/order/shopping_cart', MALI);
    await user.click(await screen.findByRole('button', { name: /^Check out/ }));
    const goods = await screen.findByRole('region', { name: 'Items' });
    const links = stores(goods);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(/\(Opens in a new tab\)$/);
    }
  });
});
