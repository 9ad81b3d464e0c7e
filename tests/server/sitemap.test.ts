// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MarketServer, startMarketServer } from '#mocks/server.ts';
import { sitemapServer } from '#/server/sitemap/serve.ts';
import { sitemapProblem } from '#/server/sitemap/store.ts';
import { WAIT_MS } from '#tests/deadlines.ts';
import { rawRequest } from './raw-request.ts';

let market: MarketServer;
let server: Server;
let origin: string;
let requested: string[];
let problems: unknown[];
let folder: string;
let serveSitemap: ReturnType<typeof sitemapServer>;
let isDown = false;
/** Called before each call of the backend is answered. */
let beforeCall: (url: string) => Promise<void> | void = () => undefined;

beforeEach(async () => {
  requested = [];
  // Those of a build that continues after its test are not those of the next one.
  const own: unknown[] = [];
  problems = own;
  isDown = false;
  beforeCall = () => undefined;
  folder = mkdtempSync(join(tmpdir(), 'sitemap-test-'));
  vi.stubEnv('SITEMAP_FOLDER', folder);
  serveSitemap = sitemapServer((problem) => own.push(problem), { firstMs: WAIT_MS });
  market = await startMarketServer({ fresh: true, saved: false });
  server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://shop').pathname;
    if (path === '/healthz') return void res.end('ok');
    if (path.startsWith('/api/')) requested.push(req.url ?? '');
    if (path.startsWith('/api/') && isDown) return void res.writeHead(502).end('down');
    void Promise.resolve(path.startsWith('/api/') ? beforeCall(path) : undefined)
      .then(() => market.handle(req, res))
      .then(
        async (done) =>
          done || (await serveSitemap(path, req, res)) || res.writeHead(404).end('nothing'),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const text = async (path: string, headers = {}) => (await fetch(origin + path, { headers })).text();
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

describe('the sitemap of a running server', () => {
  it('contains the home page, all categories and all products on sale in five languages', async () => {
    expect(locs(await text('/sitemap.xml'))).toEqual([`${origin}/sitemap-1.xml`]);
    const found = locs(await text('/sitemap-1.xml'));
    const onSale = (await (
      await fetch(`${origin}/api/front/product/list?page=1&limit=10000`)
    ).json()) as { data: { total: number; list: { id: number }[] } };
    expect(onSale.data.list).toHaveLength(onSale.data.total);
    for (const { id } of onSale.data.list)
      for (const prefix of ['', '/en', '/fr', '/th', '/lao'])
        expect(found).toContain(`${origin}${prefix}/goods_detail/${id}`);
    expect(found.filter((address) => address.includes('goods_detail'))).toHaveLength(
      onSale.data.total * 5,
    );
    expect(
      found.filter((address) => /\/en\/goods\/goods_search\?cid=\d+$/.test(address)).length,
    ).toBeGreaterThan(10);
    expect(found).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/lao`,
        `${origin}/middlewares/privacy_agreement`,
        `${origin}/th/goods/top_one`,
        `${origin}/fr/merchant/merchant_street`,
        `${origin}/th/merchant/merchant_more`,
        `${origin}/en/goods/activity_list?id=1`,
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('calls the backend once for parallel requests, and not again within an hour', async () => {
    await Promise.all([text('/sitemap.xml'), text('/sitemap-1.xml'), text('/sitemap-1.xml')]);
    const calls = requested.length;
    expect(requested.filter((url) => url.includes('category'))).toHaveLength(1);
    await text('/sitemap-1.xml');
    expect(requested).toHaveLength(calls);

    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_001);
    await text('/sitemap-1.xml');
    await expect.poll(() => requested).toHaveLength(2 * calls);
  });

  it('serves the cached sitemap while the backend is down, and 503 without one', async () => {
    isDown = true;
    const answer = await fetch(`${origin}/sitemap.xml`);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(String(problems)).toContain('The sitemap cannot be generated: ');

    isDown = false;
    const [now, since] = [Date.now(), performance.now()];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(since + 60_001);
    const whole = await text('/sitemap-1.xml');
    expect(whole).toContain('goods_detail');
    isDown = true;
    vi.spyOn(Date, 'now').mockReturnValue(now + 3_700_000);
    clock.mockReturnValue(since + 3_700_000);
    expect(await text('/sitemap-1.xml')).toBe(whole);
    await expect.poll(() => problems).toHaveLength(2);
    expect(await text('/sitemap-1.xml')).toBe(whole);
  });

  it('is built in the background: health checks and the last sitemap are answered meanwhile', async () => {
    const before = await text('/sitemap-1.xml');
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCall = () => promise;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_001);
    expect(await text('/sitemap-1.xml')).toBe(before);
    expect(await text('/healthz')).toBe('ok');
    expect(await text('/sitemap-1.xml')).toBe(before);
    const calls = requested.length;
    await fetch(`${origin}/sitemap.xml`);
    expect(requested).toHaveLength(calls);
    resolve();
    await expect.poll(() => requested.length).toBeGreaterThan(calls);
  });

  it('is 503 with Retry-After until the first one is complete', async () => {
    serveSitemap = sitemapServer(() => undefined, { firstMs: 0 });
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCall = () => promise;
    const early = await fetch(`${origin}/sitemap.xml`);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '60']);
    resolve();
    await expect.poll(async () => (await fetch(`${origin}/sitemap.xml`)).status).toBe(200);
    expect(requested.filter((url) => url.includes('category'))).toHaveLength(1);
  });

  it('uses the configured origin; only a trusted proxy names the scheme', async () => {
    const overTls = { 'X-Forwarded-Proto': 'https' };
    expect(await text('/robots.txt', overTls)).toContain(`Sitemap: ${origin}/sitemap.xml`);
    vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1, ::1');
    expect(await text('/robots.txt', overTls)).toContain(
      `Sitemap: ${origin.replace('http:', 'https:')}/sitemap.xml`,
    );
    vi.stubEnv('SHOP_ORIGIN', 'https://shop.example/');
    expect(await text('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(locs(await text('/sitemap.xml'))).toEqual(['https://shop.example/sitemap-1.xml']);
    expect(locs(await text('/sitemap-1.xml'))[0]).toBe('https://shop.example/');
  });

  it('has the host of the request that is answered, also after one of another host, and is built once', async () => {
    const hosts = ['evil.example', new URL(origin).host, 'third.example:8443'];
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/robots.txt']) {
      const sent = await Promise.all(
        hosts.map(async (Host) => {
          const { text: body } = await rawRequest(origin, path, { headers: { Host } });
          expect(body).toContain(`http://${Host}/`);
          return body.replaceAll(`http://${Host}`, '');
        }),
      );
      expect(new Set(sent).size, path).toBe(1);
      expect(sent[0]).not.toMatch(/evil|third|invalid/);
    }
    expect(requested.filter((url) => url.includes('category'))).toHaveLength(1);
  });

  it('is there after a restart, also while the backend is down, but not for another origin', async () => {
    const before = await text('/sitemap-1.xml');
    isDown = true;
    serveSitemap = sitemapServer(() => undefined, { firstMs: 0 });
    expect(await text('/sitemap-1.xml')).toBe(before);
    isDown = false;
    vi.stubEnv('SHOP_ORIGIN', 'https://shop.example');
    expect((await fetch(`${origin}/sitemap-1.xml`)).status).toBe(503);
    await expect
      .poll(() => text('/sitemap-1.xml'))
      .toContain('<loc>https://shop.example/en/goods_detail/');
  });

  it('is built although a process ended while it was building', async () => {
    const ended = spawnSync(process.execPath, ['--version']).pid;
    for (const pid of [ended, process.pid]) {
      writeFileSync(join(folder, 'building'), String(pid));
      expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200);
      rmSync(join(folder, 'current.json'));
    }
  });

  it('is kept in a folder that did not exist', async () => {
    vi.stubEnv('SITEMAP_FOLDER', join(folder, 'new', 'one'));
    serveSitemap = sitemapServer(() => undefined, { firstMs: WAIT_MS });
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(200);
  });

  it.each(['/dev/null/a', '/proc'])(
    'is 503 and not an error of each request if nothing can be written to %s, which is known at the start',
    async (temporary) => {
      expect(sitemapProblem()).toBeNull();
      vi.stubEnv('SITEMAP_FOLDER', undefined);
      vi.stubEnv('TMPDIR', temporary);
      serveSitemap = sitemapServer((problem) => problems.push(problem), { firstMs: WAIT_MS });
      expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(503);
      expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(503);
      expect(problems).toHaveLength(1);
      expect(String(sitemapProblem())).toContain(temporary);
    },
  );

  it('serves no other files', async () => {
    const statuses = await Promise.all(
      ['/sitemap-2.xml', '/sitemap-x.xml', '/en/robots.txt'].map(
        async (path) => (await fetch(origin + path)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404]);
    const head = await fetch(`${origin}/sitemap.xml`, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
      200,
      'application/xml; charset=utf-8',
      '',
    ]);
  });
});
