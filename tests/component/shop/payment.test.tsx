// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { cancelOrder, markPaid } from '#mocks/market/order-steps.ts';
import { startPayment } from '#mocks/market/payments.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { answerWallet } from '#mocks/market/providers.ts';
import type { PayType } from '#mocks/market/state.ts';
import { LOCALES } from '#/i18n/languages.ts';
import { storeStartedPayment } from '#/domain/payment/started-payments.ts';
import { callsTo, openShop } from './open-shop.tsx';

const MALI = 'mali@lychee.test';
const CAPTURE = '/api/front/pay/paypal/success';
const RESULT = '/en/order/payment_result';

/** Creates an unpaid order with a started payment. */
function started(market: Market, payType: PayType = 'paypal') {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const order = createOrder(market, userId, {
    preOrderNo: buildPreOrder(market, userId, {
      type: 'buyNow',
      productId: FEATURED_ID,
      skuId,
      quantity: 1,
    }).no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType,
    payChannel: 'pc',
  });
  const input = { orderNo: order.no, payType, payChannel: 'pc' };
  return { userId, order, payment: startPayment(market, userId, input).payment };
}

/** A wallet payment that was approved after its order was cancelled. */
function approvedAfterCancel(market: Market) {
  const { userId, order, payment } = started(market);
  cancelOrder(market, userId, order.no);
  answerWallet(market, payment.id, true);
  return { orderNo: order.no, token: payment.id };
}

/** Stores a started payment in this browser. */
const remember = (orderNo: string, token: string) => storeStartedPayment(orderNo, token, 'en');

/** Return address of the wallet. The existing one has no order number after an approval. */
const approvedAt = (token: string) => `${RESULT}?status=1&token=${token}&PayerID=P`;

describe.each(['complete', 'as-is'])('a wallet (%s)', (profile) => {
  it('is not captured for a cancelled order, and nothing is charged', async () => {
    let token = '';
    const { calls } = await openShop(() => approvedAt(token), {
      as: MALI,
      profile,
      delay: 50,
      before: (market) => {
        const approved = approvedAfterCancel(market);
        remember(approved.orderNo, approved.token);
        token = approved.token;
      },
    });
    expect(await screen.findByText('This order was cancelled')).toBeVisible();
    expect(screen.getByText('Nothing was charged and nothing will be sent')).toBeVisible();
    expect(callsTo(calls, CAPTURE)).toHaveLength(0);
  });

  it('is captured when the address is settled, because the session may end with the capture', async () => {
    let token = '';
    const addresses: string[] = [];
    await openShop(() => approvedAt(token), {
      as: MALI,
      profile,
      answer: ({ url }) => {
        if (url.endsWith(CAPTURE)) addresses.push(window.location.search);
        return null;
      },
      before: (market) => {
        const { payment } = started(market);
        answerWallet(market, payment.id, true);
        token = payment.id;
      },
    });
    expect(await screen.findByText('Payment received')).toBeVisible();
    expect(addresses).toEqual([`?status=1&token=${token}&PayerID=P&settled=1`]);
  });

  it('is captured after an order that was reported missing is found', async () => {
    let token = '';
    let isMissing = true;
    const { user, calls } = await openShop(() => approvedAt(token), {
      as: MALI,
      profile,
      answer: ({ url }) =>
        isMissing && url.includes('/order/master/detail/')
          ? Response.json({ code: 404, message: '', data: null })
          : null,
      before: (market) => {
        const { order, payment } = started(market);
        answerWallet(market, payment.id, true);
        remember(order.no, payment.id);
        token = payment.id;
      },
    });
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(callsTo(calls, CAPTURE)).toHaveLength(0);
    isMissing = false;
    await user.click(again);
    expect(await screen.findByText('Payment received')).toBeVisible();
    expect(callsTo(calls, CAPTURE)).toHaveLength(1);
  });

  it('reports a cancelled order of another browser after the refused capture', async () => {
    let token = '';
    await openShop(() => approvedAt(token), {
      as: MALI,
      profile,
      before: (market) => {
        token = approvedAfterCancel(market).token;
      },
    });
    expect(await screen.findByText('This order was cancelled')).toBeVisible();
    expect(screen.getByText('Nothing was charged and nothing will be sent')).toBeVisible();
  });

  it('shows why the capture was refused, and offers another method', async () => {
    let token = '';
    const { user, calls } = await openShop(() => approvedAt(token), {
      as: MALI,
      profile,
      before: (market) => {
        token = started(market).payment.id;
      },
    });
    expect(await screen.findByText(/^The wallet refused the payment. Nothing/)).toBeVisible();
    expect(callsTo(calls, CAPTURE)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Choose another method' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('radio', { name: /Scan to pay/ })).toBeInTheDocument();
  });

  it('reports that nothing was charged if the shopper left it', async () => {
    let address = '';
    await openShop(() => `/en${address}`, {
      as: MALI,
      profile,
      before: (market) => {
        address = answerWallet(market, started(market).payment.id, false);
      },
    });
    expect(await screen.findByText(/^You left the wallet without paying/)).toBeVisible();
  });
});

it.each(['complete', 'as-is'])(
  'opens a cancelled master order by its number (%s)',
  async (profile) => {
    await openShop(
      ({ state }) => `/en/order/order_detail?orderNo=${state.masterOrders.at(-1)!.no}`,
      {
        as: MALI,
        profile,
        before: (market) => {
          const { userId, order } = started(market);
          cancelOrder(market, userId, order.no);
        },
      },
    );
    expect(
      await screen.findByRole('heading', { name: 'Nothing was charged and nothing will be sent' }),
    ).toBeVisible();
    expect(screen.getByText('Order total')).toBeVisible();
    expect(screen.queryByText('Amount due')).toBeNull();
  },
);

it('shows amount, number, method and time of a paid order, with a link to it', async () => {
  const { market } = await openShop(
    ({ state }) => `${RESULT}?orderNo=${state.masterOrders.at(-1)!.no}`,
    { as: MALI, before: (market) => markPaid(market, started(market).order) },
  );
  const order = market.state.masterOrders.at(-1)!;
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(screen.getByRole('link', { name: order.no })).toHaveAttribute(
    'href',
    `/en/order/order_detail?orderNo=${order.no}&orderStatus=0`,
  );
  expect(screen.getByText('Payment wallet')).toBeVisible();
  expect(screen.getByText('Paid on').nextSibling).toHaveTextContent(/\d/);
});

it('redirects once to the language in which the payment was started', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  let address = '';
  await openShop(() => address, {
    as: MALI,
    before: (market) => {
      const { payment } = started(market);
      address = answerWallet(market, payment.id, false);
      document.cookie = 'pay.language=x%3Aen%20y%3Ath; Path=/';
    },
  });
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      expect.stringMatching(/^\/th\/order\/payment_result\?status=0&.*&settled=1$/),
    ),
  );
  document.cookie = 'pay.language=; Max-Age=0; Path=/';
});

