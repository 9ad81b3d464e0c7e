// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { perLang } from '#mocks/market/localised.ts';
import { acceptRefund, applyRefund, refuseRefund } from '#mocks/market/refunds.ts';
import { openShop } from './open-shop.tsx';
import { MALI, detailOf, heading, refundWith, refundable } from './open-refund.tsx';
import { ofItem } from '#tests/of-item.ts';

describe('the list of refunds', () => {
  it('shows each refund with its state and actions', async () => {
    const { market } = await openShop('/en/users/refund_list', MALI);
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(4);
    const words = ['Under merchant review', 'Refused', 'Refunding', 'Refunded'];
    for (const card of cards) {
      const refund = market.state.refunds.find(({ no }) => card.textContent?.includes(no))!;
      expect(within(card).getByText(words[refund.status]!)).toBeVisible();
      expect(within(card).getByRole('link', { name: ofItem('View details') })).toHaveAttribute(
        'href',
        `/en/order/refund_detail?orderNo=${refund.no}`,
      );
      expect(card).toHaveTextContent(`$${(refund.price / 100).toFixed(2)}`);
    }
    const again = await screen.findByRole('link', { name: ofItem('Send a new request') });
    expect(again.closest('article')).toHaveTextContent(refundWith(market, 1).no);
  });

  it('is also the after-sales tab of the orders page', async () => {
    await openShop('/en/users/order_list?orderStatus=5', MALI);
    expect(await screen.findAllByText('Refund amount')).toHaveLength(4);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('has pages, and lists all requests of an order', async () => {
    const { user } = await openShop('/en/users/refund_list', {
      ...MALI,
      before: (market) => {
        const order = refundable(market);
        const request = { orderNo: order.no, reason: 'Late', pictures: [], remark: '' };
        for (let n = 0; n < 10; n++)
          refuseRefund(market, applyRefund(market, order.userId, request), 'No');
        applyRefund(market, order.userId, request);
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(
      await screen.findAllByRole('link', { name: ofItem('View the newer request') }),
    ).toHaveLength(9);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(window.location.search).toBe('?page=2');
  });

  it('shows an empty state, and a retry after an error', async () => {
    await openShop('/en/users/refund_list', { as: 'som@lychee.test' });
    expect(await screen.findByText('Your refunds will appear here')).toBeVisible();
    document.body.replaceChildren();

    const { switches, user } = await openShop('/en/users/refund_list', {
      ...MALI,
      absent: ['refundList'],
    });
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    switches.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });
});

describe('the details of a refund', () => {
  it('quote the reason for a refusal unchanged, and offer a new request', async () => {
    await openShop((market) => detailOf(market, 1), {
      ...MALI,
      before: (market) =>
        void (refundWith(market, 1).refusal = perLang(() => 'Used\nand <b>worn</b>')),
    });
    await heading(/ refused your request$/);
    const quote = screen.getByText(/^Used/);
    expect(quote).toHaveAttribute('lang', '');
    expect(quote.textContent).toBe('Used\nand <b>worn</b>');
    expect(await screen.findByRole('link', { name: ofItem('Send a new request') })).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Refund progress' });
    expect(within(steps).getByText('Review by the store').closest('li')).toHaveAttribute(
      'data-state',
      'bad',
    );
  });

  it.each([
    [0, /^Waiting for .+ to answer$/, 'Review by the store'],
    [2, 'The money is on its way', 'Refunding'],
  ] as const)('of state %i mark the current step', async (state, title, step) => {
    await openShop((market) => detailOf(market, state), MALI);
    await heading(title);
    const steps = screen.getByRole('list', { name: 'Refund progress' });
    expect(within(steps).getByText(step).closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('are refetched when the tab becomes visible', async () => {
    const { market } = await openShop((held) => detailOf(held, 0), MALI);
    await heading(/^Waiting/);
    acceptRefund(market, refundWith(market, 0));
    window.dispatchEvent(new Event('visibilitychange'));
    await heading(/ refunded$/);
  });

  it('fall back to the data of the list, without exception texts', async () => {
    await openShop((held) => detailOf(held, 0), {
      ...MALI,
      faults: { refundDetail: 'code500', refundList: 'code500' },
    });
    await heading('Loading failed');
    document.body.replaceChildren();

    const { market } = await openShop((held) => detailOf(held, 0), {
      ...MALI,
      faults: { refundDetail: 'code500' },
    });
    const refund = refundWith(market, 0);
    await heading('Waiting for the store to answer');
    expect(screen.getByText('Part of this refund cannot be shown')).toBeVisible();
    expect(screen.getAllByText(refund.no)[0]).toBeVisible();
    expect(screen.getAllByText(`$${(refund.price / 100).toFixed(2)}`)[0]).toBeVisible();
  });

  it.each(['', '?orderNo=RE000'])('show an error page for %j', async (search) => {
    await openShop(`/en/order/refund_detail${search}`, MALI);
    await heading('Sorry, the page you visited has an error');
  });
});
