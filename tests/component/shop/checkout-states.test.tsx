// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { MALI } from './open-checkout.tsx';

const MINUTE = 60_000;
const RENEW = '/api/front/order/pre/order';
const CHECKOUT = '/en/order/order_confirm';

const place = () => screen.findByRole('button', { name: 'Place order' });
const numberOf = () => new URLSearchParams(window.location.search).get('preOrderNo') ?? '';

/** A pre-order of one product, and the address of its checkout. */
function bought(market: Market) {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const line = { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 } as const;
  const { no } = buildPreOrder(market, userId, line);
  const address = `${CHECKOUT}?preOrderNo=${no}&buy=${FEATURED_ID}.${skuId}.1`;
  return { no, userId, address };
}

/** Opens the checkout of a pre-order that this tab has opened before. */
async function openAfter(ms: number, options: Parameters<typeof openShop>[1] = {}) {
  let opened = { no: '', userId: 0, address: '' };
  const shop = await openShop(() => opened.address, {
    as: MALI,
    ...options,
    before: (market) => {
      opened = bought(market);
      const record = JSON.stringify({ openedAt: Date.now() - ms });
      window.sessionStorage.setItem(`lychee.preOrder.${opened.no}`, record);
    },
  });
  return { ...shop, ...opened };
}

function showTab(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  window.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => void vi.restoreAllMocks());

describe('a checkout', () => {
  it('says in its last minute how long is left', async () => {
    await openAfter(4.5 * MINUTE);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Place the order within 0:\d\d$/);
    expect(await place()).toBeVisible();
  });

  it('says nothing of it before', async () => {
    await openAfter(3 * MINUTE);
    await place();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('that has expired is renewed once', async () => {
    const { no, calls } = await openAfter(6 * MINUTE);
    await waitFor(() => expect(numberOf()).not.toBe(no));
    expect(await screen.findByText('The order was updated. Check it again.')).toBeVisible();
    expect(callsTo(calls, RENEW)).toHaveLength(1);
    expect(await place()).toBeVisible();
  });

  it('is not renewed in a hidden tab, but when it is shown', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { no, calls } = await openAfter(6 * MINUTE);
    expect(await screen.findByText('Updating the order…')).toBeVisible();
    expect(callsTo(calls, RENEW)).toHaveLength(0);
    showTab('visible');
    await waitFor(() => expect(numberOf()).not.toBe(no));
  });

  it('cannot be renewed without its items, and leads to the cart', async () => {
    await openShop(`${CHECKOUT}?preOrderNo=gone`, { as: MALI });
    expect(await screen.findByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveClass('button__primary');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('offers to try again if renewing it got no response', async () => {
    const { no, user, switches } = await openAfter(6 * MINUTE, {
      faults: { preOrderCreate: 'network' },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
    switches.faults.clear();
    await user.click(retry);
    await waitFor(() => expect(numberOf()).not.toBe(no));
    expect(await place()).toBeVisible();
  });

  it.each([
    ['another tab has placed it', () => showTab('visible')],
    [
      'the browser restores it after the payment',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('opens the order if %s', async (_, notice) => {
    const { no, userId, market } = await openAfter(0);
    await place();
    const order = createOrder(market, userId, {
      preOrderNo: no,
      addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
      payType: 'paypal',
      payChannel: 'pc',
    });
    window.localStorage.setItem('lychee.placed', JSON.stringify([[no, order.no]]));
    notice();
    await waitFor(() => expect(window.location.pathname).toBe('/en/order/order_detail'));
    expect(new URLSearchParams(window.location.search).get('orderNo')).toBe(order.no);
    expect(await screen.findByText('The order has already been placed')).toBeVisible();
  });
});