it('offers other methods on the card page without a publishable key', async () => {
  const { user } = await openShop(
    ({ state }) => `/en/order/stripe_payment?orderNo=${state.masterOrders.at(-1)!.no}`,
    { as: MALI, profile: 'as-is', before: (market) => void started(market, 'stripe') },
  );
  expect(await screen.findByText(/^Card payments are not available right now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another method' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose how to pay' });
  expect(await within(dialog).findByRole('radio', { name: /Payment wallet/ })).toBeChecked();
  expect(within(dialog).queryByRole('radio', { name: /Bank card/ })).toBeNull();
});

it('offers other methods on the card page if its script is blocked', async () => {
  const { user } = await openShop(
    ({ state }) => `/en/order/stripe_payment?orderNo=${state.masterOrders.at(-1)!.no}`,
    { as: MALI, before: (market) => void started(market, 'stripe') },
  );
  expect(await screen.findByText(/^The card form could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another method' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose how to pay' });
  expect(await within(dialog).findByRole('radio', { name: /Payment wallet/ })).toBeInTheDocument();
});

describe('the texts of the spec', () => {
  const WORDS = {
    'zh-CN': ['缺少参数，无法查看订单支付状态', '缺少订单号'],
    en: ['Missing parameters, cannot view order payment status', 'Order number is missing'],
    fr: [
      'Paramètres manquants, impossible d’afficher l’état du paiement',
      'Numéro de commande manquant',
    ],
    th: ['ข้อมูลไม่ครบ ดูสถานะการชำระเงินไม่ได้', 'ไม่มีหมายเลขคำสั่งซื้อ'],
    lao: ['ຂໍ້ມູນບໍ່ຄົບ ເບິ່ງສະຖານະການຈ່າຍເງິນບໍ່ໄດ້', 'ບໍ່ມີເລກຄຳສັ່ງ\u2060ຊື້'],
  } as const;

  it.each(LOCALES)('for a payment without parameters or order number (%s)', async (locale) => {
    const [params, number] = WORDS[locale];
    const prefix = locale === 'zh-CN' ? '' : `/${locale}`;
    await openShop(`${prefix}/order/payment_result`, { as: MALI });
    expect(await screen.findByRole('heading', { level: 2, name: params })).toBeVisible();
    cleanup();
    await openShop(`${prefix}/order/payment_result?redirect_status=succeeded`, { as: MALI });
    expect(await screen.findByRole('heading', { level: 2, name: number })).toBeVisible();
    cleanup();
    await openShop(`${prefix}/order/order_detail`, { as: MALI });
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
  });
});
