import { expect } from '@playwright/test';
import type { OperationId } from '#generated/operations.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { firstSku } from '../robust-steps.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

interface CheckoutFacts {
  address: string;
  /** number of unpaid orders */
  unpaid: number;
  /** size of the address book */
  addresses: number;
}

const NOTE = 'Ring twice';

const countUnpaid = async ({ call }: StepContext) =>
  (await call<{ total: number }>('awaitPayOrders', { query: { page: 1, limit: 50 } })).total;

const countAddresses = async ({ call }: StepContext) =>
  (await call<unknown[] | null>('addressAll'))?.length ?? 0;

/** A pre-order of two pieces, as "Buy now" on the product page creates it. */
async function arrange(context: StepContext): Promise<CheckoutFacts> {
  const skuId = await firstSku(context, FEATURED_ID);
  const line = { productId: FEATURED_ID, attrValueId: skuId, productNum: 2 };
  const { preOrderNo } = await context.call<{ preOrderNo: string }>('preOrderCreate', {
    data: { preOrderType: 'buyNow', orderDetails: [line] },
  });
  const buy = `${FEATURED_ID}.${skuId}.2`;
  return {
    address: `${context.language.prefix}/order/order_confirm?preOrderNo=${preOrderNo}&buy=${buy}`,
    unpaid: await countUnpaid(context),
    addresses: await countAddresses(context),
  };
}

const place = ({ page, language }: StepContext) =>
  page.getByRole('button', { name: shopper(page, language).t('checkout.placeOrder') });

const open = async ({ page }: StepContext, { address }: CheckoutFacts) => {
  if (!page.url().includes('order_confirm')) await page.goto(address);
  return true;
};

async function start(context: StepContext, facts: CheckoutFacts) {
  const me = shopper(context.page, context.language);
  await open(context, facts);
  await expect(place(context)).toBeEnabled();
  await context.page.getByLabel(me.t('checkout.note')).fill(NOTE);
  await me.payBy('pay.card');
}

async function canPlace(context: StepContext) {
  const button = place(context);
  return (await isShown(button)) && (await button.isEnabled());
}

/** Loads a part of the page; then the order can be placed. */
const read = (
  name: string,
  operation: OperationId,
  isRead?: (context: StepContext) => Promise<boolean>,
) =>
  defineStep<CheckoutFacts>({
    name,
    operation,
    writes: false,
    arrange,
    perform: open,
    isDone: async (context) => (await canPlace(context)) && ((await isRead?.(context)) ?? true),
    check: async (context, { unpaid }) => expect(await countUnpaid(context)).toBe(unpaid),
  });

export const CONFIRM_STEPS: AnyStep[] = [
  read('open the confirm page', 'preOrderDetail'),
  read('read the addresses', 'addressAll', ({ page }) =>
    isShown(page.getByRole('radio', { name: /文三路/ })),
  ),
  read('read the payment methods', 'payMethods'),
  read('read the coupons', 'orderCoupons', ({ page, language }) =>
    isShown(
      page
        .getByRole('region', { name: shopper(page, language).t('coupon.coupons') })
        .getByRole('button', { pressed: false }),
    ),
  ),
  read('read the price', 'orderPrice'),
  defineStep<CheckoutFacts>({
    name: 'add an address',
    operation: 'addressSave',
    writes: true,
    arrange,
    async start(context, facts) {
      await start(context, facts);
      await shopper(context.page, context.language).fillAddress('Som Vongsa');
    },
    perform: ({ page, language }) =>
      press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: shopper(page, language).t('common.save') }),
      ),
    isDone: async ({ page }) =>
      (await isShown(page.getByRole('radio', { name: /Som Vongsa/, checked: true }))) &&
      !(await isShown(page.getByRole('dialog'))),
    async check(context, { addresses, unpaid }) {
      expect(await countUnpaid(context)).toBe(unpaid);
      expect(await countAddresses(context)).toBeGreaterThan(addresses);
      await expect(
        context.page.getByLabel(shopper(context.page, context.language).t('checkout.note')),
      ).toHaveValue(NOTE);
    },
  }),
  defineStep<CheckoutFacts>({
    name: 'place the order',
    operation: 'orderCreate',
    writes: true,
    arrange,
    start,
    perform: (context) => press(place(context)),
    isDone: async ({ page, language }) => {
      const { t } = shopper(page, language);
      return (
        (/stripe_payment\?orderNo=/.test(page.url()) && isShown(page.getByLabel('Card number'))) ||
        (/order_detail\?orderNo=/.test(page.url()) &&
          isShown(page.getByRole('button', { name: t('pay.payNow') })))
      );
    },
    async check(context, { unpaid }) {
      expect(await countUnpaid(context), 'one order more').toBe(unpaid + 1);
      const orderNo = new URL(context.page.url()).searchParams.get('orderNo') ?? '';
      const order = await context.call<{ mark: string; totalNum: number }>('masterOrderDetail', {
        params: { orderNo },
      });
      expect(order).toMatchObject({ mark: NOTE, totalNum: 2 });
    },
  }),
];
