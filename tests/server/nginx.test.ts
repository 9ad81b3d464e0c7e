// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '#scripts/nginx.ts';
import { nextTask } from '#tests/next-task.ts';
import { type Front, startNginx, upstream } from './nginx.ts';
import { routes } from '#/routes.ts';
import { CLAIMS } from '#/server/forwarded.ts';
import { ORIGIN_HEADERS } from './origin-headers.ts';
import { rawRequest } from './raw-request.ts';

const nginx = findNginx();

/** Cache-Control of public pages, which nginx counts in seconds. */
const PUBLIC = 'public, s-maxage=1, stale-while-revalidate=60';

const BRIEF = 'public, s-maxage=1, stale-if-error=3600';

let broken = false;

function shopAnswer(req: IncomingMessage, res: ServerResponse) {
  if (broken) return void res.writeHead(502).end('down');
  const path = req.url ?? '/';
  if (path.includes('/down')) return void res.destroy();
  if (path.startsWith('/assets/'))
    return void res
      .writeHead(200, { 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end('script');
  if (path.startsWith('/users'))
    return void res.writeHead(200, { 'Cache-Control': 'no-store' }).end(String(Math.random()));
  res.writeHead(path === '/gone' ? 404 : 200, {
    'Cache-Control': path === '/brief' ? BRIEF : PUBLIC,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': "script-src 'self'",
    'Set-Cookie': 'tracker=1',
    'Cache-Tag': 'p2,cfg',
    'Surrogate-Key': 'p2 cfg',
  });
  res.end(`${path} ${String(req.headers['accept-encoding'] ?? '')} ${Math.random()}`);
}

function backendAnswer(req: IncomingMessage, res: ServerResponse) {
  const to = /redirect\?to=(.*)/.exec(req.url ?? '')?.[1];
  if (to) return void res.writeHead(302, { Location: decodeURIComponent(to) }).end();
  res.writeHead(200, { 'Content-Type': 'application/json', ...ORIGIN_HEADERS }).end(
    JSON.stringify({
      code: 200,
      message: 'success',
      data: { host: req.headers.host, token: req.headers['authori-zation'] ?? null },
    }),
  );
}

describe.skipIf(nginx === null)('behind nginx', () => {
  let front: Front;
  let shop: Awaited<ReturnType<typeof upstream>>;
  let backend: Awaited<ReturnType<typeof upstream>>;

  beforeAll(async () => {
    [shop, backend] = await Promise.all([upstream(shopAnswer), upstream(backendAnswer)]);
    front = await startNginx(nginx ?? '', shop.address, backend.address);
  });
  afterAll(() => {
    front.stop();
    for (const { server } of [shop, backend]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(front.origin + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** The first answer of this kind; pages are served from the cache until then. */
  async function cached(path: string, kind: 'STALE' | 'EXPIRED') {
    for (;;) {
      const answer = await get(path);
      const use = answer.headers.get('X-Cache');
      if (use === kind) return answer;
      expect(use).toBe('HIT');
      await nextTask();
    }
  }
  const requestsTo = (path: string) => shop.requests.filter(({ url }) => url === path);

  it('renders a page once for parallel requests, with the policy of the shop', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/goods_detail/1')));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(requestsTo('/goods_detail/1')).toHaveLength(1);
    expect(pages[0]?.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
  });

  it('strips credentials from page requests, cookies and tags from responses', async () => {
    const { headers } = await get('/goods_detail/2', {
      Cookie: 'auth._token.local=Bearer%20secret',
      Authorization: 'Bearer secret',
      'Authori-zation': 'secret',
    });
    for (const name of ['Set-Cookie', 'Cache-Tag', 'Surrogate-Key'])
      expect(headers.get(name), name).toBeNull();
    expect(
      JSON.stringify(requestsTo('/goods_detail/2').map(({ headers }) => headers)),
    ).not.toContain('secret');
  });

  it('passes no cookies to the backend, which may not accept so many', async () => {
    await get('/api/front/cart/count', {
      Cookie: `tags=${'x'.repeat(20_000)}`,
      'Authori-zation': 'a',
    });
    expect(backend.requests.at(-1)?.headers).toMatchObject({ 'authori-zation': 'a' });
    expect(backend.requests.at(-1)?.headers.cookie).toBeUndefined();
  });

  it('passes the session to pages of members only, and caches none of them', async () => {
    const Cookie =
      'other=1; auth._token.local=Bearer%20secret; auth.shopper=m1; locale=fr; lychee.zone=UTC';
    const isMember = ({ guard }: (typeof routes)[number]) => guard === 'member';
    const examples = routes.filter(({ path }) => !/[*]/.test(path));
    expect(examples.filter(isMember).length).toBeGreaterThan(15);
    for (const route of examples)
      for (const [prefix, pattern] of [
        ['', route.path],
        ['/lao', route.path],
        // Routes have no case, and old prefixes are redirected by the shop.
        ['/zh-CN', route.path.toUpperCase()],
      ] as const) {
        const path = `${prefix}${pattern.replace(/:id/i, '7')}`;
        await get(`${path}?visit=1`, {
          Cookie,
          Authorization: 'secret',
          'Authori-zation': 'secret',
        });
        const again = await get(`${path}?visit=1`, { Cookie });
        const sent = requestsTo(`${path}?visit=1`);
        const passed = isMember(route)
          ? 'auth._token.local=Bearer%20secret; auth.shopper=m1; lychee.zone=UTC'
          : undefined;
        expect([path, sent[0]?.headers.cookie]).toEqual([path, passed]);
        for (const name of ['authorization', 'authori-zation'])
          expect(sent[0]?.headers[name], path).toBeUndefined();
        expect(sent[0]?.headers['x-forwarded-proto'], path).toBeDefined();
        expect(again.headers.get('Set-Cookie')).toBeNull();
        if (isMember(route)) expect([path, sent.length]).toEqual([path, 2]);
      }
    expect(front.written()).not.toContain('secret');
  });

  it('caches each encoding separately, and normalizes those of browsers', async () => {
    const [chrome, firefox, curl] = await Promise.all([
      get('/en', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
      get('/en', { 'Accept-Encoding': 'br;q=1.0, gzip' }),
      get('/en', { 'Accept-Encoding': 'identity' }),
    ]);
    expect(chrome.text).toBe(firefox.text);
    expect(curl.text).not.toBe(chrome.text);
    expect(requestsTo('/en').map(({ headers }) => headers['accept-encoding'])).toEqual(
      expect.arrayContaining(['br']),
    );
  });

  it('serves stale pages during revalidation and while the shop is down', async () => {
    const first = await get('/fr');
    expect((await cached('/fr', 'STALE')).text).toBe(first.text);
    await expect.poll(async () => (await get('/fr')).text).not.toBe(first.text);
    broken = true;
    const { status, text } = await cached('/fr', 'STALE');
    await get('/fr');
    broken = false;
    expect([status, text.startsWith('/fr')]).toEqual([200, true]);
  });

  it('serves an expired page only if the shop fails, and marks it in header and log', async () => {
    const first = await get('/brief');
    const second = await cached('/brief', 'EXPIRED');
    expect(second.text).not.toBe(first.text);
    broken = true;
    const kept = await cached('/brief', 'STALE');
    broken = false;
    expect([kept.status, kept.text]).toEqual([200, second.text]);
    await expect.poll(front.written).toMatch(/"GET \/brief HTTP\/1.1" 200 \d+ [\d.]+ STALE /);
  });

  it('never caches protected pages, and keeps status codes', async () => {
    expect((await get('/users/order_list')).text).not.toBe((await get('/users/order_list')).text);
    expect((await get('/gone')).status).toBe(404);
    expect((await get('/assets/index-abc.js')).headers.get('Cache-Control')).toContain('immutable');
  });

  it('proxies calls to the backend with token and host name, uncached', async () => {
    const call = () => get('/api/front/user/info', { 'Authori-zation': 'secret' });
    expect(JSON.parse((await call()).text)).toMatchObject({
      data: { host: 'backend.example.com', token: 'secret' },
    });
    await call();
    expect(backend.requests.filter(({ url }) => url === '/api/front/user/info')).toHaveLength(2);
  });

  it.each([
    ['/api/front/x?a=%2e%2e;/\\', 200],
    ['/api/pc/home/get/config', 200],
    ['/api/front/../admin/users', 400],
    ['/api/front/..;/admin/users', 400],
    ['/api/front/%2e%2E/admin', 400],
    ['/api/front/..%2f..%2fadmin', 400],
    ['/api/front/..%5Cadmin', 400],
    ['/api/front/\\admin', 400],
    ['/api/front/%252e/admin', 400],
    ['/api/front//admin', 400],
    ['/x/../api/front/y', 404],
    ['/api/admin/platform/x', 404],
    ['/%61pi/admin/x', 404],
  ])('answers %s with %i', async (path, status) => {
    const before = backend.requests.length;
    expect((await rawRequest(front.origin, path)).status).toBe(status);
    expect(backend.requests.length - before).toBe(status === 200 ? 1 : 0);
  });

  it('passes no header of the backend that speaks for the origin', async () => {
    const { headers } = await rawRequest(front.origin, '/api/front/x');
    expect(Object.keys(ORIGIN_HEADERS).filter((name) => name.toLowerCase() in headers)).toEqual([]);
  });

  it('gives each request an id, which shop and backend get and the log has', async () => {
    const call = await get('/api/front/x', { 'X-Request-Id': 'forged-id-1' });
    const page = await get('/en/with-id', { 'X-Request-Id': 'forged-id-2' });
    const again = await get('/en/with-id');
    const [one, two, three] = [call, page, again].map(({ headers }) => headers.get('X-Request-Id'));
    expect(backend.requests.at(-1)?.headers['x-request-id']).toBe(one);
    expect(requestsTo('/en/with-id').map(({ headers }) => headers['x-request-id'])).toEqual([two]);
    expect(again.text).toBe(page.text);
    expect(new Set([one, two, three]).size).toBe(3);
    for (const id of [one, two, three]) {
      expect(id).toMatch(/^[\da-f]{32}$/);
      await expect.poll(front.written).toContain(`${id} "GET`);
    }
  });

  it('sends the backend the address of the client, whatever the client claims', async () => {
    const others = ['for', 'host', 'port', 'prefix', 'server', 'ssl'].map(
      (name) => `x-forwarded-${name}`,
    );
    const rewrites = ['x-original-url', 'x-original-host', 'x-http-method-override'];
    const claims = [...CLAIMS, ...others, ...rewrites];
    await get('/api/front/x', Object.fromEntries(claims.map((name) => [name, '203.0.113.7'])));
    const { headers } = backend.requests.at(-1) ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(headers)).not.toContain('203.0.113');
  });

  it('passes redirects within the same part of the API only, and no methods but those of the contract', async () => {
    const locationOf = async (to: string) => {
      const path = `/api/front/redirect?to=${encodeURIComponent(to)}`;
      return (await rawRequest(front.origin, path)).headers.location;
    };
    expect(await locationOf('http://backend.example.com/api/front/y?z=1')).toBe('/api/front/y?z=1');
    for (const to of ['http://evil.example/api/front/y', '//evil.example/', '/api/admin/x'])
      expect(await locationOf(to), to).toBeUndefined();
    for (const method of ['TRACE', 'PUT', 'DELETE'])
      expect((await rawRequest(front.origin, '/api/front/x', { method })).status).toBe(405);
    // Behind it there may be a cache that takes these from this machine.
    for (const path of ['/', '/goods', '/users', '/assets/a.js', '/middlewares/x'])
      for (const method of ['PURGE', 'BAN'])
        expect((await rawRequest(front.origin, path, { method })).status, path).toBe(405);
  });

  it('cuts long addresses and names of browsers in its log', async () => {
    await get(`/en/long/${'a'.repeat(5000)}`, { 'User-Agent': 'b'.repeat(5000) });
    const lineOf = () =>
      front
        .written()
        .split('\n')
        .find((line) => line.includes('GET /en/long/aaa') && line.includes('"bbb'));
    await expect.poll(lineOf).toBeDefined();
    expect(lineOf()!.length).toBeLessThan(1200);
  });

  it('logs no tokens of providers and visitor orders', async () => {
    const proof = '?oauth_token=secret-token&oauth_verifier=secret-proof';
    const from = { Referer: `${front.origin}/middlewares/callback_twitter${proof}` };
    const pages = [
      '/middlewares/callback_twitter',
      '/th/middlewares/callback_twitter',
      '/%6Diddlewares/callback_twitter',
      '/middlewares/down',
      '/en/middlewares/down',
      '/zh-CN/Middlewares/down',
    ];
    for (const page of pages) await get(page + proof);
    await get('/assets/index-twitter.js', from);
    await get('/api/front/login/method/info?end=secret-end', from);
    await get('/order/order_detail?orderNo=1&identity=secret-identity');
    const reached = [
      '"GET /middlewares/callback_twitter HTTP/1.1" 200',
      '"GET /en/middlewares/down HTTP/1.1" 502',
      '"GET /assets/index-twitter.js HTTP/1.1" 200',
      '"GET /order/order_detail HTTP/1.1" 200',
    ];
    for (const line of reached) await expect.poll(front.written).toContain(line);
    expect(front.written()).not.toMatch(/secret-(token|proof|end)/);
    expect(
      front
        .written()
        .split('\n')
        .filter((line) => /^[\d.]+ \[/.test(line))
        .join('\n'),
    ).not.toMatch(/secret/);
  });

  it('accepts uploads of 10 MB, and refuses larger ones', async () => {
    const send = (megabytes: number) =>
      fetch(`${front.origin}/api/front/upload/image`, {
        method: 'POST',
        body: Buffer.alloc(megabytes * 2 ** 20),
      }).then(
        ({ status }) => status,
        () => 413,
      );
    expect(await send(10)).toBe(200);
    expect(await send(13)).toBe(413);
  });
});
