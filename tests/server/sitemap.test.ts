// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MarketServer, startMarketServer } from '#mocks/server.ts';
import { serveSitemap } from '#/server/sitemap/serve.ts';

let market: MarketServer;
let server: Server;
let origin: string;
let requested: string[];
let problems: unknown[];
let isDown = false;

beforeEach(async () => {
  requested = [];
  problems = [];
  isDown = false;
  market = await startMarketServer({ fresh: true, saved: false });
  server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://shop').pathname;
    if (path.startsWith('/api/')) requested.push(req.url ?? '');
    if (path.startsWith('/api/') && isDown) return void res.writeHead(502).end('down');
    void market
      .handle(req, res)
      .then(
        async (done) =>
          done ||
          (await serveSitemap(path, req, res, (problem) => problems.push(problem))) ||
          res.writeHead(404).end('nothing'),
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
    const whole = await text('/sitemap-1.xml');
    expect(whole).toContain('goods_detail');
    isDown = true;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_001);
    expect(await text('/sitemap-1.xml')).toBe(whole);
    expect(await text('/sitemap-1.xml')).toBe(whole);
  });

  it('uses the configured origin, else that of the request; only a trusted proxy names the scheme', async () => {
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
