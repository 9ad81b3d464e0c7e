// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { perLang } from '../../../mocks/market/catalogue/text.ts';
import { addToCart } from '../../../mocks/market/cart.ts';
import { grantCoupon } from '../../../mocks/market/coupons.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { markPaid, shipOrder } from '../../../mocks/market/order-steps.ts';
import { deliveryBy } from '../../../mocks/market/deliveries.ts';
import { masterOf, partsOf } from '../../../mocks/market/order-queries.ts';
import { buildPreOrder } from '../../../mocks/market/preorder.ts';
import { discountFor, usableCoupons } from '../../../mocks/market/pricing.ts';
import { acceptRefund, applyRefund, refuseRefund } from '../../../mocks/market/refunds.ts';
import { isOffered, piecesLeft } from '../../../mocks/market/stock.ts';
import type { TestMarket } from '../../../mocks/test.ts';
import { useToasts } from '../../../src/features/toasts/store.ts';
import { callsTo, openShop } from './open-shop.tsx';

type Market = TestMarket['market'];
type Order = Market['state']['merchantOrders'][number];

const MALI = { as: 'mali@lychee.test' };
const APPLY = '/api/front/order/refund';
const DRAFT = 'lychee.draft.refund.';

const maliOf = (market: Market) =>
  market.state.users.find(({ email }) => email === 'mali@lychee.test')!;
const orderWhere = (market: Market, fits: (order: Order, paid: boolean) => boolean): Order =>
  market.state.merchantOrders.find(
    (order) => order.userId === maliOf(market).id && fits(order, masterOf(market, order).paid),
  )!;
const refundable = (market: Market) =>
  orderWhere(market, (order, paid) => paid && order.status === 0 && order.refundStatus === 0);
const requestOf = (order: Order) => `/en/users/refund_confirm?orderNo=${order.no}`;
const refundWith = (market: Market, status: number) =>
  market.state.refunds.find((one) => one.status === status)!;
