import { describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import type { WireData } from '#mocks/handlers/types.ts';
import { DEMO_SHOPPER } from '#mocks/demo/accounts.ts';
import { notices } from '#mocks/market/notices.ts';
import { merchantOrders } from '#mocks/market/order-queries.ts';
import { control } from '#mocks/sandbox/control.ts';
import { testMarket } from '#mocks/test.ts';
import { decode } from '#/api/decode.ts';

const ORIGIN = 'http://shop.test';
const onInvalidText = () => expect.unreachable('the JSON text could not be parsed');

interface CallOptions {
  /** path parameter */
  of?: string | number | undefined;
  query?: Record<string, string>;
  body?: object;
}

/** Opens a market and signs in the demo shopper. */
async function open() {
  const { fetch, market, switches } = testMarket();
  let token = '';
  async function call<K extends OperationId>(
    id: K,
    { of = '', query = {}, body = {} }: CallOptions = {},
  ): Promise<{ code: number; data: WireData<K> }> {
    const { method, path }: Operation = operations[id];
    const url = `${ORIGIN}${path.replace(/\{\w+\}/, String(of))}?${new URLSearchParams(query)}`;
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
      'Authori-zation': token,
    };
    const answer = await fetch(
      new Request(url, { method, headers, body: method === 'POST' ? JSON.stringify(body) : null }),
    );
    return (await answer.json()) as { code: number; data: WireData<K> };
  }
  token = (
    await call('emailLogin', {
      body: { email: DEMO_SHOPPER.email, password: DEMO_SHOPPER.password },
    })
  ).data.token;
  const mali = market.state.users.find(({ email }) => email === DEMO_SHOPPER.email)?.id ?? 0;
  const shipped = (type: string) =>
    merchantOrders(market, mali, 2).findLast(({ delivery }) => delivery?.type === type)?.no;
  return { call, market, switches, shipped, signOut: () => (token = '') };
}

describe('deliveries', () => {
  it('contain the courier or the virtual delivery', async () => {
    const { call, shipped, switches } = await open();
    const own = await call('orderDetail', { of: shipped('own') });
    expect(own.data).toMatchObject({
      deliveryType: 'send',
      courier: 'Khamla',
      courierPhone: '+85620551234',
      deliveryMsg: null,
      expressInfo: null,
    });
    const virtual = await call('orderDetail', { of: shipped('virtual') });
    expect(virtual.data).toMatchObject({
      deliveryType: 'fictitious',
      courier: null,
      deliveryMsg: expect.stringContaining('KEEP-4471-READ'),
    });
    expect((await call('orderExpress', { of: shipped('own') })).data).toBeNull();
    expect(switches.violations).toEqual([]);
  });

  it('contain the steps of a parcel as JSON text', async () => {
    const { call, shipped } = await open();
    const { data } = await call('orderExpress', { of: shipped('express') });
    expect(data).toMatchObject({
      expName: 'Lychee Express',
      state: 2,
      logisticsInfo: expect.stringMatching(/^\[/),
    });
    const step = {
      AcceptStation: expect.any(String),
      AcceptTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    };
    expect(decode(data, operations.orderExpress.decode, onInvalidText)).toMatchObject({
      logisticsInfo: expect.arrayContaining([step]),
    });
  });

  it('end with the receipt, after which the order can be deleted', async () => {
    const { call, shipped } = await open();
    const of = shipped('own');
    expect((await call('orderDelete', { of })).code).toBe(500);
    expect(await call('orderTake', { of })).toMatchObject({ code: 200, data: null });
    expect((await call('orderTake', { of })).code).toBe(500);
    expect(await call('orderDelete', { of })).toMatchObject({ code: 200, data: null });
    expect((await call('orderDetail', { of })).code).toBe(500);
  });
});

describe('reviews', () => {
  it('move from the reviewable lines to the product', async () => {
    const { call, switches } = await open();
    const waiting = await call('reviewableLines');
    const counts = await call('orderCenterCounts');
    const [line] = waiting.data.list;
    expect(counts.data.commentCount).toBe(waiting.data.total);
    const pictures = [`${ORIGIN}/media/upload/1.webp`, 'https://cdn.example/2.webp'];
    const review = {
      orderNo: line?.merOrderNo,
      orderInfoId: line?.id,
      star: 2,
      comment: 'So so',
      serviceStar: 3,
      pics: JSON.stringify(pictures),
    };
    expect((await call('reviewAdd', { body: { ...review, star: 6 } })).code).toBe(400);
    expect(await call('reviewAdd', { body: review })).toMatchObject({ code: 200, data: null });
    expect((await call('orderCenterCounts')).data.commentCount).toBe(waiting.data.total - 1);

    const published = { star: 2, serviceStar: 3, comment: 'So so', pics: pictures };
    const product = await call('productReviews', { of: line?.productId, query: { type: '2' } });
    expect(product.data.list[0]).toMatchObject({ ...published, nickname: 'M**i' });
    const mine = await call('myReviews', { query: { limit: '1' } });
    expect(mine.data.list).toEqual([
      expect.objectContaining({ ...published, orderInfoId: line?.id, merchantReplyContent: null }),
    ]);
    expect(switches.violations).toEqual([]);
  });

  it('can be answered by the merchant', async () => {
    const { call, market, switches } = await open();
    const unanswered = async () =>
      (await call('myReviews')).data.list.filter(
        ({ merchantReplyContent }) => merchantReplyContent === null,
      ).length;
    const before = await unanswered();
    control(market, switches, { do: 'reply', email: DEMO_SHOPPER.email });
    expect(await unanswered()).toBe(before - 1);
  });
});

describe('a visitor', () => {
  it('reads an order by number and identity without sign-in', async () => {
    const { call, market, switches, signOut } = await open();
    signOut();
    const { orderNo = '', identity = '' } = notices(market)[0] ?? {};
    const whole = await call('visitorMasterOrderDetail', { query: { orderNo, identity } });
    expect(whole).toMatchObject({ code: 200, data: { orderNo, paid: true } });
    for (const part of whole.data.orderList) {
      const { data } = await call('visitorOrderDetail', {
        query: { orderNo: part.orderNo, identity },
      });
      expect(data).toMatchObject({
        masterOrderNo: orderNo,
        expressInfo: { orderNo: part.orderNo, expName: 'Lychee Express' },
      });
      expect(decode(data, operations.visitorOrderDetail.decode, onInvalidText)).toMatchObject({
        expressInfo: { logisticsInfo: expect.any(Array) },
      });
    }
    expect(
      (await call('visitorMasterOrderDetail', { query: { orderNo, identity: 'lychee0' } })).code,
    ).toBe(500);
    expect((await call('visitorOrderDetail', { query: { orderNo } })).code).toBe(400);
    expect(switches.violations).toEqual([]);
  });
});

describe('a wallet payment', () => {
  it('can be cancelled without a session, and the order remains', async () => {
    const { call, signOut } = await open();
    const unpaid = async () =>
      (await call('awaitPayOrders')).data.list.map(({ orderNo }) => orderNo);
    const [orderNo] = await unpaid();
    const { data } = await call('payStart', {
      body: { orderNo, payType: 'paypal', payChannel: 'pc' },
    });
    const token = new URL(data.redirect ?? '').searchParams.get('token');
    expect(await call('walletCancel', { body: { token } })).toMatchObject({
      code: 200,
      data: true,
    });
    expect(await unpaid()).toEqual([orderNo]);
    signOut();
    expect(await call('walletCancel', { body: { token: 'unknown' } })).toMatchObject({
      code: 200,
      data: true,
    });
    expect((await call('walletCancel')).code).toBe(400);
  });
});
