import { describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { shipOrder } from '../../mocks/market/order-steps.ts';
import { merchantOrders } from '../../mocks/market/order-queries.ts';
import { AS_IS } from '../../mocks/profiles/as-is.ts';
import { control } from '../../mocks/sandbox/control.ts';
import { openShop } from './open-shop.ts';

const MALI = 'mali@lychee.test';
const open = () => openShop('as-is');
const all = { page: 1, limit: 50 };

const EXTENSIONS = (Object.keys(operations) as OperationId[]).filter(
  (id) => (operations[id] as Operation).extension,
);
const MEMBERS = ['userInfo', 'cartList', 'orderCounts'] as const satisfies readonly OperationId[];

const request = (id: OperationId, token?: string) =>
  new Request(`http://shop.test${operations[id].path.replaceAll(/\{\w+\}/g, '1')}`, {
    method: operations[id].method,
    headers: { 'Content-Type': 'application/json', ...(token ? { 'Authori-zation': token } : {}) },
    ...(operations[id].method === 'POST' ? { body: '{}' } : {}),
  });

describe('the guard stands before the router', () => {
  it.each([...EXTENSIONS, ...MEMBERS])('a guest and a dead token get code 401: %s', async (id) => {
    const { fetch } = await open();
    for (const token of [undefined, 'dead']) {
      const answer = await fetch(request(id, token));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBeNull();
      expect(await answer.json()).toEqual({ code: 401, message: '未登录或token过期，请登录！' });
    }
  });

  it.each(EXTENSIONS)('a member gets HTTP 404 without an envelope: %s', async (id) => {
    const { fetch, token } = await open();
    const answer = await fetch(request(id, token));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404, error: 'Not Found' });
  });

  it.each([
    ['/api/front/no/such/path', 200, 404],
    ['/api/other', 404, 404],
  ])('an unknown path: %s', async (path, guest, member) => {
    const { fetch, token } = await open();
    const url = `http://shop.test${path}`;
    expect((await fetch(new Request(url))).status).toBe(guest);
    const answer = await fetch(new Request(url, { headers: { 'Authori-zation': token } }));
    expect(answer.status).toBe(member);
  });
});

