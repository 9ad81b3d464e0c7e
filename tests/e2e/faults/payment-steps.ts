import { expect } from '@playwright/test';
import type { OperationId } from '#generated/operations.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { isCallOf } from '../calls.ts';
import { orderOne } from '../robust-steps.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, attempt, defineStep, isShown, press, type StepContext } from './step.ts';

interface OrderFacts {
  orderNo: string;
}

/** An unpaid order. */
const arrange = async ({ call }: StepContext): Promise<OrderFacts> => ({
  orderNo: await orderOne({ call }, FEATURED_ID),
});

const text = ({ page, language }: StepContext) => shopper(page, language).t;

const stateOf = ({ call }: StepContext, { orderNo }: OrderFacts) =>
  call<{ paid: boolean; cancelStatus: number }>('masterOrderDetail', { params: { orderNo } });

const expectPaid = (paid: boolean) => async (context: StepContext, facts: OrderFacts) =>
  expect(await stateOf(context, facts)).toMatchObject({ paid });

const opens =
  (addressOf: (facts: OrderFacts) => string) =>
  async ({ page, language }: StepContext, facts: OrderFacts) => {
    const address = language.prefix + addressOf(facts);
    const path = address.split('?')[0] ?? '';
    if (!page.url().includes(path)) await page.goto(address);
    return true;
  };

const openOrder = opens(({ orderNo }) => `/order/order_detail?orderNo=${orderNo}&orderStatus=0`);
const payNow = (context: StepContext) =>
  context.page.getByRole('button', { name: text(context)('pay.payNow') });

const read = (
  name: string,
  operation: OperationId,
  path: (facts: OrderFacts) => string,
  isRead: (context: StepContext) => Promise<boolean>,
) =>
  defineStep<OrderFacts>({
    name,
    operation,
    writes: false,
    arrange,
    perform: opens(path),
    isDone: isRead,
    check: expectPaid(false),
  });

type Method = 'pay.wallet' | 'pay.scan';

/** The dialog with the payment methods, not the one with the code. */
const payDialog = (context: StepContext) =>
  context.page.getByRole('dialog').filter({ has: context.page.getByRole('radio') });

/** Opens the dialog with the payment methods, if it is closed, and selects one. */
async function choose(context: StepContext, method: Method): Promise<boolean> {
  const { page } = context;
  if (!(await isShown(payDialog(context)))) {
    if (!(await press(payNow(context)))) return false;
    await page.waitForTimeout(300);
  }
  const radio = page.getByRole('radio', { name: new RegExp(text(context)(method)) });
  if (!(await isShown(radio))) return false;
  // The page may be leaving for the provider.
  return attempt(async () => {
    if (!(await radio.isChecked({ timeout: 500 })))
      await radio.check({ force: true, timeout: 2000 });
    return true;
  });
}

const startChoosing = (method: Method) => async (context: StepContext, facts: OrderFacts) => {
  await openOrder(context, facts);
  await expect.poll(() => choose(context, method)).toBe(true);
};

const pay = (method: Method) => async (context: StepContext) =>
  (await choose(context, method)) &&
  press(payDialog(context).getByRole('button', { name: /\d[.,]\d\d/ }));

const isPaidShown = (context: StepContext) =>
  isShown(context.page.getByRole('heading', { name: text(context)('pay.success') }));

const scanCode = ({ page }: StepContext) => isShown(page.getByRole('dialog').getByRole('img'));

interface WalletFacts extends OrderFacts {
  address: string;
}

/** A payment that the shopper approved on the wallet's page, and the address it redirects to. */
async function approveWallet(context: StepContext): Promise<WalletFacts> {
  const { orderNo } = await arrange(context);
  const { redirect } = await context.call<{ redirect: string }>('payStart', {
    data: { orderNo, payType: 'paypal', payChannel: 'pc' },
  });
  const id = new URL(redirect, 'http://shop').searchParams.get('token') ?? '';
  const address = await context.sandbox.control<string>({ do: 'wallet', id, approved: true });
  return { orderNo, address: `${context.language.prefix}${address}` };
}

