import type { Locator, Page } from '@playwright/test';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { addSessionCookie } from './arrange.ts';
import { expect, type Language, MALI, SOM, test as base } from './shop.ts';
import { IS_PHONE } from './phone.ts';
import { shopper } from './shopper.ts';

export { countCalls } from './calls.ts';

type Account = typeof MALI;
interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  data?: unknown;
}

/** Calls the market without a browser. */
export interface ApiClient {
  token: string;
  /** @returns the `data` of the response; other codes than 200 throw with the market's message */
  call: <T>(id: OperationId, options?: CallOptions) => Promise<T>;
}
type Caller = Pick<ApiClient, 'call'>;

interface MarketAccess {
  connect: (account: Account) => Promise<ApiClient>;
  /** Signs the browser in without the form. */
  signIn: (account: Account, page?: Page) => Promise<ApiClient>;
}

/** Name and option of a line of the checkout, as its problems name it. */
export async function lineTitle(line: Locator): Promise<string> {
  const parts = await line.locator('.checkout-line__name, .checkout-line__spec').allInnerTexts();
  return parts.join(' · ');
}

export const test = base.extend<{ market: MarketAccess }>({
  market: async ({ sandbox, request, baseURL, page: ownPage }, provide) => {
    await sandbox.control({ do: 'state' });
    async function call(
      token: string,
      id: OperationId,
      { params = {}, query = {}, data }: CallOptions = {},
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
      const body = typeof data === 'string' ? Buffer.from(data) : data;
      const response = await request.fetch(baseURL + address, {
        method,
        headers,
        params: query,
        ...(body === undefined ? {} : { data: body }),
      });
      const envelope = (await response.json()) as { code: number; message: string; data: never };
      if (envelope.code !== 200) throw new Error(`${id}: ${envelope.message}`);
      return envelope.data;
    }
    async function connect(account: Account): Promise<ApiClient> {
      const { token } = await call('', 'emailLogin', { data: account });
      return { token, call: (id, options) => call(token, id, options) };
    }
    await provide({
      connect,
      async signIn(account, page = ownPage) {
        const client = await connect(account);
        await addSessionCookie(page.context(), client.token);
        return client;
      },
    });
  },
});
export { expect };

/** Waits until the shop accepts another click on the same button. */
export const pause = (page: Page) => page.waitForTimeout(600);

const SOMS_ADDRESS = {
  realName: 'Som Vongsa',
  email: SOM.email,
  phone: '2055512345',
  countryCode: '856',
  country: 'Laos',
  detail: '12 Rue Sakkaline, Luang Prabang',
  postCode: 6000,
  isDefault: true,
};

export async function saveAddress(client: Caller): Promise<number> {
  const { id } = await client.call<{ id: number }>('addressSave', { data: SOMS_ADDRESS });
  return id;
}

/** The first SKU of a product. */
export async function firstSku(client: Caller, productId: number): Promise<number> {
  const { productValue } = await client.call<{ productValue: Record<string, { id: number }> }>(
    'productDetail',
    { params: { id: productId } },
  );
  const [sku] = Object.values(productValue);
  if (!sku) throw new Error(`Product ${productId} has no sku`);
  return sku.id;
}

/** Orders one piece of a product, without paying. @returns the master order number */
export async function orderOne(client: Caller, productId: number): Promise<string> {
  const line = { productId, attrValueId: await firstSku(client, productId), productNum: 1 };
  const { preOrderNo } = await client.call<{ preOrderNo: string }>('preOrderCreate', {
    data: { preOrderType: 'buyNow', orderDetails: [line] },
  });
  const addressId = await saveAddress(client);
  const order = {
    preOrderNo,
    addressId,
    couponId: null,
    payType: 'paypal',
    payChannel: 'pc',
    mark: '',
  };
  const { orderNo } = await client.call<{ orderNo: string }>('orderCreate', { data: order });
  return orderNo;
}

/** Steps at the checkout that the robustness tests share. */
export function checkout(page: Page, language: Language) {
  const { t, ...me } = shopper(page, language);
  const note = page.getByLabel(t('checkout.note'));
  const address = page.getByRole('radio', { name: /文三路/ });
  const expectCoupon = async () => {
    const coupons = await me.showCoupons();
    await expect(coupons.getByRole('button', { pressed: true })).toHaveCount(1);
  };
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

    /** Checks out all available lines of the cart. */
    async checkOutCart() {
      await me.open('/order/shopping_cart');
      await page.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(page).toHaveURL(/order_confirm/);
    },

    /** Enters everything that could be lost: an address other than the first, a note and a coupon. */
    async fill(words: string) {
      if (IS_PHONE) await page.getByRole('button', { name: t('address.more') }).click();
      await page.locator('label', { has: address }).click();
      await expect(address).toBeChecked();
      await note.fill(words);
      await me.useCoupon();
      await me.payBy('pay.card');
      await expectCoupon();
    },

    async buyAndFill(productId: number, words: string) {
      await this.buyNow(productId);
      await this.fill(words);
      await expect(this.button).toBeEnabled();
    },

    async expectFilled(words: string) {
      await expect(address).toBeChecked();
      await expect(note).toHaveValue(words);
      await expectCoupon();
    },
  };
}
