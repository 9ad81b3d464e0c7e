import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { FEATURED_ID } from '../../mocks/market/catalogue/special.ts';
import { deployedFolder } from './deployed.ts';
import { expect, test } from './shop.ts';

const folder = deployedFolder();
const GOODS = `/goods_detail/${FEATURED_ID}`;
const SECRETS = {
  Cookie: 'auth._token.local=Bearer%20stolen-token; locale=fr',
  'Authori-zation': 'stolen-token',
  Authorization: 'Bearer stolen-token',
};

type Trouble = (req: IncomingMessage, res: ServerResponse) => boolean;
interface Line {
  event: string;
  path?: string;
  status?: number;
  cache?: string;
  degraded?: boolean;
}

let shop: ChildProcess;
let origin: string;
let front: Server;
let asked: IncomingMessage[] = [];
let trouble: Trouble = () => false;
let output = '';

const lines = (): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

/** Keeps the address of a page apart from those of other tests, as another page would. */
let visits = 0;
const another = () => {
  visits += 1;
  return `/goods/goods_search?page=1&max=${900 + visits}`;
};

test.beforeAll(async ({ baseURL }) => {
  const market = new URL(baseURL ?? '');
  const port = Number(market.port) + 3;
  // A backend before the market that notes who asks, and can be in trouble.
  front = createServer((req, res) => {
    asked.push(req);
    if (trouble(req, res)) return;
    const onward = httpRequest(
      new URL(req.url ?? '/', market),
      { method: req.method ?? 'GET', headers: { ...req.headers, host: market.host } },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    front.listen(port + 1, resolve);
  });
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ['dist-server/index.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), API_TARGET: `http://localhost:${port + 1}` },
  });
  shop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.beforeEach(() => {
  asked = [];
  trouble = () => false;
});

test.afterAll(() => {
  shop.kill('SIGKILL');
  front.closeAllConnections();
  front.close();
  rmSync(folder, { recursive: true });
});

test('a page may be kept by caches on the way, is known by its tag, and has no secret', async () => {
  const first = await get(GOODS, SECRETS);
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
  );
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('link')).toContain('rel=preload; as=image; fetchpriority=high');
  expect(html).not.toContain('stolen-token');
  expect(html).toContain('<html lang="zh-CN">');
  expect(asked.length).toBeGreaterThan(3);
  for (const { headers } of asked) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
    expect(headers['authori-zation']).toBeUndefined();
  }
  const again = await get(GOODS, { 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('however many ask for a page, the backend is asked once', async () => {
  const path = another();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => get(`${path}&utm_source=${at}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked.filter(({ url }) => url?.startsWith('/api/front/product/list'))).toHaveLength(1);
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

test('a late part is left to the browser, and that page is nobody else’s', async () => {
  trouble = (req) => req.url?.includes('/product/reply') === true;
  const started = performance.now();
  const answer = await get('/en/goods_detail/1002');
  expect(performance.now() - started).toBeLessThan(3000);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('</html>');
  await expect
    .poll(() => lines().at(-1))
    .toMatchObject({ status: 200, cache: 'miss', degraded: true });
});

test('a backend that hangs, fails or dies is answered for within five seconds, without a word of the program', async () => {
  const troubles: [Trouble, number][] = [
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
  for (const [kind, status] of troubles) {
    trouble = kind;
    const started = performance.now();
    const answer = await get(another());
    const html = await answer.text();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<div id="root">');
    expect(html).not.toMatch(/server\.js:|node_modules|at async/);
  }
});

test('what is the shopper’s own is sent as a frame without any data', async () => {
  for (const path of ['/order/shopping_cart', '/th/users/order_list']) {
    const answer = await get(path, SECRETS);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('class="page-skel');
    expect(html).not.toContain('stolen-token');
  }
  expect(asked).toEqual([]);
});

test('addresses of no shopper are answered shortly, without a page and without the backend', async () => {
  for (const [path, status] of [
    ['/%E0%A4%A', 400],
    ['/wp-login.php', 404],
    ['/assets/none.js', 404],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    expect((await answer.text()).length, path).toBeLessThan(40);
  }
  expect(asked).toEqual([]);
});

test('it says that it lives, and ends when it is told to, after its last answer', async () => {
  expect((await get('/healthz')).status).toBe(200);
  trouble = (req) => req.url?.startsWith('/api/front/product/list') === true;
  const last = get(another());
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const ended = new Promise((resolve) => {
    shop.on('exit', resolve);
  });
  shop.kill('SIGTERM');
  expect((await last).status).toBe(503);
  expect(await ended).toBe(0);
  expect(lines().at(-1)).toMatchObject({ event: 'page', status: 503 });
  expect(output, 'secrets in the log').not.toContain('stolen-token');
});
