// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFailedPayments } from '#/domain/payment/failed-payments.ts';
import { openCheckout, MALI } from './open-checkout.tsx';
import { openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

const NOT_STARTED =
  'The payment could not be started. Nothing was charged. Try again or choose another method.';
const FAILED = { payStart: 'code500' } as const;
const reset = () => useFailedPayments.setState({}, true);

describe.each(['complete', 'as-is'])('a payment that cannot be started (%s)', (profile) => {
  it('says so on the page of the order that the checkout has placed, until it starts', async () => {
    reset();
    const { user, switches } = await openCheckout(MALI, [], { profile });
    switches.faults.set('payStart', { fault: 'code500' });
    const place = screen.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).toBeEnabled());
    await user.click(place);
    expect(await screen.findByText(NOT_STARTED)).toBeVisible();
    expect(window.location.pathname).toBe('/en/order/order_detail');
    expect(screen.getByText(NOT_STARTED)).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('button', { name: ofItem('Pay now') })).toBeVisible();
  });

  it('says so in the dialog, which offers the other methods', async () => {
    reset();
    const { user } = await openShop('/en/users/order_list?orderStatus=0', {
      as: MALI,
      profile,
      faults: FAILED,
    });
    await user.click(await screen.findByRole('button', { name: ofItem('Pay now') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /wallet/i }));
    await user.click(dialog.getByRole('button', { name: /^Pay .*\d/ }));
    expect(await dialog.findByText(NOT_STARTED)).toBeVisible();
    expect(dialog.getAllByRole('radio').length).toBeGreaterThan(1);
  });
});

it('keeps the reason of a refusal', async () => {
  reset();
  const { user } = await openShop('/en/users/order_list?orderStatus=0', {
    as: MALI,
    answer: ({ url }) =>
      url.endsWith('/pay/payment')
        ? Response.json({ code: 500, message: 'This order was cancelled', data: null })
        : null,
  });
  await user.click(await screen.findByRole('button', { name: ofItem('Pay now') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /wallet/i }));
  await user.click(dialog.getByRole('button', { name: /^Pay .*\d/ }));
  expect(await dialog.findByText('This order was cancelled')).toBeVisible();
});

it('takes the code away once the order is not to be paid by it', async () => {
  reset();
  const { user, switches } = await openShop('/en/users/order_list?orderStatus=0', { as: MALI });
  await user.click(await screen.findByRole('button', { name: ofItem('Pay now') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /scan/i }));
  await user.click(dialog.getByRole('button', { name: /^Pay .*\d/ }));
  const code = await screen.findByRole('img', { name: 'QR code for the payment' });
  switches.answers.set('scanPayResult', {
    answer: { code: 500, message: 'This order was cancelled' },
  });
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText('This order was cancelled')).toBeVisible();
  expect(code).not.toBeInTheDocument();
  expect(screen.queryByText(/^Scan the code/)).toBeNull();
});
