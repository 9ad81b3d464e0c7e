import type { Page } from '@playwright/test';
import { callApi } from '../arrange.ts';

/** Path of the checkout of one line of the cart. */
export async function checkoutPath(page: Page): Promise<string> {
  const carts = await callApi<
    { cartInfoList: { id: number; attrStatus: boolean; stock: number }[] }[]
  >(page, 'GET', 'cart/list?isValid=true');
  const line = carts.flatMap(({ cartInfoList }) => cartInfoList).find(({ stock }) => stock > 0);
  const { preOrderNo } = await callApi<{ preOrderNo: string }>(page, 'POST', 'order/pre/order', {
    preOrderType: 'shoppingCart',
    orderDetails: [{ shoppingCartId: line?.id }],
  });
  return `/order/order_confirm?preOrderNo=${preOrderNo}`;
}

/** Paths of the payment by card and its results, and of a parcel with many updates. */
export async function paymentPaths(page: Page): Promise<string[]> {
  interface Orders {
    list: { orderNo: string; masterOrderNo: string }[];
  }
  const ordersOf = async (path: string) =>
    (await callApi<Orders>(page, 'GET', `order/${path}page=1&limit=5`)).list;
  const [unpaid] = await ordersOf('await/pay/list?');
  const [paid] = await ordersOf('list?type=1&');
  const shipped = await ordersOf('list?type=2&');
  return [
    `/order/stripe_payment?orderNo=${unpaid?.orderNo}`,
    `/order/payment_result?orderNo=${unpaid?.orderNo}&status=0`,
    `/order/payment_result?orderNo=${paid?.masterOrderNo}`,
    `/order/order_detail?orderNo=${unpaid?.orderNo}&orderStatus=0`,
    ...shipped.map(({ orderNo }) => `/order/order_detail?orderNo=${orderNo}&orderStatus=1`),
  ];
}

/** Names and paths of after-sales pages, for an order in each state that has one. */
export async function afterSalesPaths(page: Page): Promise<[name: string, path: string][]> {
  interface Order {
    orderNo: string;
    paid: boolean;
    status: number;
    refundStatus: number;
  }
  const orders = await callApi<{ list: Order[] }>(
    page,
    'GET',
    'order/list?type=-1&page=1&limit=50',
  );
  const refunds = await callApi<{ list: { refundOrderNo: string }[] }>(
    page,
    'GET',
    'order/refund/list?page=1&limit=50',
  );
  const inStatus = (status: number) =>
    orders.list.find((order) => order.paid && order.status === status && order.refundStatus === 0)
      ?.orderNo;
  return [
    ['order to receive', `/order/order_detail?orderNo=${inStatus(1)}&orderStatus=1`],
    ['refund request', `/users/refund_confirm?orderNo=${inStatus(0)}`],
    ['review to write', `/users/evaluation_confirm?orderNo=${inStatus(3)}`],
    ...refunds.list.map(({ refundOrderNo }, index): [string, string] => [
      `refund ${index + 1}`,
      `/order/refund_detail?orderNo=${refundOrderNo}`,
    ]),
  ];
}
