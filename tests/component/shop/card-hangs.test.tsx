// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

const load = vi.fn<() => Promise<unknown>>();
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => load() }));
beforeEach(() => vi.clearAllMocks());

const never = () => new Promise<never>(() => undefined);
/** A provider whose fields never appear. */
const element = { on: vi.fn(), mount: vi.fn(), destroy: vi.fn() };
const mute = { elements: () => ({ create: () => element }) };

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

async function openCardPage() {
  await openShop((market) => `/en/order/stripe_payment?orderNo=${unpaid(market)}`, {
    as: 'mali@lychee.test',
  });
  await screen.findByRole('button', { name: /^Pay / });
}

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
  const onReady = element.on.mock.calls.findLast(([name]) => name === 'ready')?.[1] as () => void;
  await act(async () => onReady());
  expect(await screen.findByRole('button', { name: /^Pay /, hidden: false })).toBeEnabled();
  expect(screen.queryByText(FAILED)).toBeNull();
});
