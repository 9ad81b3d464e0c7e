// @vitest-environment node
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiProxy, type CallLine } from '#/server/api-proxy.ts';
import { serverOf } from '#/server/http.ts';
import { upstream } from './nginx.ts';
import { ORIGIN_HEADERS } from './origin-headers.ts';
import { rawRequest } from './raw-request.ts';

const CALL = '/api/front/product/list?page=1';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;
const ok: Answer = (_req, res) =>
  void res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');

let answer: Answer;
let backend: Awaited<ReturnType<typeof upstream>>;
let shop: Server;
let origin: string;
let problems: unknown[];
let lines: CallLine[];

beforeEach(async () => {
  answer = ok;
  problems = [];
  backend = await upstream((req, res) => answer(req, res));
  lines = [];
  const proxy = apiProxy(new URL(`http://${backend.address}/shop/`), {
    report: (problem) => problems.push(problem),
    onCall: (line) => lines.push(line),
  });
  shop = serverOf(async (req, res) => proxy(req, res));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of [shop, backend.server]) {
    server.closeAllConnections();
    server.close();
  }
});

const call = (headers: Record<string, string> = {}) => rawRequest(origin, CALL, { headers });
const received = () => backend.requests.at(-1)?.headers ?? {};

describe('the client in proxied calls', () => {
  const FORGED = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'X-Real-IP': '203.0.113.7',
    'X-Original-URL': '/api/admin/users',
    'WL-Proxy-Client-IP': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
  };

  it('is the peer, whatever it claims', async () => {
    await call(FORGED);
    expect(received()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(origin).host,
      host: backend.address,
    });
    expect(JSON.stringify(received())).not.toMatch(/203\.0\.113|evil|admin/);
  });

  it('is what a trusted proxy says, without malformed addresses', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.0/8,10.0.0.0/8');
    await call({
      ...FORGED,
      'X-Forwarded-For': '<script>, 198.51.100.1, [2001:db8::1]:443, 203.0.113.7:5000, 10.1.2.3',
    });
    expect(received()).toMatchObject({
      'x-forwarded-for': '198.51.100.1, 2001:db8::1, 203.0.113.7, 10.1.2.3, 127.0.0.1',
      'x-real-ip': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': new URL(origin).host,
    });
  });

  it.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    ['https, http', 'https'],
    ['https,https', 'https'],
    ['http, https', 'http'],
    [',', 'http'],
    ['httpsx', 'http'],
    ['javascript', 'http'],
  ])('gets the scheme of the first proxy: "%s" is %s', async (schemes, scheme) => {
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.0/8');
    await call({ 'X-Forwarded-Proto': schemes });
    expect(received()).toMatchObject({ 'x-forwarded-proto': scheme });
  });

  it('gets the configured origin as scheme and host', async () => {
    vi.stubEnv('SHOP_ORIGIN', 'https://shop.example/');
    await call();
    expect(received()).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
  });
});

describe('the id of a request', () => {
  it('is new, whatever the client and the backend say, and reaches both', async () => {
    answer = (_req, res) => void res.writeHead(200, { 'X-Request-Id': 'of-backend' }).end('{}');
    const ids = await Promise.all(
      ['forged-id-1', ''].map(async (sent) => {
        const { headers } = await call(sent ? { 'X-Request-Id': sent } : {});
        return headers['x-request-id'];
      }),
    );
    expect(new Set(ids).size).toBe(2);
    expect(backend.requests.map(({ headers }) => headers['x-request-id']).sort()).toEqual(
      ids.sort(),
    );
    for (const id of ids) expect(id).toMatch(/^[\da-f]{16}$/);
  });

  it('is that of a trusted proxy if it is well-formed', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
    const good = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await call({ 'X-Request-Id': good })).headers['x-request-id']).toBe(good);
    expect(received()['x-request-id']).toBe(good);
    for (const bad of ['short', 'a'.repeat(65), '<script>alert(1)</script>', 'a b c d e f'])
      expect((await call({ 'X-Request-Id': bad })).headers['x-request-id']).toMatch(
        /^[\da-f]{16}$/,
      );
  });

  it('is in the lines of failed calls', async () => {
    answer = (_req, res) => void res.writeHead(500).end();
    await call();
    await expect
      .poll(() => lines)
      .toMatchObject([{ method: 'GET', path: '/api/front/product/list', status: 500 }]);
  });
});

