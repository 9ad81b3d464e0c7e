// @vitest-environment happy-dom
import { passTime } from './pass-time.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { markPaid } from '#mocks/market/order-steps.ts';
import { startPayment } from '#mocks/market/payments.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { answerWallet } from '#mocks/market/providers.ts';
import { MALI } from './open-checkout.tsx';
import { callsTo, openShop } from './open-shop.tsx';

const RESULT = '/en/order/payment_result';
const CAPTURE = '/api/front/pay/paypal/success';
const MINUTE = 60_000;
const POLL = 2000;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const CONFIRMING = 'We are confirming your payment…';
const SLOW = 'The payment is still being confirmed';
const PAID = 'Payment received';

/** An unpaid order whose wallet payment the shopper has approved. */
function approved(market: Market) {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const line = { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 } as const;
  const order = createOrder(market, userId, {
    preOrderNo: buildPreOrder(market, userId, line).no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType: 'paypal',
    payChannel: 'pc',
  });
  const input = { orderNo: order.no, payType: 'paypal', payChannel: 'pc' };
  const { payment } = startPayment(market, userId, input);
  answerWallet(market, payment.id, true);
  return { order, search: `?status=1&token=${payment.id}&PayerID=P` };
}

/** Opens the result of a payment. @param searchOf by default the order alone, without the wallet's answer */
async function openResult(
  searchOf = ({ order }: ReturnType<typeof approved>) => `?orderNo=${order.no}`,
  options: Parameters<typeof openShop>[1] = {},
) {
  let paid: ReturnType<typeof approved> | undefined;
  const shop = await openShop(() => RESULT + searchOf(paid!), {
    as: MALI,
    ...options,
    before: (market) => {
      paid = approved(market);
    },
  });
  return { ...shop, order: paid!.order };
}

describe('the result of a payment', () => {
  it('is polled for a minute, and again when the shopper asks', async () => {
    const { user, market, order } = await openResult();
    await heading(CONFIRMING);
    await passTime(MINUTE);
    await heading(SLOW);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await heading(CONFIRMING);
    markPaid(market, order);
    await passTime(POLL);
    await heading(PAID);
  });

  it('is requested again, and charged once, if the capture got no response', async () => {
    const { user, calls, switches, order } = await openResult(({ search }) => search, {
      faults: { walletCapture: 'network' },
    });
    await heading(SLOW);
    switches.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await heading(PAID);
    expect(callsTo(calls, CAPTURE)).toHaveLength(2);
    expect(order.paid).toBe(true);
  });

  it('is not charged again by a second visit', async () => {
    const { calls, order } = await openResult(({ search }) => search);
    await heading(PAID);
    const { pathname, search } = window.location;
    for (const address of ['/en', pathname + search]) {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await waitFor(() => expect(screen.queryByText(PAID) === null).toBe(address === '/en'));
    }
    expect(callsTo(calls, CAPTURE)).toHaveLength(1);
    expect(order.paid).toBe(true);
  });
});
