// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

const MALI = { as: 'mali@lychee.test' };
const LIST = '/en/users/order_list';
const at = () => window.location.pathname + window.location.search;

async function bar() {
  const found = await waitFor(() => {
    const root = document.querySelector<HTMLElement>('main .bottom-bar');
    expect(root).not.toBeNull();
    return root!;
  });
  return within(found);
}

/** Opens the first order of a list. */
async function openFirst(status: number) {
  const shop = await openShop(`${LIST}?orderStatus=${status}`, MALI);
  const [first] = await screen.findAllByRole('article');
  await shop.user.click(within(first!).getByRole('link', { name: /^Order / }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/order/order_detail'));
  return shop;
}

describe('the bar of an order', () => {
  it('has the sum and the payment of an unpaid one, in the list too if it is the only one', async () => {
    const { user } = await openShop(`${LIST}?orderStatus=0`, MALI);
    const [card, ...others] = await screen.findAllByRole('article');
    expect(others).toEqual([]);
    const inList = await bar();
    const sum = inList.getByText('Amount due').parentElement?.textContent;
    expect(sum).toMatch(/^Amount due.*\$\d+\.\d\d/);
    expect(inList.getByRole('button', { name: ofItem('Pay now') })).toBeVisible();
    await user.click(within(card!).getByRole('link', { name: /^Order / }));
    await waitFor(() => expect(window.location.pathname).toBe('/en/order/order_detail'));
    const inDetail = await bar();
    expect(inDetail.getByText('Amount due').parentElement?.textContent).toBe(sum);
    expect(inDetail.getByRole('button', { name: ofItem('Pay now') })).toBeVisible();
    expect(inDetail.queryByRole('button', { name: ofItem('Cancel order') })).toBeNull();
    expect(screen.getByRole('button', { name: ofItem('Cancel order') })).toBeVisible();
  });

  it.each([
    [1, 'Buy again', 'Request refund'],
    [2, 'Confirm receipt', undefined],
    [3, 'Write a review', 'Buy again'],
  ])('has the main action in state %i: %s', async (status, main, other) => {
    await openFirst(status);
    const actions = await bar();
    expect(actions.getByText(main)).toBeVisible();
    expect(await actions.findByText('Contact store')).toBeVisible();
    if (!other) return;
    expect(actions.queryByText(other)).toBeNull();
    expect(screen.getByText(other)).toBeVisible();
  });
});

describe('the link back', () => {
  it('returns to the list as it was left', async () => {
    const { user } = await openFirst(2);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(at()).toBe(`${LIST}?orderStatus=2`));
  });

  it('leads to all orders if the order was opened directly', async () => {
    const { user } = await openShop(
      ({ state }) => `/en/order/order_detail?orderNo=${state.masterOrders[0]?.no}`,
      MALI,
    );
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back).toHaveAttribute('href', LIST);
    await user.click(back);
    await waitFor(() => expect(at()).toBe(LIST));
  });

  it('of the cart leads to the shop, that of the checkout to the cart', async () => {
    await openShop('/en/order/shopping_cart', MALI);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en');
    document.body.replaceChildren();
    await openShop('/en/order/order_confirm', MALI);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/en/order/shopping_cart',
    );
  });
});
