// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partsOf } from '#mocks/market/order-queries.ts';
import { deleteOrder } from '#mocks/market/order-steps.ts';
import { applyRefund } from '#mocks/market/refunds.ts';
import { writeReview } from '#mocks/market/reviews.ts';
import { callsTo, openShop } from './open-shop.tsx';
import {
  heading,
  MALI,
  type Market,
  maliOf,
  orderWhere,
  refundable,
  toasts,
} from './open-refund.tsx';
import { ofItem } from '#tests/of-item.ts';

const orderAt = (no: string) => `/en/order/order_detail?orderStatus=1&orderNo=${no}`;
const masterAt = (no: string) => `/en/order/order_detail?orderStatus=0&orderNo=${no}`;
const detailOf = (no: string) => `/api/front/order/detail/${no}`;
const deletable = (market: Market) =>
  orderWhere(market, (order, paid) => paid && order.status === 3 && order.refundStatus === 0);
/** A received part of an order with several. */
const deletablePart = (market: Market) =>
  orderWhere(
    market,
    (order, paid) =>
      paid &&
      order.status === 3 &&
      order.refundStatus === 0 &&
      partsOf(market, order.masterNo).length > 1,
  );
const buttons = (root: HTMLElement) =>
  [...within(root).queryAllByRole('button'), ...within(root).queryAllByRole('link')].map(
    ({ textContent }) => textContent,
  );
const missing = () => screen.findByText('This order does not exist');

async function confirmDeletion(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(await screen.findByRole('button', { name: ofItem('Delete order') }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: ofItem('Delete order') }));
}

describe('a deleted order', () => {
  it('is not read again, and a step back does not show it', async () => {
    let no = '';
    const { user, calls } = await openShop((market) => orderAt((no = deletable(market).no)), MALI);
    await screen.findByRole('button', { name: ofItem('Delete order') });
    const before = callsTo(calls, detailOf(no)).length;
    await confirmDeletion(user);
    await heading('My orders');
    expect(callsTo(calls, detailOf(no))).toHaveLength(before);
    window.history.back();
    expect(await missing()).toBeVisible();
    expect(screen.queryByRole('button', { name: ofItem('Delete order') })).toBeNull();
  });

  it('that was deleted elsewhere is left as one that is deleted here', async () => {
    let no = '';
    const { user, market } = await openShop((now) => orderAt((no = deletable(now).no)), MALI);
    await screen.findByRole('button', { name: ofItem('Delete order') });
    deleteOrder(market, maliOf(market).id, no);
    await confirmDeletion(user);
    await heading('My orders');
    expect(screen.queryByRole('alert')).toBeNull();
    window.history.back();
    expect(await missing()).toBeVisible();
    expect(screen.queryByRole('button', { name: ofItem('Delete order') })).toBeNull();
  });

  it('has no actions as a part of its whole order; the others keep theirs', async () => {
    let part = '';
    let others: string[] = [];
    await openShop((market) => {
      const order = deletablePart(market);
      part = order.no;
      others = partsOf(market, order.masterNo)
        .map(({ no }) => no)
        .filter((no) => no !== part);
      deleteOrder(market, order.userId, part);
      return masterAt(order.masterNo);
    }, MALI);
    const cardOf = async (no: string) =>
      (await screen.findByText(`Order ${no}`)).closest('article')!;
    const card = await cardOf(part);
    expect(within(card).getByText('You have deleted this order')).toBeVisible();
    expect(within(card).queryByText(/Tracking/)).toBeNull();
    const names = buttons(card).join();
    for (const name of ['Delete order', 'Buy again', 'Request refund', 'Write a review'])
      expect(names).not.toContain(name);
    for (const no of others) expect(buttons(await cardOf(no)).join()).toContain('Delete order');
  });

  it('is not linked by its refund', async () => {
    let no = '';
    await openShop((market) => {
      const refund = market.state.refunds.find(({ status }) => status === 3)!;
      no = refund.orderNo;
      market.state.merchantOrders.find((order) => order.no === no)!.deletedByUser = true;
      return `/en/order/refund_detail?orderNo=${refund.no}`;
    }, MALI);
    await screen.findAllByText(no);
    await waitFor(() => expect(screen.queryByRole('link', { name: no })).toBeNull());
    expect(screen.queryByRole('link', { name: 'View order' })).toBeNull();
  });
});

describe('a form of an order that has changed elsewhere', () => {
  it('requests no refund if there is one', async () => {
    let no = '';
    const { user, market } = await openShop((now) => orderAt((no = refundable(now).no)), MALI);
    const link = await screen.findByRole('link', { name: ofItem('Request refund') });
    applyRefund(market, maliOf(market).id, {
      orderNo: no,
      reason: 'Arrived damaged',
      pictures: [],
      remark: '',
    });
    await user.click(link);
    await screen.findByRole('link', { name: ofItem('View refund') });
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it('reviews nothing that has a review', async () => {
    let no = '';
    const { user, market } = await openShop(
      (now) => orderAt((no = orderWhere(now, reviewable).no)),
      MALI,
    );
    const link = await screen.findByRole('link', { name: ofItem('Write a review') });
    const order = market.state.merchantOrders.find((one) => one.no === no)!;
    for (const { id } of order.lines.filter(({ reviewed }) => !reviewed))
      writeReview(market, order.userId, {
        orderNo: no,
        lineId: id,
        star: 5,
        comment: 'Fine',
        pictures: [],
      });
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toContain('evaluat'));
    expect(await screen.findByText(/nothing/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('does not call a review sent that was refused because its order is gone', async () => {
    let no = '';
    const { user, market } = await openShop((now) => {
      no = orderWhere(now, reviewable).no;
      return `/en/users/evaluation_confirm?orderNo=${no}`;
    }, MALI);
    const text = await screen.findByRole('textbox');
    for (const group of screen.getAllByRole('radiogroup'))
      await user.click(within(group).getAllByRole('radio').at(-1)!);
    await user.type(text, 'Fine');
    deleteOrder(market, maliOf(market).id, no);
    await user.click(screen.getByRole('button', { name: /^Publish/ }));
    await waitFor(() => expect(toasts()).toContain('This order does not exist'));
  });
});

function reviewable(order: Market['state']['merchantOrders'][number], paid: boolean) {
  return (
    paid &&
    order.status === 3 &&
    order.refundStatus === 0 &&
    order.lines.every(({ reviewed }) => !reviewed)
  );
}
