import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleLogin, phoneCaptcha } from '#generated/client/login/login.ts';
import { settlementApply, settlementDetail } from '#generated/client/settlement/settlement.ts';
import { type ApiContext, provideApiContext } from '#/api/context.ts';
import { ApiError } from '#/api/error.ts';
import { send } from '#/api/http.ts';
import { classifyError, mayHaveHappened } from '#/api/error-class.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { messageOf } from '#/api/policy.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function world(
  answer: (request: Request) => Response | Promise<Response>,
  token: string | null = null,
) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  const context = {
    baseUrl: 'http://shop.test',
    language: 'lo',
    token: () => token,
    report: vi.fn(),
  } satisfies ApiContext;
  provideApiContext(() => context);
  return { requests, context };
}

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as it should');
  return error;
};

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.unstubAllGlobals());

describe('send', () => {
  it.each([
    ['a visitor’s order', '/api/front/order/visitor/master/detail', null, 'no-store'],
    ['part of it', '/api/front/order/visitor/detail', null, 'no-store'],
    ['what a shopper asks', '/api/front/cart/count', 'abc', 'no-store'],
    ['what everybody may read', '/api/front/search/keyword', null, 'default'],
  ])('bypasses the browser cache for %s only', async (_, url, token, cache) => {
    const { requests } = world(() => json({ code: 500, message: 'no', data: null }), token);
    await failureOf(send({ url, method: 'GET', params: { orderNo: 'PT1', identity: 'x' } }));
    expect(requests[0]?.cache).toBe(cache);
  });

  it('sends token, client type and language, and returns the data', async () => {
    const { requests } = world(
      () => json({ code: 200, message: 'success', data: { count: 3 } }),
      'abc',
    );
    expect(
      await send({
        url: '/api/front/cart/count',
        method: 'GET',
        params: { type: 'sum', numType: true },
      }),
    ).toEqual({ count: 3 });
    const [request] = requests;
    expect(request?.url).toBe('http://shop.test/api/front/cart/count?type=sum&numType=true');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'authori-zation': 'abc',
      'form-type': 'pc',
      accept: 'application/json',
      'accept-language': 'lo',
    });
  });

  it('sends no token for guests and no blank parameters', async () => {
    const { requests } = world(() =>
      json({
        code: 200,
        message: '',
        data: { list: [], total: 0, pageNum: 1, pageSize: 20, pages: 0 },
      }),
    );
    await send({
      url: '/api/front/product/list',
      method: 'GET',
      params: { keyword: '', cid: undefined, page: 1 },
    });
    expect(requests[0]?.headers.has('Authori-zation')).toBe(false);
    expect(requests[0]?.url).toBe('http://shop.test/api/front/product/list?page=1&language=lo');
  });

  it('sends a raw email without quotes, other bodies as JSON', async () => {
    const { requests } = world(() => json({ code: 200, message: '', data: null }));
    await send({
      url: '/api/front/login/email/captcha',
      method: 'POST',
      data: 'mali@lychee.test',
      headers: { 'Content-Type': 'application/json' },
    });
    await send({ url: '/api/front/cart/delete', method: 'POST', data: { ids: [1] } });
    expect(await requests[0]?.text()).toBe('mali@lychee.test');
    expect(requests[0]?.headers.get('Content-Type')).toContain('application/json');
    expect(await requests[1]?.text()).toBe('{"ids":[1]}');
  });

  it('encodes and decodes lists as JSON text by the contract', async () => {
    const record = {
      id: 1,
      name: 'Kiln',
      categoryId: 1,
      typeId: 1,
      handlingFee: 4,
      realName: 'Mali',
      email: 'kiln@lychee.test',
      address: 'Chiang Mai',
      qualificationPicture: ['/a.webp', '/b.webp'],
    };
    const { requests } = world(() => json({ code: 200, message: '', data: null }));
    await settlementApply({ ...record, captcha: '123456' });
    expect(await requests[0]?.json()).toMatchObject({
      name: 'Kiln',
      qualificationPicture: '["/a.webp","/b.webp"]',
    });
    const row = {
      ...record,
      phone: null,
      keywords: null,
      auditStatus: 1,
      denialReason: null,
      createTime: '2026-11-20 16:00:00',
      qualificationPicture: '["/a.webp","/b.webp"]',
    };
    world(() => json({ code: 200, message: '', data: row }));
    expect(await settlementDetail(1)).toMatchObject({
      qualificationPicture: ['/a.webp', '/b.webp'],
    });
  });

  it('sends urlencoded forms, with plus and space', async () => {
    const { requests } = world(() => json({ code: 200, message: '', data: null }));
    await phoneCaptcha({ phone: '081 234', countryCode: '+66' });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await requests[0]?.text()).toBe('phone=081+234&countryCode=%2B66');
  });

  it('sends the token of a provider unchanged, as JSON', async () => {
    const { requests } = world(() => json({ code: 200, message: '', data: {} }));
    await googleLogin('eyJh.eyJz.c2ln');
    expect(requests[0]?.headers.get('Content-Type')).toContain('application/json');
    expect(await requests[0]?.text()).toBe('eyJh.eyJz.c2ln');
  });

  it('decodes responses by the contract', async () => {
    world(() =>
      json({
        code: 200,
        message: '',
        data: {
          bastBanner: null,
          banner: null,
          shopPayCurrency: '{"country":"US","currency":"USD","symbol":"$"}',
        },
      }),
    );
    expect(await send({ url: '/api/pc/home/index', method: 'GET' })).toMatchObject({
      adverts: [],
      banner: [],
      shopPayCurrency: { currency: 'USD' },
    });
  });

  it.each([
    [400, 'bad', 'bad'],
    [403, '', 'error.403'],
    [500, null, 'error.500'],
    [777, '', 'error.other'],
  ])('code %i rejects with the message of the backend, if any', async (code, message, words) => {
    world(() => json({ code, message, data: null }));
    const error = await failureOf(send({ url: '/api/front/product/detail/7', method: 'GET' }));
    expect(error).toMatchObject({ kind: 'answer', code, operation: 'productDetail', status: 200 });
    expect(messageOf(error, (key) => key)).toBe(words);
  });

  it.each([401, 410000, 410001, 410002])(
    'code %i ends the session, unless a new one has started',
    async (code) => {
      world(() => json({ code, message: 'gone' }), 'abc');
      expect(
        (await failureOf(send({ url: '/api/front/user/info', method: 'GET' }))).isSessionExpired,
      ).toBe(true);
      const tokens = ['abc', 'new'];
      world(() => json({ code, message: 'gone' }));
      provideApiContext(() => ({
        baseUrl: 'http://shop.test',
        language: 'lo',
        token: () => tokens.shift() ?? null,
        report: vi.fn(),
      }));
      expect(
        (await failureOf(send({ url: '/api/front/user/info', method: 'GET' }))).isSessionExpired,
      ).toBe(false);
    },
  );

  it.each([
    ['a page of HTML', () => new Response('<!doctype html>')],
    ['broken JSON', () => new Response('{"code": 200')],
    ['nothing', () => new Response('')],
    ['an error status', () => new Response('Internal Server Error', { status: 500 })],
  ])('%s is a malformed response', async (_name, answer) => {
    world(answer);
    const error = await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }));
    expect(error.kind).toBe('malformed');
    expect(messageOf(error, (key) => key)).toBe('error.500');
  });

  it.each([400, 401, 403, 404, 405, 408, 413, 415, 421, 425, 429, 431, 502, 503, 504, 508])(
    'status %i of a proxy reads like a lost connection, and 4xx has not reached the backend',
    async (status) => {
      world(() => new Response('<h1>Too Many Requests</h1>', { status }));
      const error = await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }));
      expect(error.kind).toBe('malformed');
      expect(messageOf(error, (key) => key)).toBe('error.unreachable');
      expect(mayHaveHappened(error)).toBe(status >= 500);
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 429, 500])(
    'an envelope with status %i is the answer of the backend',
    async (status) => {
      world(() => json({ code: status, message: 'Come back in a minute' }, status), 'abc');
      const error = await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }));
      expect(error).toMatchObject({ kind: 'answer', code: status, status });
      expect(error.isSessionExpired).toBe(status === 401);
      expect(mayHaveHappened(error)).toBe(false);
      if (status !== 401) expect(messageOf(error, (key) => key)).toBe('Come back in a minute');
    },
  );

  it.each([
    [504, 504],
    [502, 500],
    [500, 200],
  ])('status %i with code %i says nothing about the call', async (status, code) => {
    world(() => json({ code, message: '', data: {} }, status));
    const error = await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }));
    expect(error.kind).toBe('malformed');
    expect(mayHaveHappened(error)).toBe(true);
  });

  const ABSENT = [
    ['HTTP 404 with an envelope', json({ code: 404, message: '' }, 404), 'abc'],
    ['HTTP 404 of the router', new Response('Not found', { status: 404 }), 'abc'],
    ['code 404', json({ code: 404, message: '' }), null],
    ['code 401 to a guest', new Response('{"code":401,"message":"未登录"}'), null],
  ] as const;

  it.each(ABSENT)('an extension is absent: %s', async (_, answer, token) => {
    world(() => answer.clone(), token);
    const error = await failureOf(send({ url: '/api/front/pc/home/get/config', method: 'GET' }));
    expect(classifyError(error)).toBe('absent');
    expect(error.isSessionExpired).toBe(false);
  });

  it('code 401 for an expired token ends the session, also from an extension', async () => {
    world(() => json({ code: 401, message: '未登录' }), 'dead');
    const error = await failureOf(send({ url: '/api/front/pc/home/get/config', method: 'GET' }));
    expect(classifyError(error)).toBe('expired');
    expect(error.isSessionExpired).toBe(true);
    expect(messageOf(error, (key) => key)).toBe('error.401');
  });

  it.each([401, 410000])('code %i for a guest ends no session', async (code) => {
    world(() => json({ code, message: 'gone' }));
    const error = await failureOf(send({ url: '/api/front/user/info', method: 'GET' }));
    expect(error.isSessionExpired).toBe(false);
    expect(classifyError(error)).toBe('expired');
  });

  it('without a memory, a server requests an absent extension again', async () => {
    const { requests } = world(() => json({ code: 404, message: '' }, 404));
    for (const _ of [1, 2])
      await failureOf(send({ url: '/api/front/pc/home/get/config', method: 'GET' }));
    expect(requests).toHaveLength(2);
    expect(lacksExtension('homeConfig')).toBe(false);
  });

  it('an exception text is logged and not shown', async () => {
    const text =
      "\n### Error querying database.  Cause: com.mysql.jdbc.exceptions.jdbc4.MySQLSyntaxErrorException: Table 'shop.eb_store_product' doesn't exist\n### SQL: SELECT id FROM eb_store_product";
    const { context } = world(() => json({ code: 500, message: text, data: null }));
    const log = vi.fn();
    provideApiContext(() => ({ ...context, log }));
    const error = await failureOf(send({ url: '/api/front/product/detail/7', method: 'GET' }));
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('SELECT');
    expect(messageOf(error, (key) => key)).toBe('error.500');
    expect(classifyError(error)).toBe('failed');
    expect(error.reference).toMatch(/^\w+$/);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.reference));
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('eb_store_product'));
  });

  it('distinguishes network errors from cancelled calls', async () => {
    world(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }))).kind).toBe(
      'network',
    );
    const stop = new AbortController();
    const asked = Promise.withResolvers<void>();
    world(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          asked.resolve();
        }),
    );
    const call = { url: '/api/pc/home/index', method: 'GET', signal: stop.signal } as const;
    const waiting = failureOf(send(call));
    await asked.promise;
    stop.abort();
    expect((await waiting).kind).toBe('cancelled');
  });
});
