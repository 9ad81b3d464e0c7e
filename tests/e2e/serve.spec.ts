import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { rawRequest } from '#tests/server/raw-request.ts';
import { deployedFolder } from './deployed.ts';
import { type Intercept, startMarketProxy } from './market-proxy.ts';
import { expect, test } from './shop.ts';

const folder = deployedFolder();
const GOODS = `/goods_detail/${FEATURED_ID}`;
const SECRETS = {
  Cookie: 'auth._token.local=Bearer%20stolen-token; locale=fr',
  'Authori-zation': 'stolen-token',
  Authorization: 'Bearer stolen-token',
};

interface Line {
  event: string;
  id?: string;
  state?: string;
  path?: string;
  status?: number;
  cache?: string;
  degraded?: boolean;
}

let shop: ChildProcess;
let origin: string;
let proxy: Server;
let requests: IncomingMessage[] = [];
let fault: Intercept = () => false;
let output = '';

const lines = (): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

/** A page that is not cached by another test. */
let visits = 0;
const uncachedPage = () => {
  visits += 1;
  return `/goods/goods_search?page=1&max=${900 + visits}`;
};

test.beforeAll(async ({ baseURL }) => {
  const market = new URL(baseURL ?? '');
  const port = Number(market.port) + 3;
  proxy = await startMarketProxy(market, port + 1, (req, res) => {
    requests.push(req);
    return fault(req, res);
  });
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ['dist-server/index.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), API_TARGET: `http://localhost:${port + 1}` },
  });
  shop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const readiness = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.status;
  await expect.poll(readiness).toBe(200);
});

test.beforeEach(() => {
  requests = [];
  fault = () => false;
});

test.afterAll(() => {
  shop.kill('SIGKILL');
  proxy.closeAllConnections();
  proxy.close();
  rmSync(folder, { recursive: true });
});

