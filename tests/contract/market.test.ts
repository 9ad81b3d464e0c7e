import { describe, expect, it } from 'vitest';
import { HOSTILE_ID } from '#mocks/demo/catalogue/special.ts';
import { LANGS } from '#mocks/market/model.ts';
import { testMarket } from '#mocks/test.ts';

const origin = 'http://shop.test';

async function call(
  fetch: (request: Request) => Promise<Response>,
  path: string,
  init: RequestInit & { lang?: string; token?: string } = {},
) {
  const headers = new Headers({
    'Content-Type': 'application/json',
    ...(init.lang ? { 'Accept-Language': init.lang } : {}),
    ...(init.token ? { 'Authori-zation': init.token } : {}),
  });
  const answer = await fetch(new Request(origin + path, { ...init, headers }));
  return (await answer.json()) as { code: number; message: string; data: never };
}

const PUBLIC = [
  '/api/pc/home/index',
  '/api/front/activity/index/list',
  '/api/front/search/keyword',
  '/api/front/index/product',
  '/api/front/pc/home/get/config',
  '/api/front/product/category',
  '/api/front/product/list?keyword=a',
  '/api/front/product/leaderboard',
  '/api/front/merchant/street',
  '/api/front/merchant/search/list',
  '/api/front/merchant/all/type/list',
  '/api/front/merchant/all/category/list',
  '/api/front/merchant/settled/agreement',
  '/api/front/product/merchant/pro/list?merId=2&cid=0&salesOrder=desc',
  '/api/front/login/method/info',
  '/api/pc/login/getLoginPic',
  '/api/front/pay/method',
  '/api/front/activity/list/1?limit=10',
  '/api/pc/activity/detail/3',
  '/api/front/index',
  '/api/front/index/paycurrency',
  '/api/front/index/color/config',
  '/api/front/index/bottom/navigation',
  '/api/front/image/domain',
  '/api/front/product/reply/detail/1001',
];
const PROTECTED = [
  '/api/front/user/info',
  '/api/front/user/menu/user',
  '/api/front/cart/list?isValid=true',
  '/api/front/cart/list?isValid=false',
  '/api/front/cart/count?type=sum&numType=true',
  '/api/front/order/await/pay/list',
  '/api/front/order/list?type=1',
  '/api/front/order/list?type=3',
  '/api/front/order/data',
  '/api/front/order/center/data',
  '/api/front/order/reply/list',
  '/api/front/order/reply/my/list',
  '/api/front/merchant/settled/record',
  '/api/pc/address/all/list',
  '/api/front/address/list',
  '/api/front/address/default',
  '/api/front/order/refund/reason',
  '/api/front/order/refund/list',
  '/api/front/user/center/my/integral',
  '/api/front/user/center/integral/list',
  '/api/front/collect/product/list',
  '/api/front/collect/merchant/list',
  '/api/front/coupon/list?type=usable',
  '/api/front/coupon/list?type=unusable',
];

