import { describe, expect, it } from 'vitest';
import { merchantOrders } from '#mocks/market/order-queries.ts';
import { shipOrder } from '#mocks/market/order-steps.ts';
import { openShop } from './open-shop.ts';

const MALI = 'mali@lychee.test';
const open = () => openShop('as-is');
const all = { page: 1, limit: 50 };

describe('orders in the profile of the existing backend', () => {
  it.each([
    ['real_name', { realName: 'n'.repeat(33) }],
    ['user_phone', { phone: '1'.repeat(19) }],
    ['user_address', { detail: 's'.repeat(101) }],
  ])('fails in orderCreate when %s is too long', async (column, patch) => {
    const { call, market } = await open();
    const line = market.state.cart.find(({ valid }) => valid)!;
    const { preOrderNo } = (
      await call('preOrderCreate', {
        body: {
          preOrderType: 'shoppingCart',
          orderDetails: [{ shoppingCartId: line.id }],
        },
      })
    ).data;
    const address = market.state.addresses[0]!;
    const body = {
      preOrderNo,
      addressId: address.id,
      couponId: null,
      payType: 'stripe',
      payChannel: 'pc',
    };
    const before = { ...address };
    Object.assign(address, patch);
    const refused = await call('orderCreate', { body });
    expect(refused.code).toBe(500);
    expect(refused.message).toMatch(/^\n### Error updating database/);
    expect(refused.message).toContain(`Data too long for column '${column}'`);
    Object.assign(address, before);
    expect((await call('orderCreate', { body })).code).toBe(200);
  });

  it('has dates in orderCoupons and times in couponList', async () => {
    const { call, market } = await open();
    const line = market.state.cart.find(({ valid }) => valid)!;
    const { preOrderNo } = (
      await call('preOrderCreate', {
        body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: line.id }] },
      })
    ).data;
    const coupons = (await call('orderCoupons', { with: { preOrderNo } })).data;
    expect(coupons.length).toBeGreaterThan(0);
    for (const { startTime, endTime } of coupons)
      expect(`${startTime} ${endTime}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
    const mine = (await call('couponList', { with: { type: 'usable', ...all } })).data.list[0]!;
    expect(mine.startTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(mine).not.toHaveProperty('merId');
  });

  it('has null, empty text or an empty array in orderExpress', async () => {
    const { call, market, switches } = await open();
    const user = market.state.users.find(({ email }) => email === MALI)!;
    const answers = new Set<string>();
    for (const order of merchantOrders(market, user.id, 1)) {
      shipOrder(market, order.no, { type: 'express', no: 'YT1', code: 'YTO', name: 'YTO' });
      const { data } = await call('orderExpress', { with: { orderNo: order.no } });
      answers.add(data === null ? 'null' : `"${data.logisticsInfo}"`);
    }
    for (const one of answers) expect(['null', '""', '"[]"']).toContain(one);
    expect(answers.size).toBeGreaterThan(0);
    const unpaid = market.state.merchantOrders.find(
      ({ userId, delivery }) => userId === user.id && delivery === null,
    )!;
    expect((await call('orderExpress', { with: { orderNo: unpaid.no } })).data).toBeNull();
    expect(switches.violations).toEqual([]);
  });

  it('has no null courier in orderList and no extension fields in lists', async () => {
    const { call, switches } = await open();
    const orders = (await call('orderList', { with: { type: -1, ...all } })).data.list;
    expect(orders.map(({ deliveryName }) => deliveryName)).not.toContain(null);
    const unpaid = (await call('awaitPayOrders', { with: all })).data.list;
    expect(unpaid.length).toBeGreaterThan(0);
    for (const order of unpaid) expect(order).not.toHaveProperty('cancelTime');
    const { data: detail } = await call('orderDetail', { with: { orderNo: orders[0]!.orderNo } });
    expect(detail).not.toHaveProperty('deliveryType');
    expect((await call('payMethods')).data).not.toHaveProperty('publishableKey');
    expect(switches.violations).toEqual([]);
  });

  it.each([undefined, null])('fails in reviewAdd with pics %s', async (pics) => {
    const { call } = await open();
    const line = (await call('reviewableLines', { with: all })).data.list[0]!;
    const body = { orderNo: line.merOrderNo, orderInfoId: line.id, star: 5, comment: 'Good' };
    const refused = await call('reviewAdd', { body: { ...body, pics } });
    expect(refused.message).toContain("Field 'pics' doesn't have a default value");
    expect((await call('reviewAdd', { body: { ...body, comment: '  ', pics } })).code).toBe(400);
    expect((await call('reviewAdd', { body: { ...body, pics: '' } })).code).toBe(200);
  });

  it('has refund reasons with trailing blanks and a merged last entry', async () => {
    const { call } = await open();
    const reasons = (await call('refundReasons')).data;
    expect(reasons[0]).toMatch(/ $/);
    expect(reasons.at(-1)).toMatch(/\S \S/);
  });

  it('answers the refund form for every order and rejects the request', async () => {
    const { call, market } = await open();
    const user = market.state.users.find(({ email }) => email === MALI)!;
    const shipped = merchantOrders(market, user.id, 2)[0]!;
    const unpaid = merchantOrders(market, user.id, 0)[0]!;
    for (const { no } of [shipped, unpaid])
      expect((await call('refundForm', { with: { orderNo: no } })).code).toBe(200);
    const send = (orderNo: string) =>
      call('refundApply', {
        body: { orderNo, text: 'x', refund_reason_wap_img: '', refund_reason_wap_explain: '' },
      });
    expect((await send(shipped.no)).message).toBe('Pending orders cannot be refunded');
    expect((await send(unpaid.no)).message).toBe('Unpaid orders cannot be refunded');
  });

  it('removes orders with a waiting refund from tabs and counts, not from the full list', async () => {
    const { call, market } = await open();
    const user = market.state.users.find(({ email }) => email === MALI)!;
    const order = merchantOrders(market, user.id, 1)[0]!;
    const before = (await call('orderCounts')).data.unShippedCount;
    await call('refundApply', {
      body: {
        orderNo: order.no,
        text: 'x',
        refund_reason_wap_img: '',
        refund_reason_wap_explain: '',
      },
    });
    expect((await call('orderCounts')).data.unShippedCount).toBe(before - 1);
    const numbers = async (type: number) =>
      (await call('orderList', { with: { type, ...all } })).data.list.map(({ orderNo }) => orderNo);
    expect(await numbers(1)).not.toContain(order.no);
    expect(await numbers(-1)).toContain(order.no);
  });
});