const returnFromWallet = (name: string, operation: OperationId): AnyStep =>
  defineStep<WalletFacts>({
    name,
    operation,
    writes: false,
    arrange: approveWallet,
    async perform(context, { address }) {
      const { page } = context;
      if (page.url().includes('payment_result'))
        return press(page.getByRole('button', { name: text(context)('pay.checkAgain') }));
      await page.goto(address);
      return true;
    },
    isDone: isPaidShown,
    check: expectPaid(true),
  });

interface ScanFacts extends OrderFacts {
  id: string;
}

async function openScan(context: StepContext): Promise<ScanFacts> {
  const { orderNo } = await arrange(context);
  const { redirect } = await context.call<{ redirect: string }>('payStart', {
    data: { orderNo, payType: 'wechat', payChannel: 'pc' },
  });
  return { orderNo, id: new URL(redirect).searchParams.get('pr') ?? '' };
}

export const PAYMENT_STEPS: AnyStep[] = [
  read(
    'open the order to pay',
    'masterOrderDetail',
    ({ orderNo }) => `/order/order_detail?orderNo=${orderNo}&orderStatus=0`,
    (context) => isShown(payNow(context)),
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
  defineStep<OrderFacts>({
    name: 'start a wallet payment',
    operation: 'payStart',
    writes: true,
    arrange,
    start: startChoosing('pay.wallet'),
    perform: pay('pay.wallet'),
    isDone: async ({ page }) => page.url().includes('/sandbox/wallet'),
    check: expectPaid(false),
  }),
  defineStep<OrderFacts>({
    name: 'start a payment by code',
    operation: 'payStart',
    writes: true,
    arrange,
    start: startChoosing('pay.scan'),
    perform: pay('pay.scan'),
    isDone: scanCode,
    check: expectPaid(false),
  }),
  returnFromWallet('capture the wallet payment', 'walletCapture'),
  returnFromWallet('poll whether the order is paid', 'masterOrderDetail'),
  defineStep<ScanFacts>({
    name: 'poll whether the code is paid',
    operation: 'scanPayResult',
    writes: false,
    arrange: openScan,
    async start(context, facts) {
      await startChoosing('pay.scan')(context, facts);
      await expect.poll(() => pay('pay.scan')(context)).toBe(true);
      await expect.poll(() => scanCode(context)).toBe(true);
      // A poll that is pending when the fault is injected would report the payment without it.
      const isPoll = isCallOf('scanPayResult');
      await context.page.waitForResponse((response) => isPoll(response.request()));
    },
    async perform({ page, sandbox, language }, { id }) {
      const { state } = await sandbox.control<{ state: string }>({ do: 'payment', id });
      if (state !== 'captured') await sandbox.control({ do: 'scan', id });
      const { t } = shopper(page, language);
      await press(page.getByRole('button', { name: t('pay.iHavePaid') }));
      return true;
    },
    // The result page, or the order page with the order as paid.
    isDone: async (context) =>
      (await isPaidShown(context)) ||
      isShown(context.page.getByRole('heading', { name: text(context)('order.nextToShip') })),
    check: expectPaid(true),
  }),
  defineStep<OrderFacts>({
    name: 'cancel the order',
    operation: 'orderCancel',
    writes: true,
    arrange,
    async start(context, facts) {
      await openOrder(context, facts);
      await expect(payNow(context)).toBeVisible();
    },
    async perform(context) {
      const { page } = context;
      const name = text(context)('order.cancel');
      const question = page.getByRole('alertdialog');
      if (!(await isShown(question)) && !(await press(page.getByRole('button', { name }))))
        return false;
      return press(question.getByRole('button', { name }));
    },
    isDone: async (context) =>
      !(await isShown(payNow(context))) && !(await isShown(context.page.getByRole('alertdialog'))),
    async check(context, facts) {
      const listed = await context.call<{ list: { orderNo: string }[] }>('awaitPayOrders', {
        query: { page: 1, limit: 50 },
      });
      expect(listed.list.map(({ orderNo }) => orderNo)).not.toContain(facts.orderNo);
    },
  }),
];
