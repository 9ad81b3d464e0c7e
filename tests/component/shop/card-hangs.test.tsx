// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { cancelOrder, markPaid } from '#mocks/market/order-steps.ts';
import { startPayment } from '#mocks/market/payments.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { forwardClock } from '#mocks/market/sandbox.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

const load = vi.fn<() => Promise<unknown>>();
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => load() }));
beforeEach(() => vi.clearAllMocks());

const never = () => new Promise<never>(() => undefined);
/** A provider whose fields never appear. */
const element = { on: vi.fn(), mount: vi.fn(), destroy: vi.fn() };
const submit = vi.fn(() => Promise.resolve({}));
const confirmPayment = vi.fn(() => Promise.resolve({ error: { type: 'card_error' } }));
const mute = { elements: () => ({ create: () => element, submit }), confirmPayment };

const FAILED = /^The card form could not be loaded/;

function unpaid(market: Market): string {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const items = { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 } as const;
  return createOrder(market, userId, {
    preOrderNo: buildPreOrder(market, userId, items).no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType: 'stripe',
    payChannel: 'pc',
  }).no;
}

const as = 'mali@lychee.test';

async function openCardPage() {
  let orderNo = '';
  const shop = await openShop(
    (market) => {
      orderNo = unpaid(market);
      return `/en/order/stripe_payment?orderNo=${orderNo}`;
    },
    { as },
  );
  await screen.findByRole('button', { name: /^Pay / });
  return { ...shop, orderNo };
}

const ready = () => element.on.mock.calls.findLast(([name]) => name === 'ready')?.[1] as () => void;

async function findFailure(waits: Mock) {
  // The time runs from then.
  await waitFor(() => expect(waits).toHaveBeenCalled());
  await passTime(20_000);
  expect(await screen.findByText(FAILED)).toBeVisible();
}

it.each([
  ['script', never, load],
  ['form', () => Promise.resolve(mute), element.mount],
])('a %s of the card provider that never comes is an error', async (_, hangs, waits) => {
  load.mockImplementation(hangs);
  await openCardPage();
  expect(screen.queryByText(FAILED)).toBeNull();
  await findFailure(waits);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('fields that come late after all are shown', async () => {
  load.mockResolvedValue(mute);
  await openCardPage();
  await findFailure(element.mount);
  await act(async () => ready()());
  expect(await screen.findByRole('button', { name: /^Pay /, hidden: false })).toBeEnabled();
  expect(screen.queryByText(FAILED)).toBeNull();
});

describe('a card is not charged', () => {
  type Shop = Awaited<ReturnType<typeof openCardPage>>;
  const userId = ({ market }: Shop) => market.state.users[0]!.id;
  const orderIn = ({ market, orderNo }: Shop) =>
    market.state.masterOrders.find(({ no }) => no === orderNo)!;

  it.each<[what: string, change: (shop: Shop) => unknown, shown: RegExp]>([
    ['paid in another tab', (shop) => markPaid(shop.market, orderIn(shop)), /^Payment received/],
    [
      'cancelled in another tab',
      (shop) => cancelOrder(shop.market, userId(shop), shop.orderNo),
      /^This order was cancelled/,
    ],
    [
      'cancelled because it was not paid in time',
      ({ market }) => forwardClock(market, 3 * 3_600_000),
      /^This order was cancelled/,
    ],
    [
      'not known to be unpaid',
      ({ switches }) => switches.faults.set('payStart', { fault: 'http500' }),
      /^The payment could not be started\. Nothing was charged/,
    ],
    [
      'refused for now',
      ({ switches }) =>
        switches.answers.set('payStart', { answer: { code: 500, message: 'Come back later' } }),
      /^Come back later$/,
    ],
    [
      'of a session that has ended',
      ({ switches }) => switches.answers.set('payStart', { answer: { code: 401, message: null } }),
      /^Sign in to continue|^Your session has/,
    ],
    [
      'to be paid by another payment',
      ({ market, orderNo }) => {
        const { payment } = startPayment(market, market.state.users[0]!.id, {
          orderNo,
          payType: 'stripe',
          payChannel: 'pc',
        });
        payment.clientSecret = 'pi_another_secret';
      },
      /^The payment could not be started\. Nothing was charged/,
    ],
  ])('for an order that is %s', async (_, change, shown) => {
    load.mockResolvedValue(mute);
    const shop = await openCardPage();
    await waitFor(() => expect(ready()).toBeDefined());
    await act(async () => ready()());
    change(shop);
    await shop.user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it('before the backend expects it again, after another method was started', async () => {
    load.mockResolvedValue(mute);
    const shop = await openCardPage();
    await waitFor(() => expect(ready()).toBeDefined());
    await act(async () => ready()());
    const { market, orderNo } = shop;
    startPayment(market, userId(shop), { orderNo, payType: 'paypal', payChannel: 'pc' });
    confirmPayment.mockImplementationOnce(() => {
      expect(orderIn(shop).payType).toBe('stripe');
      return Promise.resolve({ error: { type: 'card_error' } });
    });
    await shop.user.click(screen.getByRole('button', { name: /^Pay / }));
    await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Payment failed')).toBeVisible();
  });
});