describe('headers of the connection', () => {
  it('are dropped on the way to the backend, also those that Connection names', async () => {
    await call({
      Connection: 'keep-alive, X-Secret, x-forwarded-for',
      'X-Secret': 'one',
      'Keep-Alive': 'timeout=9',
      'Proxy-Authorization': 'Basic x',
      TE: 'trailers',
      Upgrade: 'h2c',
      'Authori-zation': 'token',
    });
    expect(received()).toMatchObject({
      'authori-zation': 'token',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['x-secret', 'keep-alive', 'proxy-authorization', 'te', 'upgrade'])
      expect(received()[name], name).toBeUndefined();
  });

  it('are few on the way to the backend, however many cookies the shopper has', async () => {
    const Cookie = `auth._token.local=Bearer%20token; tags=${'x'.repeat(60_000)}`;
    expect((await call({ Cookie })).status).toBe(200);
    expect(received().cookie).toBeUndefined();
    // Tomcat takes 8 KB, the backend of this test 16 KB.
    expect(JSON.stringify(received()).length).toBeLessThan(1000);
  });

  it('are dropped on the way to the client', async () => {
    answer = (_req, res) =>
      void res
        .writeHead(200, {
          Connection: 'close, X-Internal',
          'X-Internal': 'one',
          'Proxy-Authenticate': 'Basic',
          'Retry-After': '2',
        })
        .end('{}');
    const { headers } = await call();
    expect(headers).toMatchObject({ 'retry-after': '2' });
    expect(headers['x-internal']).toBeUndefined();
    expect(headers['proxy-authenticate']).toBeUndefined();
    expect(headers.connection).not.toContain('X-Internal');
  });

  it.each([
    { 'Transfer-Encoding': 'chunked' },
    { 'Content-Length': '38', Connection: 'content-length' },
    { 'Transfer-Encoding': 'chunked', Connection: 'transfer-encoding' },
  ])('the body of a request stays one message: %j', async (headers) => {
    const body = 'GET /api/admin HTTP/1.1\r\nHost: x..\r\n\r\n';
    await rawRequest(origin, CALL, { headers, body });
    await call();
    expect(backend.requests.map(({ url }) => url)).toEqual([`/shop${CALL}`, `/shop${CALL}`]);
  });
});

describe('paths of proxied calls', () => {
  it.each([
    ['/api/front/../admin/users', 400],
    ['/api/front/..;/admin/users', 400],
    ['/api/front/%2e%2e/admin', 400],
    ['/api/front/.%2E/admin', 400],
    ['/api/front/..%2f..%2fadmin', 400],
    ['/api/front/..%5cadmin', 400],
    ['/api/front/\\admin', 400],
    ['/api/front/%252e%252e/admin', 400],
    ['/api/front//admin', 400],
    ['/api/front/x;jsessionid=1', 400],
    ['/api/front/a%00b', 400],
    ['/api/front/a%zz', 400],
    ['/api/front/./x', 400],
    ['/x/../api/admin', 400],
    ['/api/admin/platform/x', 404],
    ['/api/frontend/x', 404],
    ['/api/front', 404],
    ['/API/front/x', 404],
    ['/api/', 404],
  ])('%s is refused with %i', async (path, status) => {
    expect((await rawRequest(origin, path)).status).toBe(status);
    expect(backend.requests).toEqual([]);
  });

  it.each([
    CALL,
    '/api/pc/home/get/config',
    '/api/front/order/detail/PT12.34_5~6',
    '/api/front/product/list?keyword=..%2F%5C;a=%2e%2e',
    '/api/front/x/%E8%8D%94',
  ])('%s is passed unchanged', async (path) => {
    expect((await rawRequest(origin, path)).status).toBe(200);
    expect(backend.requests.map(({ url }) => url)).toEqual([`/shop${path}`]);
  });

  it('methods outside of the contract are refused', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await rawRequest(origin, CALL, { method });
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
    }
    expect(backend.requests).toEqual([]);
  });
});

