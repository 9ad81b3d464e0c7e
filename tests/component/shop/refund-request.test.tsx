// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shipOrder } from '#mocks/market/order-steps.ts';
import { deliveryBy } from '#mocks/market/deliveries.ts';
import { masterOf } from '#mocks/market/order-queries.ts';
import { applyRefund } from '#mocks/market/refunds.ts';
import { callsTo, openShop } from './open-shop.tsx';
import {
  type Order,
  APPLY,
  DRAFT,
  MALI,
  heading,
  openRequest,
  orderWhere,
  refundWith,
  refundable,
  requestOf,
  send,
  toasts,
} from './open-refund.tsx';
import { ofItem } from '#tests/of-item.ts';

async function fill(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Arrived damaged' }));
  await user.type(screen.getByRole('textbox', { name: /store should know/ }), 'The lid broke');
}

describe('the refund request', () => {
  it('requires a reason, sends the request once, clears the draft and opens the refund', async () => {
    const { user, market, calls, order } = await openRequest();
    await user.click(send());
    expect(await screen.findByText('Choose a reason')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    expect(callsTo(calls, APPLY)).toHaveLength(0);

    await fill(user);
    expect(window.sessionStorage.getItem(DRAFT + order.no)).toContain('The lid broke');
    const form = send().closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await heading(/^Waiting for .+ to answer$/);
    expect(callsTo(calls, APPLY)).toHaveLength(1);
    expect(market.state.refunds.filter(({ orderNo }) => orderNo === order.no)).toMatchObject([
      { status: 0, remark: 'The lid broke', reason: { en: 'Arrived damaged' }, pictures: [] },
    ]);
    expect(window.sessionStorage.getItem(DRAFT + order.no)).toBeFalsy();
    expect(toasts()).toEqual(['Request sent']);
    expect(window.location.pathname).toBe('/en/order/refund_detail');
  });

  it('shows the refunded amount, its parts and its destination', async () => {
    const { order, market } = await openRequest();
    const aside = screen.getByRole('complementary', { name: '' });
    const text = aside.textContent!;
    expect(text).toContain('You get back');
    expect(text).toContain(`$${(order.payPrice / 100).toFixed(2)}`);
    expect(text).toContain('Delivery fee');
    const words = { paypal: 'To the wallet', stripe: 'To the bank card', wechat: 'by scan' };
    expect(text).toContain(words[masterOf(market, order).payType]);
    expect(within(aside).getByText('To ship')).toBeVisible();
  });

  it('restores the draft', async () => {
    const { user, order } = await openRequest();
    await fill(user);
    const draft = window.sessionStorage.getItem(DRAFT + order.no)!;
    document.body.replaceChildren();
    await openShop((market) => {
      window.sessionStorage.setItem(DRAFT + refundable(market).no, draft);
      return requestOf(refundable(market));
    }, MALI);
    expect(await screen.findByRole('radio', { name: 'Arrived damaged' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /store should know/ })).toHaveValue('The lid broke');
  });

  it('offers a default reason if the reasons cannot be loaded, and loads them on retry', async () => {
    const { switches, user } = await openShop((market) => requestOf(refundable(market)), {
      ...MALI,
      absent: ['refundReasons'],
    });
    expect(await screen.findByRole('radio', { name: 'Other reason' })).toBeVisible();
    switches.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Arrived damaged' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Other reason' })).toBeNull();
  });

  it('is available if the order cannot be loaded', async () => {
    await openShop((market) => requestOf(refundable(market)), {
      ...MALI,
      absent: ['orderDetail'],
    });
    await heading('Request refund');
    expect(screen.getByText('To the payment method you used')).toBeVisible();
    expect(screen.queryByText('Delivery fee')).toBeNull();
    expect(screen.getByText(/^The store answers first/)).toBeVisible();
  });

  it('keeps the form after a lost response and after a refusal', async () => {
    const { user, switches } = await openRequest();
    await fill(user);
    switches.faults.set('refundApply', { fault: 'network', times: 1 });
    await user.click(send());
    expect(await screen.findByText(/whether the request arrived/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Arrived damaged' })).toBeChecked();

    switches.faults.set('refundApply', { fault: 'code500', times: 1 });
    await user.click(send());
    expect(
      await screen.findByText('Nothing was sent. What you entered has been kept.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /store should know/ })).toHaveValue('The lid broke');
  });

  it('opens the refund that another tab has requested meanwhile', async () => {
    const { user, market, order } = await openRequest();
    await fill(user);
    const other = applyRefund(market, order.userId, {
      orderNo: order.no,
      reason: 'Late',
      pictures: [],
      remark: '',
    });
    await user.click(send());
    await heading(/^Waiting for .+ to answer$/);
    expect(window.location.search).toBe(`?orderNo=${other.no}`);
    expect(toasts()).toHaveLength(1);
    expect(market.state.refunds.filter(({ orderNo }) => orderNo === order.no)).toHaveLength(1);
  });

  it('explains the next step if the order was shipped meanwhile, and keeps the draft', async () => {
    const { user, market, order } = await openRequest();
    await fill(user);
    shipOrder(market, order.no, deliveryBy('express', order));
    await user.click(send());
    const title = await heading('Your parcel is on its way');
    expect(title.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/en/order/order_detail?orderNo=${order.no}&orderStatus=1`,
    );
    expect(window.sessionStorage.getItem(DRAFT + order.no)).toContain('The lid broke');
  });

  it.each([
    ['This order is not paid yet', (order: Order, paid: boolean) => !paid && order.status === 0],
    ['Your parcel is on its way', (order: Order, paid: boolean) => paid && order.status === 1],
    ['This order cannot be refunded', (order: Order) => order.status === 9],
  ] as const)('is not available: %s', async (title, fits) => {
    await openShop((market) => requestOf(orderWhere(market, fits)), MALI);
    await heading(title);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'View order' })).toBeVisible();
  });

  it.each([
    ['Your request is with the store', 1, 0],
    ['The money is on its way', 2, 2],
    ['This order has been refunded', 3, 3],
  ] as const)('links to the existing refund: %s', async (title, orderState, state) => {
    const { market } = await openShop(
      (held) => requestOf(orderWhere(held, ({ refundStatus }) => refundStatus === orderState)),
      MALI,
    );
    await heading(title);
    expect(await screen.findByRole('link', { name: ofItem('View refund') })).toHaveAttribute(
      'href',
      `/en/order/refund_detail?orderNo=${refundWith(market, state).no}`,
    );
  });

  it.each(['', '?orderNo=SH000'])('shows an error page for %j', async (search) => {
    await openShop(`/en/users/refund_confirm${search}`, MALI);
    await heading('Sorry, the page you visited has an error');
  });
});