test('a page is cacheable, has an ETag and contains no secret', async () => {
  const first = await get(GOODS, SECRETS);
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=3600',
  );
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('link')).toContain('rel=preload; as=image; fetchpriority=high');
  expect(html).not.toContain('stolen-token');
  expect(html).toContain('<html lang="zh-CN"');
  expect(requests.length).toBeGreaterThan(3);
  for (const { headers } of requests) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
    expect(headers['authori-zation']).toBeUndefined();
  }
  const again = await get(GOODS, { 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('concurrent requests for a page make one backend call', async () => {
  const path = uncachedPage();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => get(`${path}&utm_source=${at}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(requests.filter(({ url }) => url?.startsWith('/api/front/product/list'))).toHaveLength(1);
  await get(path);
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({
      event: 'page',
      path: '/goods/goods_search?page&max',
      status: 200,
      cache: 'hit',
      degraded: false,
    });
  expect(output).not.toContain('utm_source=');
});

test('a slow section is left to the browser, and the page is not cached', async () => {
  fault = (req) => req.url?.includes('/product/reply') === true;
  const answer = await get('/en/goods_detail/1002');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('</html>');
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({ status: 200, cache: 'miss', degraded: true });
});

test('a backend that hangs, fails or disconnects gives an error page without internals', async () => {
  const faults: [Intercept, number][] = [
    [() => true, 503],
    [
      (_req, res) =>
        Boolean(
          res
            .writeHead(500, { 'Content-Type': 'text/plain' })
            .end('at Object.<anonymous> (server.js:1:1)'),
        ),
      502,
    ],
    [(req) => Boolean(req.socket.destroy()), 502],
    [
      (_req, res) =>
        Boolean(res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"code":')) &&
        Boolean(setTimeout(() => res.destroy(), 20)),
      502,
    ],
  ];
  for (const [kind, status] of faults) {
    fault = kind;
    const answer = await get(uncachedPage());
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<div id="root">');
    expect(html).not.toMatch(/server\.js:|node_modules|at async/);
  }
});

test('while the backend is down, the last good page is served, and its recovery is noticed', async () => {
  const statusOf = async (path: string) => (await get(path)).headers.get('cache-status');
  const states = () => lines().flatMap(({ event, state }) => (event === 'breaker' ? [state] : []));
  fault = () => false;
  await expect.poll(() => statusOf(GOODS)).toBe('storefront; hit');
  fault = (req) => Boolean(req.socket.destroy());
  await expect.poll(() => statusOf(GOODS)).toBe('storefront; hit; detail=stale-if-error');
  const kept = await get(GOODS);
  expect(kept.status).toBe(200);
  expect(Number(kept.headers.get('age'))).toBeGreaterThan(4);
  expect(await kept.text()).toContain('application/ld+json');
  expect(lines().at(-1)).toMatchObject({ event: 'page', status: 200, cache: 'stale-if-error' });
  expect(states().at(-1)).toBe('open');

  fault = () => false;
  await expect.poll(() => statusOf(GOODS)).toBe('storefront; hit');
  expect(states().at(-1)).toBe('closed');
});

test('a request has one id: in the response, the log and the calls of the backend; Server-Timing has its steps', async () => {
  const answer = await get(uncachedPage(), { 'X-Request-Id': 'forged-id-1' });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(answer.headers.get('server-timing')).toMatch(
    /^data;dur=[\d.]+, render;dur=[\d.]+, total;dur=[\d.]+$/,
  );
  expect(new Set(requests.map(({ headers }) => headers['x-request-id']))).toEqual(new Set([id]));
  await expect.poll(() => lines().at(-1)).toMatchObject({ event: 'page', id });

  fault = (_req, res) => Boolean(res.writeHead(500).end('broken'));
  const failed = await get(uncachedPage());
  const failedId = failed.headers.get('x-request-id') ?? '';
  expect(await failed.text()).toContain(failedId.slice(-8));
  await expect
    .poll(() => lines().filter((line) => line.id === failedId))
    .toEqual([
      expect.objectContaining({ event: 'fault' }),
      expect.objectContaining({ event: 'page', status: 502 }),
    ]);

  const call = await get('/api/front/user/info');
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({
      event: 'call',
      id: call.headers.get('x-request-id'),
      path: '/api/front/user/info',
      status: 500,
    });
});

test('the reference on an error page finds the log lines, and can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  fault = (_req, res) => Boolean(res.writeHead(500).end('broken'));
  await page.goto(`${origin}/en${uncachedPage()}`);
  const main = page.getByRole('main');
  const referenceOf = async () => /Reference: (\w{8})/.exec(await main.innerText())?.[1] ?? 'none';
  const linesOf = (reference: string) =>
    lines().filter(({ id = '', event }) => id.endsWith(reference) && event !== 'page');
  await expect(main).toContainText('Reference: ');
  // That of a page that was rendered in time; of a late one until the browser's own call has failed.
  let reference = '';
  await expect
    .poll(async () => linesOf((reference = await referenceOf())).length)
    .toBeGreaterThan(0);
  await main.getByRole('button', { name: `Copy ${reference}` }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  await main.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(async () => {
      const second = await referenceOf();
      return second === reference ? [] : linesOf(second);
    }, 'another reference after the retry')
    .toContainEqual(expect.objectContaining({ event: 'call', status: 500 }));
});

test('pages have the policy of the offered providers; https headers only for https', async () => {
  const { headers } = await get(uncachedPage());
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain('https://js.stripe.com');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(lines()).toContainEqual(expect.objectContaining({ event: 'warning' }));
});

test('without a valid session, member pages are sent as a skeleton without data', async () => {
  const inZone = { ...SECRETS, Cookie: `${SECRETS.Cookie}; lychee.zone=UTC` };
  for (const secrets of [SECRETS, inZone]) {
    for (const path of ['/order/shopping_cart', '/th/users/order_list']) {
      const answer = await get(path, secrets);
      expect(answer.status).toBe(200);
      // A skeleton that is sent before the backend has answered is that of a member.
      expect(answer.headers.get('cache-control')).toMatch(/^(private, )?no-store$/);
      const html = await answer.text();
      expect(html).toContain('class="page-skeleton');
      expect(html).not.toContain('stolen-token');
    }
    // The backend says that the session has ended.
    expect(requests.length > 0).toBe(secrets === inZone);
  }
  for (const { headers } of requests) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
  }
});

test('probing addresses get a short response without a page or backend calls', async () => {
  for (const [path, status] of [
    ['/%E0%A4%A', 400],
    ['/wp-login.php', 404],
    ['/assets/none.js', 404],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    expect((await answer.text()).length, path).toBeLessThan(40);
  }
  expect(requests).toEqual([]);
});

test('a page of an id with a malformed escape is not found, with ways back, and the end of a sentence is no part of it', async () => {
  const answer = await get('/en/goods_detail/%');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('href="/en"');
  for (const end of ['.', '.)', '%20', '%'])
    expect((await get(`/en/goods_detail/1${end}`)).headers.get('Location'), end).toBe(
      '/en/goods_detail/1',
    );
});

test('whatever a person opens has ways back, and no page is at an address of another host', async () => {
  const opened = { 'Sec-Fetch-Dest': 'document' };
  for (const path of [
    '/%',
    '/en/%E0%A4%A',
    '/about.html',
    '/en/index.php',
    '/en/goods_detail/1001.html',
  ]) {
    const answer = await get(path, opened);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toMatch(/href="\/(?:en)?"/);
  }
  for (const [path, tidy] of [
    ['//other.test/en', '/other.test/en'],
    ['/en//other.test/x?a=//b', '/en/other.test/x?a=//b'],
    ['/zh-CN//other.test', '/other.test'],
    ['//', '/'],
  ] as const) {
    const { status, headers } = await rawRequest(origin, path, { headers: opened });
    expect([path, status, headers.location]).toEqual([path, 301, tidy]);
  }
  for (const path of ['/index.html', '/index.html/', '/%69ndex.html', '/index%2Ehtml'])
    expect((await rawRequest(origin, path)).status, path).toBe(404);
});

test('reports health, and on SIGTERM exits after the last response', async () => {
  expect((await get('/healthz')).status).toBe(200);
  fault = (req) => req.url?.startsWith('/api/front/product/list') === true;
  const last = get(uncachedPage());
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const ended = new Promise((resolve) => {
    shop.on('exit', resolve);
  });
  shop.kill('SIGTERM');
  expect((await last).status).toBe(503);
  expect(await ended).toBe(0);
  expect(lines().at(-1)).toMatchObject({ event: 'page', status: 503 });
  expect(output, 'secrets in the log').not.toContain('stolen-token');
});