describe('what the existing backend does otherwise', () => {
  it('names where each difference was seen', () => {
    for (const { operation, source, refuse, answer } of AS_IS.differences) {
      expect(Object.keys(operations)).toContain(operation);
      expect(source).toMatch(/recording|fact sheet|findings/);
      expect(refuse ?? answer).toBeDefined();
    }
  });

  it('payCurrency is empty while the home page says US dollar', async () => {
    const { call, switches } = await open();
    expect(await call('payCurrency')).toMatchObject({ code: 200, message: '操作成功', data: '' });
    const home = (await call('homeIndex')).data.shopPayCurrency;
    expect(JSON.parse(home)).toEqual({
      country: ' 美国',
      currency: '美元',
      symbol: '$',
      ID: '256',
    });
    expect(switches.violations).toEqual([]);
  });

  it('productList finds a category only by its own id', async () => {
    const { call, market } = await open();
    const leaf = market.catalogue.categories.find(({ level }) => level === 3)!;
    const found = async (cid: number) => (await call('productList', { with: { cid } })).data.total;
    expect(await found(leaf.id)).toBeGreaterThan(0);
    expect(await found(leaf.pid)).toBe(0);
    expect(await found(0)).toBeGreaterThan(0);
  });

  it('storeProducts finds a category of a store only by its own id', async () => {
    const { call, market } = await open();
    const merchant = market.catalogue.merchants[0]!;
    const leaf = merchant.categories.find(({ pid }) => pid !== 0)!;
    const found = async (cid: number) =>
      (await call('storeProducts', { with: { merId: merchant.id, cid } })).data.total;
    expect(await found(leaf.id)).toBeGreaterThan(0);
    expect(await found(leaf.pid)).toBe(0);
  });

  it('data and refusals come in one language', async () => {
    const { fetch, market } = await open();
    const ask = async (path: string) =>
      (await (
        await fetch(
          new Request(`http://shop.test${path}`, { headers: { 'Accept-Language': 'th' } }),
        )
      ).json()) as { code: number; message: string; data: never };
    const product = market.catalogue.products.find(({ id }) => id === 1001)!;
    expect(JSON.stringify((await ask('/api/front/product/detail/1001')).data)).toContain(
      product.name.en,
    );
    expect((await ask('/api/front/product/detail/999999')).message).toBe(
      'Item with id 999999 not found',
    );
    expect((await ask('/api/front/merchant/index/info/999')).message).toBe(
      'Merchant does not exist',
    );
  });

  it('a new store is bare', async () => {
    const { call, market, switches } = await open();
    const id = Math.max(...market.catalogue.merchants.map((merchant) => merchant.id));
    expect((await call('merchantIndex', { with: { id } })).data).toMatchObject({
      serviceType: '',
      pcBanner: '',
      avatar: '',
    });
    expect((await call('merchantService', { with: { id } })).data.serviceType).toBe('');
    expect((await call('merchantIndex', { with: { id: 1 } })).data.serviceType).not.toBe('');
    expect(switches.violations).toEqual([]);
  });

  it.each([
    ['real_name', { realName: 'n'.repeat(33) }],
    ['user_phone', { phone: '1'.repeat(19) }],
    ['user_address', { detail: 's'.repeat(101) }],
  ])('orderCreate ends in an exception when %s does not fit', async (column, patch) => {
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

  it('orderCoupons has plain dates, couponList has times', async () => {
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

  it('orderExpress is null, has empty text, or an empty array', async () => {
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

  it('orderList has no null courier, and no list has fields of extensions', async () => {
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

  it('a product without options has one, 规格: 默认', async () => {
    const { call, market, switches } = await open();
    const plain = market.catalogue.products.find(({ attributes }) => attributes.length === 0)!;
    const { data } = await call('productDetail', { with: { id: plain.id } });
    expect(Object.keys(data.productValue)).toEqual(['默认']);
    expect(data.productAttr).toMatchObject([{ attrName: '规格', attrValues: '默认' }]);
    expect(switches.violations).toEqual([]);
  });

  it('a review without pictures has an empty address, one without an answer an empty text', async () => {
    const { call, market, switches } = await open();
    const bare = market.catalogue.reviews.find(({ pictures }) => pictures.length === 0)!;
    const { list } = (
      await call('productReviews', { with: { id: bare.productId, type: 0, page: 1, limit: 100 } })
    ).data;
    expect(list.some(({ pics }) => pics?.length === 1 && pics[0] === '')).toBe(true);
    for (const review of list) {
      expect(review.merchantReplyContent).not.toBeNull();
      expect(review).not.toHaveProperty('serviceStar');
    }
    expect(switches.violations).toEqual([]);
  });

  it.each([undefined, null])('reviewAdd with pics %s ends in an exception', async (pics) => {
    const { call } = await open();
    const line = (await call('reviewableLines', { with: all })).data.list[0]!;
    const body = { orderNo: line.merOrderNo, orderInfoId: line.id, star: 5, comment: 'Good' };
    const refused = await call('reviewAdd', { body: { ...body, pics } });
    expect(refused.message).toContain("Field 'pics' doesn't have a default value");
    expect((await call('reviewAdd', { body: { ...body, comment: '  ', pics } })).code).toBe(400);
    expect((await call('reviewAdd', { body: { ...body, pics: '' } })).code).toBe(200);
  });

  it('settlementApply without a fee ends in an exception', async () => {
    const { call } = await open();
    const refused = await call('settlementApply', { body: { name: 'Kiln' } });
    expect(refused.message).toContain("Field 'handling_fee' doesn't have a default value");
  });

  it('refund reasons end with a blank, the last two are one', async () => {
    const { call } = await open();
    const reasons = (await call('refundReasons')).data;
    expect(reasons[0]).toMatch(/ $/);
    expect(reasons.at(-1)).toMatch(/\S \S/);
  });

  it('the refund form answers for every order; only sending is refused', async () => {
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

  it('a waiting refund takes an order out of tabs and counts, the list of all keeps it', async () => {
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

describe('the sandbox', () => {
  it('changes the profile, and a reset goes back to the one it began with', async () => {
    const { call, market, switches } = await openShop();
    control(market, switches, { do: 'profile', name: 'as-is' });
    expect((await call('payCurrency')).data).toBe('');
    control(market, switches, { do: 'reset' });
    expect((await call('payCurrency')).data).not.toBe('');
    expect(() => control(market, switches, { do: 'profile', name: 'other' })).toThrow(
      'A profile is one of complete, as-is',
    );
    const asIs = await open();
    control(asIs.market, asIs.switches, { do: 'profile', name: 'complete' });
    control(asIs.market, asIs.switches, { do: 'reset' });
    expect(asIs.switches.profile?.name).toBe('as-is');
  });
});
