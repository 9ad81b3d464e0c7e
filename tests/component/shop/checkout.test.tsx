// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAddresses, removeAddress, setDefaultAddress } from '#mocks/market/addresses.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { callsTo } from './open-shop.tsx';
import { CREATE, MALI, openCheckout } from './open-checkout.tsx';

const PRICE = '/api/front/order/computed/price';

describe('checkout', () => {
  it('requires an address before it sends an order', async () => {
    const { user, calls } = await openCheckout('som@lychee.test');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText('Choose a delivery address')).length).toBeGreaterThan(0);
    expect(callsTo(calls, CREATE)).toHaveLength(0);
  });

  it('shows errors at the fields of an address and keeps the other values', async () => {
    const { user, market } = await openCheckout('som@lychee.test', ['addressPlace']);
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

  it('sends the selected address, coupon, note and method once', async () => {
    const { user, market, calls } = await openCheckout(MALI);
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

  it('shows why a sold-out order cannot be placed, and keeps the form', async () => {
    const { user, market } = await openCheckout(MALI);
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

const place = () => screen.getByRole('button', { name: 'Place order' });

it('keeps the address that it has shown when another becomes the default, and takes no other when it is deleted', async () => {
  const { user, market, calls, queryClient } = await openCheckout(MALI);
  const marked = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name, checked }) => name === 'address' && checked)
      .map(({ value }) => Number(value));
  const { id: userId } = market.state.users.find(({ email }) => email === MALI)!;
  const [shown] = marked();
  const other = listAddresses(market, userId).find(({ id }) => id !== shown)!;
  setDefaultAddress(market, userId, other.id);
  await queryClient.invalidateQueries();
  await waitFor(() =>
    expect(screen.getAllByText('Default')[0]!.closest('label')).toHaveTextContent(other.detail),
  );
  expect(marked()).toEqual([shown]);
  removeAddress(market, userId, shown!);
  await queryClient.invalidateQueries();
  await waitFor(() => expect(marked()).toEqual([]));
  await user.click(place());
  expect((await screen.findAllByText('Choose a delivery address')).length).toBeGreaterThan(0);
  expect(callsTo(calls, CREATE)).toHaveLength(0);
});

it('sends an order once while the response is pending', async () => {
  const { user, calls, hold, market } = await openCheckout(MALI);
  const before = market.state.masterOrders.length;
  const release = hold(CREATE);
  await user.click(place());
  await user.click(place());
  release();
  await waitFor(() => expect(window.location.pathname).not.toBe('/en/order/order_confirm'));
  expect(callsTo(calls, CREATE)).toHaveLength(1);
  expect(market.state.masterOrders).toHaveLength(before + 1);
});

it('a server error keeps the checkout open', async () => {
  const shop = await openCheckout(MALI);
  const address = window.location.href;
  shop.switches.faults.set('orderCreate', { fault: 'code500' });
  shop.switches.faults.set('preOrderDetail', { fault: 'code500' });
  await shop.user.click(place());
  expect((await screen.findAllByText('System exception')).length).toBeGreaterThan(0);
  expect(window.location.href).toBe(address);
  expect(place()).toBeVisible();
});

it('hides card payment without a publishable key', async () => {
  await openCheckout(MALI, [], { profile: 'as-is' });
  expect(await screen.findByRole('radio', { name: /Payment wallet/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Bank card/ })).toBeNull();
});

describe('the parts of the checkout', () => {
  it('show the number of pieces and a link to the addresses', async () => {
    await openCheckout(MALI);
    expect(screen.getByText('1 item')).toBeVisible();
    const manage = screen.getByRole('link', { name: 'Manage addresses (Opens in a new tab)' });
    expect(manage).toHaveAttribute('href', '/en/users/address_list');
    expect(manage).toHaveAttribute('target', '_blank');
  });

  it('show how many coupons do not apply, and why', async () => {
    const { user } = await openCheckout(MALI);
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    const count = await within(coupons).findByRole('button', { name: /not for this order$/ });
    const [usable, unfit] = count.textContent!.match(/\d+/g)!.map(Number);
    expect(within(coupons).getAllByRole('button', { name: /^Use coupon/ })).toHaveLength(usable!);
    await user.click(count);
    const list = await within(coupons).findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(unfit!);
    for (const coupon of within(list).getAllByRole('listitem'))
      expect(coupon).toHaveTextContent(
        /Spend .* more|For another store|For other products|Valid from|must cost more/,
      );
  });

  it('say that there are no coupons', async () => {
    await openCheckout(MALI, [], {
      before: ({ state }) => {
        state.userCoupons = [];
      },
    });
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    expect(await within(coupons).findByText('No coupons yet')).toBeVisible();
    expect(within(coupons).queryByRole('button')).toBeNull();
  });

  it('begin with the coupon that saves most, and say so when the backend has said what each saves', async () => {
    const { calls } = await openCheckout(MALI);
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    await within(coupons).findByText('Saves most');
    const [best, ...others] = within(coupons)
      .getAllByRole('button', { name: /^Use coupon/ })
      .map((button) => button.closest('.coupon')!);
    expect(best).toHaveTextContent('Saves most');
    for (const other of others) expect(other).not.toHaveTextContent('Saves most');
    const worth = [best!, ...others].map((ticket) =>
      Number(/\$(\d+)/.exec(ticket.textContent)?.[1]),
    );
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(callsTo(calls, PRICE).length).toBeGreaterThanOrEqual(worth.length);
  });

  it('show in their row what can be saved, then the discount', async () => {
    const { user } = await openCheckout(MALI);
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    const row = await within(coupons).findByRole('button', { name: /^Coupons Save up to \$\d/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(coupons).getAllByRole('button', { name: /^Use coupon/ })[0]!);
    await waitFor(() => expect(row).toHaveTextContent(/^−\$/));
  });
});
