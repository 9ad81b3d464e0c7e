import type { Page } from '@playwright/test';
import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { expect, type Language, MALI, SOM, test as base } from './shop.ts';
import { shopper } from './shopper.ts';

type Account = typeof MALI;
interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  data?: unknown;
}

/** Somebody who needs no browser: talks to the market directly. */
export interface Stranger {
  token: string;
  /** Makes a call and gives its `data`; a refusal throws with the market's words. */
  call: <T>(id: OperationId, sent?: Sent) => Promise<T>;
}

interface Door {
  enter: (account: Account) => Promise<Stranger>;
  /** Signs the browser in without the form. */
  signIn: (account: Account, page?: Page) => Promise<Stranger>;
}

export const test = base.extend<{ market: Door }>({
  market: async ({ sandbox, request, baseURL, page: ownPage }, provide) => {
    await sandbox.control({ do: 'state' });
    async function call(
      token: string,
      id: OperationId,
      { params = {}, query = {}, data }: Sent = {},
    ) {
      const { method, path }: Operation = operations[id];
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const headers = {
        'Authori-zation': token,
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
      };
      const answer = await request.fetch(baseURL + address, {
        method,
        headers,
        params: query,
        ...(data === undefined
          ? {}
          : { data: typeof data === 'string' ? Buffer.from(data) : data }),
      });
      const {
        code,
        message,
        data: given,
      } = (await answer.json()) as { code: number; message: string; data: never };
      if (code !== 200) throw new Error(`${id}: ${message}`);
      return given;
    }
    async function enter(account: Account): Promise<Stranger> {
      const { token } = await call('', 'emailLogin', { data: account });
      return { token, call: (id, sent) => call(token, id, sent) };
    }
    await provide({
      enter,
      async signIn(account, page = ownPage) {
        const stranger = await enter(account);
        await page.context().addCookies([
          {
            name: 'auth._token.local',
            value: encodeURIComponent(`Bearer ${stranger.token}`),
            url: baseURL ?? '',
          },
        ]);
        return stranger;
      },
    });
  },
});
export { expect };

/** The shop takes two clicks on one button within half a second for one. */
export const pause = (page: Page) => page.waitForTimeout(600);

/** How often the page has made a call so far. */
export function countCalls(page: Page, id: OperationId): () => number {
  const { method, path }: Operation = operations[id];
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && pattern.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}

const SOMS_PLACE = {
  realName: 'Som Vongsa',
  email: SOM.email,
  phone: '2055512345',
  countryCode: '856',
  country: 'Laos',
  detail: '12 Rue Sakkaline, Luang Prabang',
  postCode: 6000,
  isDefault: true,
};

export async function giveAddress(stranger: Stranger): Promise<number> {
  const { id } = await stranger.call<{ id: number }>('addressSave', { data: SOMS_PLACE });
  return id;
}

/** The sku that a product begins with. */
export async function firstSku(stranger: Stranger, productId: number): Promise<number> {
  const { productValue } = await stranger.call<{ productValue: Record<string, { id: number }> }>(
    'productDetail',
    { params: { id: productId } },
  );
  const [sku] = Object.values(productValue);
  if (!sku) throw new Error(`Product ${productId} has no sku`);
  return sku.id;
}

/** Buys one piece of a product, without paying. */
export async function orderOne(stranger: Stranger, productId: number): Promise<string> {
  const line = { productId, attrValueId: await firstSku(stranger, productId), productNum: 1 };
  const { preOrderNo } = await stranger.call<{ preOrderNo: string }>('preOrderCreate', {
    data: { preOrderType: 'buyNow', orderDetails: [line] },
  });
  const addressId = await giveAddress(stranger);
  const order = {
    preOrderNo,
    addressId,
    couponId: null,
    payType: 'paypal',
    payChannel: 'pc',
    mark: '',
  };
  const { orderNo } = await stranger.call<{ orderNo: string }>('orderCreate', { data: order });
  return orderNo;
}

/** Steps at the checkout that the tests of bad luck share. */
export function checkout(page: Page, language: Language) {
  const { t, ...me } = shopper(page, language);
  const note = page.getByLabel(t('checkout.note'));
  const address = page.getByRole('radio', { name: /文三路/ });
  const coupon = page
    .getByRole('region', { name: t('coupon.coupons') })
    .getByRole('button', { pressed: true });
  return {
    ...me,
    t,
    note,
    toasts: page.locator('.toast'),
    button: page.getByRole('button', { name: t('checkout.placeOrder') }),

    async buyNow(productId: number) {
      await me.open(`/goods_detail/${productId}`);
      await page
        .getByRole('button', { name: t('goods.buyNow') })
        .first()
        .click();
      await expect(page).toHaveURL(/order_confirm/);
    },

    /** From the cart, everything that can be bought. */
    async checkOutCart() {
      await me.open('/order/shopping_cart');
      await page.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(page).toHaveURL(/order_confirm/);
    },

    /** Everything that could be lost: another address than the first, a note and a coupon. */
    async fill(words: string) {
      await page.locator('label', { has: address }).click();
      await expect(address).toBeChecked();
      await note.fill(words);
      await page
        .getByRole('region', { name: t('coupon.coupons') })
        .getByRole('button', { name: t('checkout.couponUse', { name: '' }).slice(0, 4) })
        .first()
        .click();
      await me.payBy('pay.card');
      await expect(coupon).toHaveCount(1);
    },

    async expectFilled(words: string) {
      await expect(address).toBeChecked();
      await expect(note).toHaveValue(words);
      await expect(coupon).toHaveCount(1);
    },
  };
}
