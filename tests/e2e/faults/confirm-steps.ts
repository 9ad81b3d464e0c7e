import { expect } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.ts';
import { FEATURED_ID } from '../../../mocks/market/catalogue/special.ts';
import { firstSku } from '../robust-steps.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, isShown, press, step, type Walk } from './walk.ts';

interface CheckoutFacts {
  address: string;
  /** orders that wait for their payment */
  unpaid: number;
  /** addresses in the address book */
  addresses: number;
}

const NOTE = 'Ring twice';

const countUnpaid = async ({ ask }: Walk) =>
  (await ask<{ total: number }>('awaitPayOrders', { query: { page: 1, limit: 50 } })).total;

const countAddresses = async ({ ask }: Walk) =>
  (await ask<unknown[] | null>('addressAll'))?.length ?? 0;

/** Two products, from the product page's "Buy now", wait to be confirmed. */
async function arrange(walk: Walk): Promise<CheckoutFacts> {
  const skuId = await firstSku({ token: '', call: walk.ask }, FEATURED_ID);
  const line = { productId: FEATURED_ID, attrValueId: skuId, productNum: 2 };
  const { preOrderNo } = await walk.ask<{ preOrderNo: string }>('preOrderCreate', {
    data: { preOrderType: 'buyNow', orderDetails: [line] },
  });
  const buy = `${FEATURED_ID}.${skuId}.2`;
  return {
    address: `${walk.language.prefix}/order/order_confirm?preOrderNo=${preOrderNo}&buy=${buy}`,
    unpaid: await countUnpaid(walk),
    addresses: await countAddresses(walk),
  };
}

const place = ({ page, language }: Walk) =>
  page.getByRole('button', { name: shopper(page, language).t('checkout.placeOrder') });

const open = async ({ page }: Walk, { address }: CheckoutFacts) => {
  if (!page.url().includes('order_confirm')) await page.goto(address);
  return true;
};

async function start(walk: Walk, facts: CheckoutFacts) {
  const me = shopper(walk.page, walk.language);
  await open(walk, facts);
  await expect(place(walk)).toBeEnabled();
  await walk.page.getByLabel(me.t('checkout.note')).fill(NOTE);
  await me.payBy('pay.card');
}

async function canPlace(walk: Walk) {
  const button = place(walk);
  return (await isShown(button)) && (await button.isEnabled());
}

/** A part of the page is read late; then the order can be placed. */
const read = (name: string, operation: OperationId, isRead?: (walk: Walk) => Promise<boolean>) =>
  step<CheckoutFacts>({
    name,
    operation,
    writes: false,
    arrange,
    act: open,
    isDone: async (walk) => (await canPlace(walk)) && ((await isRead?.(walk)) ?? true),
    check: async (walk, { unpaid }) => expect(await countUnpaid(walk)).toBe(unpaid),
  });

async function fillAddress({ page, language }: Walk) {
  const { t } = shopper(page, language);
  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: t('address.add') }).click();
  await panel.getByLabel(t('address.consignee')).fill('Som Vongsa');
  await panel.getByRole('textbox', { name: t('address.email') }).fill('som@lychee.test');
  await panel.getByRole('textbox', { name: t('address.phone') }).fill('2055512345');
  await panel.getByRole('combobox', { name: t('address.country') }).click();
  await panel.getByRole('combobox', { name: t('country.search') }).fill('Laos');
  await page.keyboard.press('Enter');
  await panel.getByLabel(t('address.detail')).fill('12 Rue Sakkaline, Luang Prabang');
  await panel.getByLabel(t('address.postCode')).fill('6000');
}

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
  step<CheckoutFacts>({
    name: 'add an address',
    operation: 'addressSave',
    writes: true,
    arrange,
    async start(walk, facts) {
      await start(walk, facts);
      await fillAddress(walk);
    },
    act: ({ page, language }) =>
      press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: shopper(page, language).t('common.save') }),
      ),
    isDone: async ({ page }) =>
      (await isShown(page.getByRole('radio', { name: /Som Vongsa/, checked: true }))) &&
      !(await isShown(page.getByRole('dialog'))),
    async check(walk, { addresses, unpaid }) {
      expect(await countUnpaid(walk)).toBe(unpaid);
      expect(await countAddresses(walk)).toBeGreaterThan(addresses);
      await expect(
        walk.page.getByLabel(shopper(walk.page, walk.language).t('checkout.note')),
      ).toHaveValue(NOTE);
    },
  }),
  step<CheckoutFacts>({
    name: 'place the order',
    operation: 'orderCreate',
    writes: true,
    arrange,
    start,
    act: (walk) => press(place(walk)),
    isDone: async ({ page, language }) => {
      const { t } = shopper(page, language);
      return (
        (/stripe_payment\?orderNo=/.test(page.url()) && isShown(page.getByLabel('Card number'))) ||
        (/order_detail\?orderNo=/.test(page.url()) &&
          isShown(page.getByRole('button', { name: t('pay.payNow') })))
      );
    },
    async check(walk, { unpaid }) {
      expect(await countUnpaid(walk), 'one order more').toBe(unpaid + 1);
      const orderNo = new URL(walk.page.url()).searchParams.get('orderNo') ?? '';
      const order = await walk.ask<{ mark: string; totalNum: number }>('masterOrderDetail', {
        params: { orderNo },
      });
      expect(order).toMatchObject({ mark: NOTE, totalNum: 2 });
    },
  }),
];