const detailOf = (market: Market, status: number) =>
  `/en/order/refund_detail?orderNo=${refundWith(market, status).no}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const send = () => screen.getByRole('button', { name: 'Send request' });

async function openRequest(before?: (market: Market) => void) {
  let no = '';
  const shop = await openShop((market) => requestOf(refundable(market)), {
    ...MALI,
    before: (market) => {
      before?.(market);
      no = refundable(market).no;
    },
  });
  await heading('Request refund');
  const order = shop.market.state.merchantOrders.find((one) => one.no === no)!;
  return { ...shop, order };
}

async function fill(user: Awaited<ReturnType<typeof openShop>>['user']) {
  await user.click(screen.getByRole('radio', { name: 'Arrived damaged' }));
  await user.type(screen.getByRole('textbox', { name: /merchant should know/ }), 'The lid broke');
}

describe('the refund request', () => {
  it('asks for a reason, sends it once, forgets the draft and shows the new refund', async () => {
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
    expect(toasts()).toEqual(['Done']);
    expect(window.location.pathname).toBe('/en/order/refund_detail');
  });

  it('says what comes back, how it was made up, and where it goes', async () => {
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

  it('brings back what was typed', async () => {
    const { user, order } = await openRequest();
    await fill(user);
    const kept = window.sessionStorage.getItem(DRAFT + order.no)!;
    document.body.replaceChildren();
    await openShop((market) => {
      window.sessionStorage.setItem(DRAFT + refundable(market).no, kept);
      return requestOf(refundable(market));
    }, MALI);
    expect(await screen.findByRole('radio', { name: 'Arrived damaged' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /merchant should know/ })).toHaveValue(
      'The lid broke',
    );
  });

  it('stays possible when the reasons cannot be read, and takes them on retry', async () => {
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

  it('stays possible when the order cannot be read', async () => {
    await openShop((market) => requestOf(refundable(market)), {
      ...MALI,
      absent: ['orderDetail'],
    });
    await heading('Request refund');
    expect(screen.getByText('It goes back the way you paid.')).toBeVisible();
    expect(screen.queryByText('Delivery fee')).toBeNull();
    expect(screen.getByText(/^The merchant answers first/)).toBeVisible();
  });

  it('keeps everything when the answer is lost or no', async () => {
    const { user, switches } = await openRequest();
    await fill(user);
    switches.faults.set('refundApply', { fault: 'network', times: 1 });
    await user.click(send());
    expect(await screen.findByText(/^We cannot tell whether the request arrived/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Arrived damaged' })).toBeChecked();

    switches.faults.set('refundApply', { fault: 'code500', times: 1 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await user.click(send());
    expect(await screen.findByText('Nothing was sent; what you entered is kept.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /merchant should know/ })).toHaveValue(
      'The lid broke',
    );
  });

  it('leads to the refund that another tab has requested meanwhile', async () => {
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

  it('explains what to do when the order was shipped meanwhile, and keeps the draft', async () => {
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
  ] as const)('is not offered: %s', async (title, fits) => {
    await openShop((market) => requestOf(orderWhere(market, fits)), MALI);
    await heading(title);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'View order' })).toBeVisible();
  });

  it.each([
    ['Your request is with the merchant', 1, 0],
    ['The money is on its way', 2, 2],
    ['This order is refunded', 3, 3],
  ] as const)('leads to the refund that exists: %s', async (title, orderState, state) => {
    const { market } = await openShop(
      (held) => requestOf(orderWhere(held, ({ refundStatus }) => refundStatus === orderState)),
      MALI,
    );
    await heading(title);
    expect(await screen.findByRole('link', { name: 'View refund' })).toHaveAttribute(
      'href',
      `/en/order/refund_detail?orderNo=${refundWith(market, state).no}`,
    );
  });

  it.each(['', '?orderNo=SH000'])('is an error page for %j', async (search) => {
    await openShop(`/en/users/refund_confirm${search}`, MALI);
    await heading('Sorry, the page you visited has an error');
  });
});

describe('the list of refunds', () => {
  it('shows each refund with its state and what can be done', async () => {
    const { market } = await openShop('/en/users/refund_list', MALI);
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(4);
    const words = ['Under merchant review', 'Refused', 'Refunding', 'Refunded'];
    for (const card of cards) {
      const refund = market.state.refunds.find(({ no }) => card.textContent?.includes(no))!;
      expect(within(card).getByText(words[refund.status]!)).toBeVisible();
      expect(within(card).getByRole('link', { name: 'View details' })).toHaveAttribute(
        'href',
        `/en/order/refund_detail?orderNo=${refund.no}`,
      );
      expect(card).toHaveTextContent(`$${(refund.price / 100).toFixed(2)}`);
    }
    const again = await screen.findByRole('link', { name: 'Send a new request' });
    expect(again.closest('article')).toHaveTextContent(refundWith(market, 1).no);
  });

  it('is the after-sales tab of the orders page, too', async () => {
    await openShop('/en/users/order_list?orderStatus=5', MALI);
    expect(await screen.findAllByText('Refund amount')).toHaveLength(4);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('turns pages, and lists both requests of an order', async () => {
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
    expect(await screen.findAllByRole('link', { name: 'View the newer request' })).toHaveLength(9);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(window.location.search).toBe('?page=2');
  });

  it('offers a next step when it is empty, and another try when it failed', async () => {
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
  it('quote the reason for a refusal as it came, and offer a new request', async () => {
    await openShop((market) => detailOf(market, 1), {
      ...MALI,
      before: (market) =>
        void (refundWith(market, 1).refusal = perLang(() => 'Used\nand <b>worn</b>')),
    });
    await heading(/ declined$/);
    const quote = screen.getByText(/^Used/);
    expect(quote).toHaveAttribute('lang', '');
    expect(quote.textContent).toBe('Used\nand <b>worn</b>');
    expect(await screen.findByRole('link', { name: 'Send a new request' })).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Refund progress' });
    expect(within(steps).getByText('Merchant review').closest('li')).toHaveClass('is-bad');
  });

  it.each([
    [0, /^Waiting for .+ to answer$/, 'Merchant review'],
    [2, 'The money is on its way', 'Refunding'],
  ] as const)('of state %i stand at their step', async (state, title, step) => {
    await openShop((market) => detailOf(market, state), MALI);
    await heading(title);
    const steps = screen.getByRole('list', { name: 'Refund progress' });
    expect(within(steps).getByText(step).closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('show the day of the payment back, and refetch on coming back to the tab', async () => {
    const { market } = await openShop((held) => detailOf(held, 0), MALI);
    await heading(/^Waiting/);
    acceptRefund(market, refundWith(market, 0));
    window.dispatchEvent(new Event('visibilitychange'));
    await heading(/ is back$/);
  });

  it('show what the list knows when they cannot be read, without exception texts', async () => {
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
    await heading('Waiting for the merchant to answer');
    expect(screen.getByText('Part of this refund cannot be shown.')).toBeVisible();
    expect(screen.getAllByText(refund.no)[0]).toBeVisible();
    expect(screen.getAllByText(`$${(refund.price / 100).toFixed(2)}`)[0]).toBeVisible();
  });

  it.each(['', '?orderNo=RE000'])('are an error page for %j', async (search) => {
    await openShop(`/en/order/refund_detail${search}`, MALI);
    await heading('Sorry, the page you visited has an error');
  });
});

/** A paid order of two stores or more that share the discount of one coupon. */
function couponOrder(market: Market): Order[] {
  const mali = maliOf(market);
  const addressId = market.state.addresses.find(({ userId }) => userId === mali.id)!.id;
  for (const coupon of market.catalogue.coupons) {
    const stores = new Map(
      market.catalogue.products
        .filter(({ id }) => coupon.productIds.length === 0 || coupon.productIds.includes(id))
        .filter((product) => isOffered(market, product.id))
        .flatMap(({ merId, id, skus }) => {
          const sku = skus.find((one) => piecesLeft(market, one) > 9);
          return sku ? [[merId, { productId: id, skuId: sku.id, quantity: 3 }] as const] : [];
        }),
    );
    if (stores.size < 2) continue;
    market.state.cart = [];
    const items = [...stores.values()].slice(0, 3);
    addToCart(market, mali.id, items);
    const lineIds = market.state.cart.map(({ id }) => id);
    const { no, lines } = buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds });
    const mine = grantCoupon(market, mali.id, coupon);
    if (!usableCoupons(market, mali.id, lines).includes(mine)) continue;
    if (discountFor(market, mali.id, lines, mine.id).shares.size < 2) continue;
    const master = createOrder(market, mali.id, {
      preOrderNo: no,
      addressId,
      userCouponId: mine.id,
      payType: 'stripe',
      payChannel: 'stripe',
    });
    markPaid(market, master);
    return partsOf(market, master.no);
  }
  throw new Error('No coupon serves two stores');
}

describe('refunds of an order with a coupon', () => {
  it('add up to what was paid, as the pages show them', async () => {
    let parts: Order[] = [];
    let paid = 0;
    const shown: number[] = [];
    for (let part = 0; part === 0 || part < parts.length; part++) {
      document.body.replaceChildren();
      await openShop((market) => {
        parts = couponOrder(market);
        paid = masterOf(market, parts[0]!).payPrice;
        return requestOf(parts[part]!);
      }, MALI);
      await heading('Request refund');
      expect(screen.getByText('Coupon share')).toBeVisible();
      const price = screen.getByRole('heading', { name: 'You get back' }).nextElementSibling!;
      shown.push(Math.round(Number(price.textContent.replace(/[$,]/g, '')) * 100));
    }
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.reduce((sum, one) => sum + one)).toBe(paid);
  });
});
