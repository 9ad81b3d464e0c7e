import { expect } from 'vitest';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import type { TestMarket } from '#mocks/test.ts';
import { SHOPPER_COOKIE, TOKEN_COOKIE, TOKEN_PREFIX } from '#/session/storage.ts';
import { ZONE_COOKIE } from '#/i18n/zone.ts';
import { ORDER_TABS, type OrderTab, paths } from '#/lib/paths.ts';
import { ORIGIN } from './backend.ts';

const cookie = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

/** Cookies of a browser with a session. */
export const cookiesOf = (token: string, zone = 'Asia/Shanghai', shopper = 'm1') =>
  [
    cookie(TOKEN_COOKIE, TOKEN_PREFIX + token),
    cookie(SHOPPER_COOKIE, shopper),
    cookie(ZONE_COOKIE, zone),
  ].join('; ');

/** Signs in a member of the market. @returns her token */
export async function tokenFor(fetch: TestMarket['fetch'], email: string): Promise<string> {
  const answer = await fetch(
    new Request(`${ORIGIN}/api/front/login/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Lychee-2026' }),
    }),
  );
  const { data } = (await answer.json()) as { data: { token: string } };
  expect(data.token).toBeTruthy();
  return data.token;
}

export const MALI = 'mali@lychee.test';
export const SOM = 'som@lychee.test';

/** Addresses of every page for members, with the data of a shopper of the market. */
export function memberAddresses({ market }: TestMarket, email: string): string[] {
  const { state } = market;
  const userId = state.users.find((user) => user.email === email)?.id ?? 0;
  const own = <T extends { userId: number }>(list: readonly T[]) =>
    list.filter((one) => one.userId === userId);
  const masters = own(state.masterOrders);
  const orders = own(state.merchantOrders);
  const [line] = own(state.cart).filter(({ valid }) => valid);
  const preOrder =
    line && buildPreOrder(market, userId, { type: 'shoppingCart', lineIds: [line.id] });
  const first = <T, Found>(found: T | undefined, address: (one: T) => Found): Found[] =>
    found === undefined ? [] : [address(found)];
  return [
    paths.cart(),
    paths.orders(),
    ...Object.keys(ORDER_TABS).map((tab) => paths.orders(tab as OrderTab)),
    ...first(
      masters.find(({ paid, cancelled }) => !paid && !cancelled),
      ({ no }) => paths.masterOrder(no),
    ),
    ...first(
      masters.find(({ paid }) => paid),
      ({ no }) => paths.paymentResult(no),
    ),
    ...first(
      masters.find(({ paid, cancelled }) => !paid && !cancelled),
      ({ no }) => paths.paymentResult(no),
    ),
    ...([0, 1, 3] as const).flatMap((status) =>
      first(
        orders.find((order) => order.status === status),
        ({ no }) => paths.order(no),
      ),
    ),
    ...first(
      orders.find(({ status }) => status === 1),
      ({ no }) => paths.refundRequest(no),
    ),
    ...first(
      orders.find(({ status }) => status === 3),
      ({ no }) => paths.writeReview(no),
    ),
    ...own(state.refunds)
      .slice(0, 3)
      .map(({ no }) => paths.refund(no)),
    ...first(preOrder, ({ no }) => paths.checkout(no)),
    paths.checkout('gone'),
    paths.cardPayment('none'),
    paths.refunds(),
    paths.reviews(),
    paths.reviews('written'),
    paths.userInfo(),
    paths.addresses(),
    paths.wishlist(),
    paths.wishlist('stores'),
    paths.coupons(),
    paths.coupons('lapsed'),
    paths.points(),
    paths.points('earn'),
    paths.apply(),
    paths.applications(),
    paths.order('none'),
  ];
}

/** Begins a purchase without an account. @returns the visitor's token */
export async function visitorToken(fetch: TestMarket['fetch'], email: string): Promise<string> {
  const answer = await fetch(
    new Request(`${ORIGIN}/api/front/login/register/visitor`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
  const { data } = (await answer.json()) as { data: { token: string } };
  expect(data.token).toBeTruthy();
  return data.token;
}
