import type { BrowserContext } from 'playwright';
import { DEMO_SHOPPER } from '#mocks/demo/accounts.ts';
import { ownZone, ZONE_COOKIE } from '#/i18n/zone.ts';
import { paths } from '#/lib/paths.ts';
import type { MeasuredPage } from './plan.ts';

/** The demo shopper's session at a shop. */
export interface Session {
  origin: string;
  token: string;
}

async function callApi<T>({ origin, token }: Session, path: string, data?: object): Promise<T> {
  const answer = await fetch(`${origin}/api/front/${path}`, {
    headers: { 'Authori-zation': token, 'Content-Type': 'application/json' },
    ...(data ? { method: 'POST', body: JSON.stringify(data) } : {}),
  });
  const envelope = (await answer.json()) as { code: number; message: string; data: T };
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
  return envelope.data;
}

/** Signs in the demo shopper. */
export async function signIn(origin: string): Promise<Session> {
  const { email, password } = DEMO_SHOPPER;
  const guest = { origin, token: '' };
  return {
    origin,
    ...(await callApi<{ token: string }>(guest, 'login/email', { email, password })),
  };
}

/** The cookies of a session, as the shop sets them. */
const cookiesOf = ({ token }: Session) => [
  { name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`) },
  { name: ZONE_COOKIE, value: encodeURIComponent(ownZone()) },
];

/** The same as a header. */
export const cookieOf = (session: Session): string =>
  cookiesOf(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

/** Stores a session in a browser as the shop does. */
export const addSession = (context: BrowserContext, session: Session): Promise<void> =>
  context.addCookies(cookiesOf(session).map((cookie) => ({ ...cookie, url: session.origin })));

/** Cart, checkout of a line of it, and order list of the demo shopper. */
export async function memberPages(session: Session): Promise<MeasuredPage[]> {
  type Carts = { cartInfoList: { id: number; stock: number }[] }[];
  const carts = await callApi<Carts>(session, 'cart/list?isValid=true');
  const line = carts.flatMap(({ cartInfoList }) => cartInfoList).find(({ stock }) => stock > 0);
  // A checkout expires after five minutes.
  async function createCheckout() {
    const { preOrderNo } = await callApi<{ preOrderNo: string }>(session, 'order/pre/order', {
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: line?.id }],
    });
    return paths.checkout(preOrderNo);
  }
  return [
    { name: 'cart', path: paths.cart(), isMember: true },
    {
      name: 'checkout',
      path: await createCheckout(),
      createPath: createCheckout,
      isMember: true,
    },
    { name: 'orders', path: paths.orders(), isMember: true },
  ];
}

/** Their last order, the result of paying one, account and wish list. */
export async function furtherPages(session: Session): Promise<MeasuredPage[]> {
  type Orders = { list: { orderNo: string }[] };
  const [order] = (await callApi<Orders>(session, 'order/list?type=-1&page=1&limit=1')).list;
  const [unpaid] = (await callApi<Orders>(session, 'order/await/pay/list?page=1&limit=1')).list;
  const page = (name: string, path: string) => ({ name, path, isMember: true });
  return [
    page('order', paths.order(order?.orderNo ?? '')),
    page('payment result', paths.paymentResult(unpaid?.orderNo ?? '')),
    page('account', paths.account()),
    page('wish list', paths.wishlist()),
  ];
}
