import { rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import texts from '../../locales/en/common.json' with { type: 'json' };
import { withRequest } from '#/server/request-context.ts';
import { backend, refuses } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { servePages } from './page-server.ts';

const EXCEPTION =
  "\n### Error querying database.  Cause: com.mysql.jdbc.exceptions.jdbc4.MySQLSyntaxErrorException: Table 'shop.eb_secret' doesn't exist\n### SQL: SELECT id FROM eb_secret";
const failure = (message: string) => () => Response.json({ code: 500, message, data: null });

/** A page, its critical call, and the message of the backend for a missing resource. */
const PAGES = [
  ['product', '/en/goods_detail/1001', 'product/detail/1001', 'Item with id 1001 not found'],
  ['activity', '/en/goods/activity_list?id=1', 'pc/activity/detail', 'activity does not exist'],
  ['store', '/en/merchant/merchant/home?id=1', 'merchant/index/info', 'Merchant does not exist'],
  [
    'store goods',
    '/en/merchant/merchant/category?id=1',
    'merchant/index/info',
    'The store is not open',
  ],
  [
    'store coupons',
    '/en/merchant/merchant/coupon?id=1',
    'merchant/index/info',
    'Merchant does not exist',
  ],
  [
    'store papers',
    '/en/merchant/merchant/qualification?id=1',
    'merchant/index/info',
    'Merchant does not exist',
  ],
] as const;

/** Pages of lists, which cannot be missing. */
const LISTS = [
  ['search', '/en/goods/goods_search?title=tea', 'product/list'],
  ['top sellers', '/en/goods/top_one', 'leaderboard'],
] as const;
const NEEDED = [...PAGES.map(([name, address, call]) => [name, address, call] as const), ...LISTS];

describe('a page is 404 only if the backend reports its resource missing', () => {
  it.each(PAGES)(
    '%s: a missing resource is 404 with a text of the shop',
    async (_, address, call, sentence) => {
      const { renderOk, problems, calls } = backend({ [call]: failure(sentence) });
      const page = await renderOk(address);
      expect(calls.some(({ url }) => url.includes(call))).toBe(true);
      expect(page.status).toBe(404);
      expect(page.html).not.toContain(sentence);
      expect(page.html).toContain(texts.errorPage.gone);
      expect(problems).toEqual([]);
    },
  );

  it('shows the message of a backend that translates it', async () => {
    const sentence = 'Cet article n’est plus en vente';
    const { renderOk } = backend({ 'product/detail/1001': failure(sentence) });
    const page = await renderOk('/fr/goods_detail/1001');
    expect(page.status).toBe(404);
    expect(page.html).toContain(sentence);
  });

  it.each(NEEDED)(
    '%s: an exception is 502 and its text is not rendered',
    async (_, address, call) => {
      const { renderOk, problems, calls } = backend({ [call]: failure(EXCEPTION) });
      const page = await renderOk(address);
      expect(calls.some(({ url }) => url.includes(call))).toBe(true);
      expect(page.status).toBe(502);
      expect(page.degraded).toBe(true);
      const document = page.head + page.html + JSON.stringify(page.state);
      expect(document).not.toMatch(/###|mysql|eb_secret|SELECT id/);
      expect(page.html).toContain('Reference:');
      expect(problems.some((problem) => String(problem).includes('eb_secret'))).toBe(true);
    },
  );

  it('the reference on an error page is the end of the id in the log', async () => {
    const { renderOk } = backend({ 'product/detail': refuses });
    const page = await withRequest('0123456789abcdef', () => renderOk('/en/goods_detail/1001'));
    expect(page.html).toContain('Reference: 89abcdef');
    expect(JSON.stringify(page.state)).not.toContain('0123456789abcdef');
  });

  it.each(NEEDED)('%s: another refusal is 502', async (_, address, call) => {
    const { renderOk } = backend({ [call]: failure('Come back tomorrow') });
    const page = await renderOk(address);
    expect(page.status).toBe(502);
    expect(page.html).toContain('Come back tomorrow');
  });

  it('the text of an exception in a deferred section is not rendered', async () => {
    const { renderOk } = backend({
      'product/reply': failure(EXCEPTION),
      'home/index': failure(EXCEPTION),
    });
    const page = await renderOk('/en/goods_detail/1001');
    expect(page.status).toBe(200);
    expect(page.html + JSON.stringify(page.state)).not.toContain('eb_secret');
  });
});

describe('a backend without extensions', () => {
  it('gets one request for a missing extension, not one with every page', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { market, calls } = backend({}, 'as-is');
    const dist = builtFolder();
    const pages = await servePages(dist, (request) => {
      calls.push(request);
      return market.fetch(request);
    });
    const asked = () => calls.filter(({ url }) => url.includes('home/get/config')).length;
    for (let id = 1001; id <= 1020; id += 1) {
      // The data of the frame is kept for seconds.
      vi.advanceTimersByTime(10_000);
      const { text } = await pages.get(`/en/goods_detail/${id}`);
      expect(text).toContain('"absent":["homeConfig"]');
    }
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(600_000);
    await pages.get('/en/goods_detail/1001');
    expect(asked()).toBe(2);
    vi.useRealTimers();
    await pages.stop();
    rmSync(dist, { recursive: true });
  });

  it('renders a parent category with the products of its subcategories', async () => {
    const { renderOk, problems } = backend({}, 'as-is');
    const page = await renderOk('/en/goods/goods_search?cid=2');
    expect(page).toMatchObject({ status: 200, degraded: false });
    expect(page.html).toContain('Backpacks');
    expect(page.html.match(/goods_detail\//g)?.length).toBeGreaterThan(8);
    expect(page.head).not.toContain('noindex');
    expect(problems).toEqual([]);
  });

  it.each(['/', '/en/goods_detail/1001', '/en/login', '/th/merchant/merchant/home?id=1'])(
    'renders the complete page of %s for a guest',
    async (address) => {
      const { renderOk, problems } = backend({}, 'as-is');
      const page = await renderOk(address);
      expect(page).toMatchObject({
        status: 200,
        degraded: false,
        state: { absent: ['homeConfig'] },
      });
      expect(page.html).not.toContain('未登录');
      expect(problems).toEqual([]);
    },
  );
});
