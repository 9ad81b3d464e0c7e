import { expect } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.ts';
import { FEATURED_ID } from '../../../mocks/market/catalogue/special.ts';
import { orderOne } from '../robust-steps.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, isShown, press, step, type Walk } from './walk.ts';

interface OrderFacts {
  orderNo: string;
}

/** An order that waits for its payment. */
const arrange = async ({ ask }: Walk): Promise<OrderFacts> => ({
  orderNo: await orderOne({ token: '', call: ask }, FEATURED_ID),
});

const text = ({ page, language }: Walk) => shopper(page, language).t;

const stateOf = ({ ask }: Walk, { orderNo }: OrderFacts) =>
  ask<{ paid: boolean; cancelStatus: number }>('masterOrderDetail', { params: { orderNo } });

const expectPaid = (paid: boolean) => async (walk: Walk, facts: OrderFacts) =>
  expect(await stateOf(walk, facts)).toMatchObject({ paid });

const opens =
  (path: (facts: OrderFacts) => string) =>
  async ({ page, language }: Walk, facts: OrderFacts) => {
    const address = language.prefix + path(facts);
    const begun = address.split('?')[0] ?? '';
    if (!page.url().includes(begun)) await page.goto(address);
    return true;
  };

const openOrder = opens(({ orderNo }) => `/order/order_detail?orderNo=${orderNo}&orderStatus=0`);
const payNow = (walk: Walk) => walk.page.getByRole('button', { name: text(walk)('pay.payNow') });

const read = (
  name: string,
  operation: OperationId,
  path: (facts: OrderFacts) => string,
  isRead: (walk: Walk) => Promise<boolean>,
) =>
  step<OrderFacts>({
    name,
    operation,
    writes: false,
    arrange,
    act: opens(path),
    isDone: isRead,
    check: expectPaid(false),
  });

type Method = 'pay.wallet' | 'pay.scan';

/** The dialog with the ways to pay, not the one with the code. */
const payDialog = (walk: Walk) =>
  walk.page.getByRole('dialog').filter({ has: walk.page.getByRole('radio') });

/** Opens the dialog with the ways to pay, where it is not open, and chooses one. */
async function choose(walk: Walk, method: Method): Promise<boolean> {
  const { page } = walk;
  if (!(await isShown(payDialog(walk)))) {
    if (!(await press(payNow(walk)))) return false;
    await page.waitForTimeout(300);
  }
  const way = page.getByRole('radio', { name: new RegExp(text(walk)(method)) });
  if (!(await isShown(way))) return false;
  if (!(await way.isChecked())) await way.check({ force: true });
  return true;
}

const startChoosing = (method: Method) => async (walk: Walk, facts: OrderFacts) => {
  await openOrder(walk, facts);
  await expect.poll(() => choose(walk, method)).toBe(true);
};

const pay = (method: Method) => async (walk: Walk) =>
  (await choose(walk, method)) &&
  press(payDialog(walk).getByRole('button', { name: /\d[.,]\d\d/ }));

const isPaidShown = (walk: Walk) =>
  isShown(walk.page.getByRole('heading', { name: text(walk)('pay.success') }));

const scanCode = ({ page }: Walk) => isShown(page.getByRole('dialog').getByRole('img'));

interface WalletFacts extends OrderFacts {
  address: string;
}

/** The wallet's page has said yes, and sends the shopper back. */
async function approveWallet(walk: Walk): Promise<WalletFacts> {
  const { orderNo } = await arrange(walk);
  const { redirect } = await walk.ask<{ redirect: string }>('payStart', {
    data: { orderNo, payType: 'paypal', payChannel: 'pc' },
  });
  const id = new URL(redirect, 'http://shop').searchParams.get('token') ?? '';
  const address = await walk.sandbox.control<string>({ do: 'wallet', id, approved: true });
  return { orderNo, address: `${walk.language.prefix}${address}` };
}

const comesBack = (name: string, operation: OperationId): AnyStep =>
  step<WalletFacts>({
    name,
    operation,
    writes: false,
    arrange: approveWallet,
    async act(walk, { address }) {
      const { page } = walk;
      if (page.url().includes('payment_result'))
        return press(page.getByRole('button', { name: text(walk)('pay.checkAgain') }));
      await page.goto(address);
      return true;
    },
    isDone: isPaidShown,
    check: expectPaid(true),
  });

