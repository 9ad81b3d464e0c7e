import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleLogin, phoneCaptcha } from '../../../generated/client/login/login.ts';
import {
  settlementApply,
  settlementDetail,
} from '../../../generated/client/settlement/settlement.ts';
import { type ApiContext, provideApiContext } from '../../../src/api/context.ts';
import { ApiError } from '../../../src/api/error.ts';
import { send } from '../../../src/api/http.ts';
import { isMissing, messageOf } from '../../../src/api/policy.ts';

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
  it('sends token, client type and language, and gives the data', async () => {
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

  it('leaves the token out for a guest and blanks out of the address', async () => {
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
    expect(requests[0]?.url).toBe('http://shop.test/api/front/product/list?page=1');
  });

  it('sends a bare e-mail without quotes, other bodies as JSON', async () => {
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

  it('sends lists as JSON text where the contract says so, and reads them back', async () => {
    const record = {
      id: 1,
      name: 'Kiln',
      categoryId: 1,
      typeId: 1,
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
      handlingFee: 4,
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

  it('sends a form as form data, its plus and space kept', async () => {
    const { requests } = world(() => json({ code: 200, message: '', data: null }));
    await phoneCaptcha({ phone: '081 234', countryCode: '+66' });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await requests[0]?.text()).toBe('phone=081+234&countryCode=%2B66');
  });

  it('sends a provider’s token as it stands, as JSON by name', async () => {
    const { requests } = world(() => json({ code: 200, message: '', data: {} }));
    await googleLogin('eyJh.eyJz.c2ln');
    expect(requests[0]?.headers.get('Content-Type')).toContain('application/json');
    expect(await requests[0]?.text()).toBe('eyJh.eyJz.c2ln');
  });

  it('decodes by the contract', async () => {
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
  ])('code %i rejects with the backend’s words or ours', async (code, message, words) => {
    world(() => json({ code, message, data: null }));
    const error = await failureOf(send({ url: '/api/front/product/detail/7', method: 'GET' }));
    expect(error).toMatchObject({ kind: 'answer', code, operation: 'productDetail', status: 200 });
    expect(messageOf(error, (key) => key)).toBe(words);
  });

  it.each([401, 410000, 410001, 410002])(
    'code %i ends the session, unless another has begun meanwhile',
    async (code) => {
      world(() => json({ code, message: 'gone' }), 'abc');
      expect(
        (await failureOf(send({ url: '/api/front/user/info', method: 'GET' }))).losesSession,
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
        (await failureOf(send({ url: '/api/front/user/info', method: 'GET' }))).losesSession,
      ).toBe(false);
    },
  );

  it.each([
    ['a page of HTML', () => new Response('<!doctype html>')],
    ['broken JSON', () => new Response('{"code": 200')],
    ['nothing', () => new Response('')],
    ['an error status', () => new Response('Internal Server Error', { status: 500 })],
  ])('%s is a malformed answer', async (_name, answer) => {
    world(answer);
    const error = await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }));
    expect(error.kind).toBe('malformed');
    expect(messageOf(error, (key) => key)).toBe('error.500');
  });

  it('knows a missing extension by HTTP status or code', async () => {
    world(() => json({ code: 404, message: '' }, 404));
    expect(
      isMissing(await failureOf(send({ url: '/api/front/pc/home/get/config', method: 'GET' }))),
    ).toBe(true);
    world(() => new Response('Not found', { status: 404 }));
    expect(
      isMissing(await failureOf(send({ url: '/api/front/pc/home/get/config', method: 'GET' }))),
    ).toBe(true);
  });

  it('tells a dead network from a call nobody waits for', async () => {
    world(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(send({ url: '/api/pc/home/index', method: 'GET' }))).kind).toBe(
      'network',
    );
    const stop = new AbortController();
    world(
      (request) =>
        new Promise((_resolve, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    );
    const waiting = failureOf(
      send({ url: '/api/pc/home/index', method: 'GET', signal: stop.signal }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop.abort();
    expect((await waiting).kind).toBe('cancelled');
  });
});
