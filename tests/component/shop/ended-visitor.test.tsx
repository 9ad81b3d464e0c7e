// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saveAddress } from '#mocks/market/addresses.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { startPayment } from '#mocks/market/payments.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { answerWallet } from '#mocks/market/providers.ts';
import { endSessions } from '#mocks/market/sessions.ts';
import { expireSession } from '#/session/session.ts';
import { openShop } from './open-shop.tsx';

const EMAIL = 'guest@lychee.test';
const NOTE = 'Please ring twice';

const guestsOf = ({ state }: Market) =>
  state.users.filter(({ type, email }) => type === 'visitor' && email === EMAIL);

async function continueAsGuest(user: UserEvent) {
  const email = await screen.findByRole('textbox', { name: /Email/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  if (!(email as HTMLInputElement).value) await user.type(email, EMAIL);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** A guest at the checkout, with an address and a note. */
async function openGuestCheckout(profile: string) {
  const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, { profile });
  const { user, market } = shop;
  await user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Continue as guest' }));
  await continueAsGuest(user);
  await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
  const [guest] = guestsOf(market);
  saveAddress(market, guest!.id, {
    realName: 'Kaew Suwan',
    email: EMAIL,
    phone: '898765432',
    countryCode: '66',
    country: 'Thailand',
    detail: '12 Charoen Krung Road',
    postCode: 10500,
    isDefault: true,
  });
  await shop.queryClient.invalidateQueries();
  await screen.findByRole('radio', { name: /Kaew Suwan/ });
  await user.type(await screen.findByRole('textbox', { name: /Order note/ }), NOTE);
  return shop;
}

async function place(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Place order' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** An order of a guest, paid with the wallet and not captured yet. */
function approvedPayment(market: Market, userId: number): string {
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const bought = { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 } as const;
  const order = createOrder(market, userId, {
    preOrderNo: buildPreOrder(market, userId, bought).no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType: 'paypal',
    payChannel: 'pc',
  });
  const input = { orderNo: order.no, payType: 'paypal', payChannel: 'pc' };
  const { payment } = startPayment(market, userId, input);
  answerWallet(market, payment.id, true);
  return payment.id;
}

/** @param notice what the shop knows before the shopper returns from the wallet */
async function payAndReturn(profile: string, notice: () => void) {
  const { user, market } = await openGuestCheckout(profile);
  const userId = guestsOf(market)[0]!.id;
  const token = approvedPayment(market, userId);
  endSessions(market, userId);
  notice();
  window.history.pushState(null, '', `/en/order/payment_result?token=${token}&PayerID=P`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await continueAsGuest(user);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Payment received' })).toBeVisible(),
  );
  expect(market.state.masterOrders.at(-1)).toMatchObject({ userId, paid: true });
}

describe.each(['complete', 'as-is'])('a guest whose session ends (%s)', (profile) => {
  it('at "Place order" continues as a guest, with address and note', async () => {
    const { user, market } = await openGuestCheckout(profile);
    endSessions(market, guestsOf(market)[0]!.id);
    await place(user);
    await continueAsGuest(user);
    await waitFor(() => expect(guestsOf(market)).toHaveLength(2));
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: /Kaew Suwan/ })).toBeChecked();
      expect(screen.getByRole('textbox', { name: /Order note/ })).toHaveValue(NOTE);
      expect(market.state.addresses.at(-1)?.userId).toBe(guestsOf(market)[1]?.id);
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await place(user);
    await waitFor(() =>
      expect(market.state.masterOrders.at(-1)).toMatchObject({
        userId: guestsOf(market)[1]!.id,
        mark: NOTE,
      }),
    );
  });

  it('on the way back from the wallet finishes the payment', async () => {
    await payAndReturn(profile, () => undefined);
  });
});

it('offers the guest entry wherever a call ends with 401', async () => {
  const { user, market } = await openGuestCheckout('complete');
  endSessions(market, guestsOf(market)[0]!.id);
  await user.click(screen.getAllByRole('link', { name: /^Back to the product/ })[0]!);
  // Without a pointer, which would open the cart's preview.
  fireEvent.click((await screen.findAllByRole('link', { name: /^Cart/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Continue as guest' }));
  expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue(EMAIL);
});

it('finishes the payment after signing in as a guest on the sign-in page', async () => {
  await payAndReturn('complete', expireSession);
});
