// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '../../../mocks/market/catalogue/special.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CREATE = '/api/front/order/create';

/** From the goods page to the checkout, as a shopper goes. */
async function checkout(as: string, absent: readonly OperationId[] = []) {
  const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, { as, absent });
  await shop.user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
  await screen.findByRole('button', { name: 'Place order' });
  return shop;
}

describe('checkout', () => {
  it('asks for an address before it sends an order', async () => {
    const { user, calls } = await checkout('som@lychee.test');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText('Choose a delivery address')).length).toBeGreaterThan(0);
    expect(callsTo(calls, CREATE)).toHaveLength(0);
  });

  it('says at each field of an address what is missing and keeps the rest', async () => {
    const { user, market } = await checkout('som@lychee.test', ['addressPlace']);
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(
      await within(dialog).findByRole('textbox', { name: /Recipient/ }),
      'Som Vongsa',
    );
    await user.type(within(dialog).getByRole('textbox', { name: /Postcode/ }), '60A');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    for (const text of [
      'Enter your email address',
      'Choose a country or region',
      'Enter the full address',
      'Use digits only in the postcode',
    ])
      expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
    expect(within(dialog).getByRole('textbox', { name: /Recipient/ })).toHaveValue('Som Vongsa');
    expect(market.state.addresses.some(({ realName }) => realName === 'Som Vongsa')).toBe(false);
  });

  it('sends the address that is marked, the coupon, the note and the method, once', async () => {
    const { user, market, calls } = await checkout('mali@lychee.test');
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    await user.click(within(coupons).getAllByRole('button', { pressed: false })[0]!);
    expect(await screen.findByText('Coupon discount')).toBeVisible();
    await user.type(screen.getByLabelText('Order note'), 'Ring twice');
    await user.click(screen.getByRole('radio', { name: /Bank card/ }));
    const marked = screen
      .getAllByRole('radio')
      .find(
        (radio) =>
          (radio as HTMLInputElement).checked && radio.getAttribute('name')?.includes('address'),
      );
    const place = screen.getByRole('button', { name: 'Place order' });
    await user.dblClick(place);
    await waitFor(() => expect(market.state.masterOrders.at(-1)?.mark).toBe('Ring twice'));
    const order = market.state.masterOrders.at(-1)!;
    expect(callsTo(calls, CREATE)).toHaveLength(1);
    expect(order).toMatchObject({ payType: 'stripe', payChannel: 'pc' });
    expect(order.couponFee).toBeGreaterThan(0);
    expect(order.payPrice).toBe(order.proTotal + order.postage - order.couponFee);
    if (marked) expect(String(order.addressId)).toBe((marked as HTMLInputElement).value);
    await waitFor(() => expect(window.location.pathname).toBe('/en/order/stripe_payment'));
    expect(window.location.search).not.toMatch(/secret/i);
  });

  it('says why a sold-out order cannot be placed and loses nothing', async () => {
    const { user, market } = await checkout('mali@lychee.test');
    await user.type(screen.getByLabelText('Order note'), 'Ring twice');
    for (const sku of market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus)
      market.state.sold[sku.id] = sku.stock;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText(/stock|sold out/i)).length).toBeGreaterThan(0);
    expect(market.state.masterOrders.some(({ mark }) => mark === 'Ring twice')).toBe(false);
    expect(screen.queryByLabelText('Order note')).toSatisfy(
      (note: HTMLTextAreaElement | null) => note === null || note.value === 'Ring twice',
    );
  });
});
