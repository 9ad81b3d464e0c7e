import { screen } from '@testing-library/react';
import { masterOf } from '#mocks/market/order-queries.ts';
import type { TestMarket } from '#mocks/test.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { openShop } from './open-shop.tsx';

export type Market = TestMarket['market'];
export type Order = Market['state']['merchantOrders'][number];

export const MALI = { as: 'mali@lychee.test' };
export const APPLY = '/api/front/order/refund';
export const DRAFT = 'lychee.draft.refund.';

export const maliOf = (market: Market) =>
  market.state.users.find(({ email }) => email === 'mali@lychee.test')!;
export const orderWhere = (market: Market, fits: (order: Order, paid: boolean) => boolean): Order =>
  market.state.merchantOrders.find(
    (order) => order.userId === maliOf(market).id && fits(order, masterOf(market, order).paid),
  )!;
export const refundable = (market: Market) =>
  orderWhere(market, (order, paid) => paid && order.status === 0 && order.refundStatus === 0);
export const requestOf = (order: Order) => `/en/users/refund_confirm?orderNo=${order.no}`;
export const refundWith = (market: Market, status: number) =>
  market.state.refunds.find((one) => one.status === status)!;
export const detailOf = (market: Market, status: number) =>
  `/en/order/refund_detail?orderNo=${refundWith(market, status).no}`;
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
export const send = () => screen.getByRole('button', { name: 'Send request' });

export async function openRequest(before?: (market: Market) => void) {
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