describe('the market conforms to the contract', () => {
  it.each(LANGS)('in every public read in %s', async (lang) => {
    const { fetch, switches } = testMarket();
    for (const path of PUBLIC) expect((await call(fetch, path, { lang })).code, path).toBe(200);
    expect(switches.violations).toEqual([]);
  });

  it('in products, their options and reviews', async () => {
    const { fetch, market, switches } = testMarket();
    for (const { id, onShelf } of market.catalogue.products) {
      const code = onShelf ? 200 : 500;
      expect((await call(fetch, `/api/front/product/detail/${id}`)).code, String(id)).toBe(code);
    }
    for (const path of ['sku/detail', 'reply/config'])
      expect((await call(fetch, `/api/front/product/${path}/${HOSTILE_ID}`)).code).toBe(200);
    expect(switches.violations).toEqual([]);
  });

  it.each(LANGS)('in every store in %s', async (lang) => {
    const { fetch, market, switches } = testMarket();
    for (const { id } of market.catalogue.merchants) {
      for (const path of [
        'merchant/index/info',
        'merchant/detail',
        'merchant/customer/service/info',
      ])
        expect((await call(fetch, `/api/front/${path}/${id}`, { lang })).code, path).toBe(200);
      const tree = await call(fetch, `/api/front/product/merchant/${id}/category/list`, { lang });
      expect(tree.data, `categories of store ${id}`).not.toHaveLength(0);
    }
    expect(switches.violations).toEqual([]);
  });

  it('in protected reads, with 401 without data for guests', async () => {
    const { fetch, switches } = testMarket();
    const { data } = await call(fetch, '/api/front/login/email', {
      method: 'POST',
      body: JSON.stringify({ email: 'mali@lychee.test', password: 'Lychee-2026' }),
    });
    const { token } = data as { token: string };
    for (const path of PROTECTED) {
      expect((await call(fetch, path, { token })).code, path).toBe(200);
      expect(await call(fetch, path)).toEqual({ code: 401, message: expect.any(String) });
    }
    expect(switches.violations).toEqual([]);
  });

  it('and answers 400 to invalid requests', async () => {
    const { fetch } = testMarket();
    expect((await call(fetch, '/api/front/product/detail/none')).code).toBe(400);
    expect((await call(fetch, '/api/front/product/reply/list/1001?type=9')).code).toBe(400);
    expect(
      (await call(fetch, '/api/front/login/email', { method: 'POST', body: '{"email": "no"}' }))
        .code,
    ).toBe(400);
    expect(
      (await call(fetch, '/api/front/login/email', { method: 'POST', body: 'not json' })).code,
    ).toBe(400);
  });

  it('and answers in the requested language', async () => {
    const { fetch } = testMarket();
    const names = await Promise.all(
      LANGS.map(
        async (lang) =>
          (
            (await call(fetch, '/api/front/product/detail/1001', { lang })).data as {
              productInfo: { storeName: string };
            }
          ).productInfo.storeName,
      ),
    );
    expect(new Set(names).size).toBe(LANGS.length);
  });
});

describe('the market takes what the contract allows', () => {
  const LIST = '/api/front/product/list';
  const LOGIN = '/api/front/login/email';
  const person = { email: 'mali@lychee.test', password: 'Lychee-2026' };
  const post = (body: string, type: string) => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  const codeOf = async (path: string, init: RequestInit = {}) => {
    const { fetch } = testMarket();
    const answer = await fetch(new Request(origin + path, init));
    return ((await answer.json()) as { code: number }).code;
  };

  it.each([
    ['keyword=true', 200],
    ['keyword=0x10', 200],
    ['cid=0', 200],
    ['minPrice=10.50', 200],
    ['cid=', 400],
    ['cid=%205', 400],
    ['cid=0x1', 400],
    ['cid=1e1', 400],
    ['cid=%2B5', 400],
    ['cid=1.5', 400],
    ['cid=true', 400],
    ['cid=1&cid=2', 400],
    ['page=one', 400],
    ['minPrice=1.234', 400],
    ['salesOrder=up', 400],
  ])('%s: %i', async (query, code) => expect(await codeOf(`${LIST}?${query}`)).toBe(code));

  it.each([
    ['/api/front/cart/count?type=sum&numType=true', 401],
    ['/api/front/product/detail/0x3e9', 400],
    ['/api/front/product/detail/%201001', 400],
  ])('%s: %i', async (path, code) => expect(await codeOf(path)).toBe(code));

  it.each([
    [JSON.stringify(person), 'application/json', 200],
    [JSON.stringify(person), 'Application/JSON; charset=utf-8', 200],
    [JSON.stringify(person), 'text/plain', 400],
    [new URLSearchParams(person).toString(), 'application/x-www-form-urlencoded', 400],
    ['', 'application/json', 400],
    ['{"email":', 'application/json', 400],
    [JSON.stringify([person]), 'application/json', 400],
  ])('a body %s of type %s: %i', async (body, type, code) => {
    expect(await codeOf(LOGIN, post(body, type))).toBe(code);
  });
});
