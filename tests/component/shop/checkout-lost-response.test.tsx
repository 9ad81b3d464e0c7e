// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import type { TestMarket } from '#mocks/test.ts';
import { openShop } from './open-shop.tsx';
import { CREATE, MALI, openCheckout } from './open-checkout.tsx';

const PATH = new URL(CREATE, 'http://localhost').pathname;
const place = () => screen.getByRole('button', { name: 'Place order' });

/** The next order reaches the market, but its response is lost. */
function loseAnswer({ fetch }: TestMarket): void {
  let lost = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await fetch(request);
    if (lost || new URL(request.url).pathname !== PATH) return answer;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
}

const unpaid = ({ state }: Market) =>
  state.masterOrders.filter(
    ({ userId, paid, cancelled }) => userId === state.users[0]?.id && !paid && !cancelled,
  );

/** Places an order of the same product on another device: from this checkout, or from another one. */
function placeElsewhere(market: Market, preOrderNo?: string) {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const another = () =>
    buildPreOrder(market, userId, { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 });
  return createOrder(market, userId, {
    preOrderNo: preOrderNo ?? another().no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType: 'paypal',
    payChannel: 'pc',
  });
}

const preOrderNo = () => new URLSearchParams(window.location.search).get('preOrderNo') ?? '';
const expectOrder = (no: string) =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/en/order/order_detail');
    expect(new URLSearchParams(window.location.search).get('orderNo')).toBe(no);
  });

describe.each(['complete', 'as-is'])('an order whose response is lost (%s)', (profile) => {
  it('is found and opened, even if an older one has the same items', async () => {
    const shop = await openCheckout(MALI, [], {
      profile,
      before: (market) => {
        placeElsewhere(market).createTime -= 10 * 60_000;
      },
    });
    const before = unpaid(shop.market).length;
    loseAnswer(shop);
    await shop.user.click(place());
    await waitFor(() => expect(unpaid(shop.market)).toHaveLength(before + 1));
    await expectOrder(unpaid(shop.market).at(-1)!.no);
    expect(
      await screen.findByText('Your order was placed. Only the connection was lost.'),
    ).toBeVisible();
    expect(unpaid(shop.market)).toHaveLength(before + 1);
  });

  it('is not opened if two orders match', async () => {
    const shop = await openCheckout(MALI, [], { profile });
    loseAnswer(shop);
    placeElsewhere(shop.market);
    await shop.user.click(place());
    expect(
      await screen.findByText('The connection was lost while placing the order'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View orders' })).toHaveClass('button__primary');
    expect(screen.queryByText(/Start again from your cart/)).toBeNull();
    expect(window.location.pathname).toBe('/en/order/order_confirm');
  });

  it('opens if another device has placed it', async () => {
    const shop = await openCheckout(MALI, [], { profile });
    const { no } = placeElsewhere(shop.market, preOrderNo());
    await shop.user.click(place());
    await expectOrder(no);
    expect(await screen.findByText('The order has already been placed')).toBeVisible();
    expect(unpaid(shop.market).filter((order) => order.no === no)).toHaveLength(1);
  });
});

it('an expired checkout is rebuilt, and links to an unpaid order of the same items', async () => {
  const shop = await openCheckout(MALI);
  const before = preOrderNo();
  const { no } = placeElsewhere(shop.market);
  const key = `lychee.preOrder.${before}`;
  const record = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { openedAt: number };
  const openedAt = record.openedAt - 6 * 60_000;
  window.sessionStorage.setItem(key, JSON.stringify({ ...record, openedAt }));
  shop.market.state.preOrders = [];
  await shop.user.click(place());
  await waitFor(() => expect(preOrderNo()).not.toBe(before));
  expect(window.location.pathname).toBe('/en/order/order_confirm');
  expect(await screen.findByText('You have an unpaid order with the same items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View that order' })).toHaveAttribute(
    'href',
    `/en/order/order_detail?orderNo=${no}&orderStatus=0`,
  );
});

describe('a checkout with an order', () => {
  it('redirects to the order', async () => {
    let orderNo = '';
    await openShop('/en/order/order_confirm?preOrderNo=before', {
      as: MALI,
      before: (market) => {
        orderNo = placeElsewhere(market).no;
        window.localStorage.setItem('lychee.placed', JSON.stringify([['before', orderNo]]));
      },
    });
    await expectOrder(orderNo);
  });
});