describe('bodies of proxied calls', () => {
  const send = (megabytes: number, headers: Record<string, string> = {}) =>
    rawRequest(origin, CALL, { method: 'POST', headers, body: Buffer.alloc(megabytes * 2 ** 20) });

  it('of uploads are passed, larger ones are refused with 413', async () => {
    expect((await send(10)).status).toBe(200);
    expect((await send(13)).status).toBe(413);
    expect(backend.requests).toHaveLength(1);
    expect((await send(13, { 'Transfer-Encoding': 'chunked' })).status).toBe(413);
    expect((await call()).status).toBe(200);
    expect(problems).toEqual([]);
  });
});

describe('responses of the backend', () => {
  const redirectTo = (location: string) => {
    answer = (_req, res) => void res.writeHead(302, { Location: location }).end();
    return call();
  };

  it('pass redirects within the shop’s part of the API only', async () => {
    const own = [
      `http://${backend.address}/shop/api/front/x?y=1`,
      '/shop/api/front/x?y=1',
      'x?y=1',
    ];
    expect((await redirectTo(own[0] ?? '')).headers.location).toBe('/api/front/x?y=1');
    expect((await redirectTo(own[1] ?? '')).headers.location).toBe('/api/front/x?y=1');
    expect((await redirectTo(own[2] ?? '')).headers.location).toBe('/api/front/product/x?y=1');
    const foreign = [
      'http://evil.example/api/front/x',
      '//evil.example/shop/api/front/x',
      '/\\evil.example/api/front/x',
      '/shop/api/admin/x',
      '/api/front/x',
      'http://[bad',
    ];
    for (const location of foreign) {
      const { status, headers } = await redirectTo(location);
      expect([status, headers.location], location).toEqual([502, undefined]);
    }
    expect(problems).toHaveLength(foreign.length);
  });

  it('pass headers about the body only, and none that speaks for the origin', async () => {
    const ABOUT_BODY = {
      'cache-control': 'max-age=5',
      'content-disposition': 'attachment',
      'content-language': 'fr',
      'content-type': 'application/json',
      etag: '"1"',
      'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT',
      vary: 'Accept-Language',
    };
    answer = (_req, res) =>
      void res
        .writeHead(200, {
          ...ABOUT_BODY,
          ...ORIGIN_HEADERS,
          'Strict-Transport-Security': 'max-age=0',
        })
        .end('{}');
    const { headers } = await call();
    expect(headers).toMatchObject(ABOUT_BODY);
    const passed = Object.keys({ ...ORIGIN_HEADERS, 'Strict-Transport-Security': '' });
    expect(passed.filter((name) => name.toLowerCase() in headers)).toEqual([]);
  });

  it('are data, never pages', async () => {
    answer = (_req, res) =>
      void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>1</script>');
    expect((await call()).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it.each([
    'HTTP/1.1 099 Odd',
    'HTTP/1.1 000 Odd',
    'HTTP/1.1 20 Odd',
    'HTTP/1.1 1000 Odd',
    'HTTP/2 200 OK',
    'HTTP/1.1 200 OK\r\nContent-Length: -1',
    'HTTP/1.1 200 OK\r\nContent-Type: a\u0001b',
    'HTTP/1.1 302 Found\r\nLocation: http://[',
    `HTTP/1.1 200 OK\r\nVary: ${'x'.repeat(200_000)}`,
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket',
    'no HTTP at all',
  ])('are replaced by 502, and the next call is answered: %j', async (head) => {
    answer = (req) => void req.socket.end(`${head}\r\n\r\n`, 'latin1');
    expect((await call()).status).toBe(502);
    answer = ok;
    expect((await call()).status).toBe(200);
  });

  it('are replaced by 502 if the backend breaks the connection', async () => {
    answer = (req) => void req.socket.destroy();
    expect((await call()).status).toBe(502);
    expect(problems).toHaveLength(1);
  });
});