interface ScanFacts extends OrderFacts {
  id: string;
}

async function openScan(walk: Walk): Promise<ScanFacts> {
  const { orderNo } = await arrange(walk);
  const { redirect } = await walk.ask<{ redirect: string }>('payStart', {
    data: { orderNo, payType: 'wechat', payChannel: 'pc' },
  });
  return { orderNo, id: new URL(redirect).searchParams.get('pr') ?? '' };
}

export const PAYMENT_STEPS: AnyStep[] = [
  read(
    'open the order to pay',
    'masterOrderDetail',
    ({ orderNo }) => `/order/order_detail?orderNo=${orderNo}&orderStatus=0`,
    (walk) => isShown(payNow(walk)),
  ),
  read(
    'open the card page',
    'payStart',
    ({ orderNo }) => `/order/stripe_payment?orderNo=${orderNo}`,
    ({ page }) => isShown(page.getByLabel('Card number')),
  ),
  read(
    'read the order on the card page',
    'masterOrderDetail',
    ({ orderNo }) => `/order/stripe_payment?orderNo=${orderNo}`,
    ({ page }) => isShown(page.getByLabel('Card number')),
  ),
  step<OrderFacts>({
    name: 'start a wallet payment',
    operation: 'payStart',
    writes: true,
    arrange,
    start: startChoosing('pay.wallet'),
    act: pay('pay.wallet'),
    isDone: async ({ page }) => page.url().includes('/sandbox/wallet'),
    check: expectPaid(false),
  }),
  step<OrderFacts>({
    name: 'start a payment by code',
    operation: 'payStart',
    writes: true,
    arrange,
    start: startChoosing('pay.scan'),
    act: pay('pay.scan'),
    isDone: scanCode,
    check: expectPaid(false),
  }),
  comesBack('take the money of the wallet', 'walletCapture'),
  comesBack('ask whether the order is paid', 'masterOrderDetail'),
  step<ScanFacts>({
    name: 'hear that the code was paid',
    operation: 'scanPayResult',
    writes: false,
    arrange: openScan,
    async start(walk, facts) {
      await startChoosing('pay.scan')(walk, facts);
      await pay('pay.scan')(walk);
      await expect.poll(() => scanCode(walk)).toBe(true);
    },
    async act(walk, { id }) {
      const { paid } = await walk.sandbox
        .control<{ state: string }>({ do: 'payment', id })
        .then(({ state }) => ({ paid: state === 'captured' }));
      if (!paid) await walk.sandbox.control({ do: 'scan', id });
      await press(walk.page.getByRole('button', { name: text(walk)('pay.iHavePaid') }));
      return true;
    },
    // The result page, or the page of the order that shows it as paid.
    isDone: async (walk) =>
      (await isPaidShown(walk)) ||
      isShown(walk.page.getByRole('heading', { name: text(walk)('order.nextToShip') })),
    check: expectPaid(true),
  }),
  step<OrderFacts>({
    name: 'cancel the order',
    operation: 'orderCancel',
    writes: true,
    arrange,
    async start(walk, facts) {
      await openOrder(walk, facts);
      await expect(payNow(walk)).toBeVisible();
    },
    async act(walk) {
      const { page } = walk;
      const name = text(walk)('order.cancel');
      const question = page.getByRole('alertdialog');
      if (!(await isShown(question)) && !(await press(page.getByRole('button', { name }))))
        return false;
      return press(question.getByRole('button', { name }));
    },
    isDone: async (walk) =>
      !(await isShown(payNow(walk))) && !(await isShown(walk.page.getByRole('alertdialog'))),
    async check(walk, facts) {
      const listed = await walk.ask<{ list: { orderNo: string }[] }>('awaitPayOrders', {
        query: { page: 1, limit: 50 },
      });
      expect(listed.list.map(({ orderNo }) => orderNo)).not.toContain(facts.orderNo);
    },
  }),
];
