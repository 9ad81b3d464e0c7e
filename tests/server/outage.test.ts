import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME_OPERATIONS } from '#/layout/frame-queries.ts';
import { type Breaker, type BreakerStatus, createBreaker } from '#/server/breaker.ts';
import type { PageLine } from '#/server/page-options.ts';
import { backend, exception, gateway, hangs, refuses } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { BROWSER, PATIENT, servePages, SOON } from './page-server.ts';
import { rawRequest } from './raw-request.ts';

const SECOND = 1000;
const GOODS = '/en/goods_detail/1001';
const SEARCH = '/en/goods/goods_search?title=tea';

describe('an outage of the backend', () => {
  const dist = builtFolder();
  // The first page loads the code of its route, which may take longer than `SOON`.
  beforeAll(async () => {
    const { renderOk } = backend();
    for (const path of [GOODS, SEARCH, '/en', '/en/no/such/page']) await renderOk(path);
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  let pages: Awaited<ReturnType<typeof servePages>>;
  let fault: ((request: Request) => Promise<Response> | Response) | null;
  let calls: number;
  let breaker: Breaker;
  let lines: PageLine[];
  let changes: BreakerStatus['state'][];
  const deadlines = { ...PATIENT };

  const get: (typeof pages)['get'] = (...request) => pages.get(...request);
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const fail = (reply: typeof fault) => {
    fault = reply;
    if (reply === hangs) Object.assign(deadlines, SOON);
  };
  const openBreaker = async () => {
    for (let page = 1; page <= 3; page += 1) await get(`/en/goods_detail/${page}`);
    expect(changes).toEqual(['open']);
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { market } = backend();
    Object.assign(deadlines, PATIENT);
    [fault, calls, lines, changes] = [null, 0, [], []];
    const send = async (request: Request) => {
      calls += 1;
      return fault ? fault(request) : market.fetch(request);
    };
    breaker = createBreaker('https://api.example.com', {
      now: Date.now,
      onChange: ({ state }) => changes.push(state),
    });
    pages = await servePages(dist, send, {
      breaker,
      deadlines,
      onPage: (line) => lines.push(line),
    });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await pages.stop();
  });

  it.each([
    ['refuses connections', refuses],
    ['answers by its gateway', gateway],
    ['answers with exceptions', exception],
  ])('the last good page is served, marked, for an hour: it %s', async (_how, reply) => {
    const first = await get(GOODS);
    expect(first).toMatchObject({ status: 200, cache: 'storefront; fwd=miss' });
    fault = reply;
    pass(3599 * SECOND);
    const kept = await get(GOODS);
    expect(kept).toMatchObject({
      status: 200,
      text: first.text,
      cache: 'storefront; hit; detail=stale-if-error',
      control: 'no-cache',
      age: '3599',
    });
    expect(lines.at(-1)).toMatchObject({ status: 200, cache: 'stale-if-error' });
    pass(SECOND);
    expect(await get(GOODS)).toMatchObject({ status: 502, control: 'no-store' });
    fault = null;
    pass(10 * SECOND);
    expect(await get(GOODS)).toMatchObject({ status: 200, cache: 'storefront; fwd=miss' });
  });

  const PARTS = ['/en', '/en/merchant/merchant_street', '/en/merchant/merchant_more'];
  it.each(
    PARTS.flatMap((path) =>
      [refuses, gateway, exception, hangs].map((reply) => [path, reply.name, reply] as const),
    ),
  )(
    '%s, of which no part is critical, is also the last good one: %s',
    async (path, _how, reply) => {
      const first = await get(path);
      fail(reply);
      pass(600 * SECOND);
      expect(await get(path)).toMatchObject({ status: 200, text: first.text, age: '600' });
    },
  );

  it.each([GOODS, SEARCH, '/en'])('no document says where the backend is: %s', async (path) => {
    fail(() => Promise.reject(new TypeError('http://10.0.0.7:8080 redirects to another host')));
    const { text } = await get(path);
    expect(text).toContain('<html');
    expect(text).not.toContain('10.0.0.7');
  });

  it('a page without any data is sent if there is no good one', async () => {
    fault = exception;
    expect(await get('/en')).toMatchObject({ status: 200, age: null, control: 'no-store' });
  });

  it('a page with some answers is rendered, though incomplete', async () => {
    await get(GOODS);
    const { market } = backend();
    fault = (request) => (request.url.includes('reply') ? exception() : market.fetch(request));
    pass(600 * SECOND);
    expect(await get(GOODS)).toMatchObject({ status: 200, age: null, control: 'no-store' });
  });

  it('a removed product is not served', async () => {
    await get(GOODS);
    fault = () => Response.json({ code: 404, message: 'This item is gone', data: null });
    pass(600 * SECOND);
    expect(await get(GOODS)).toMatchObject({ status: 404, age: null });
    fault = refuses;
    pass(600 * SECOND);
    expect(await get(GOODS)).toMatchObject({ status: 502 });
  });

  it('browsers revalidate the last good page by its ETag', async () => {
    const { etag } = await get(GOODS);
    fault = refuses;
    pass(600 * SECOND);
    const again = await get(GOODS, { 'If-None-Match': etag ?? '' });
    expect([again.status, again.age]).toEqual([304, '600']);
  });

  it('after three failed pages in a row, the backend is not called', async () => {
    const first = await get(GOODS);
    fault = refuses;
    pass(4 * SECOND);
    await openBreaker();
    calls = 0;
    expect(await get(GOODS)).toMatchObject({ cache: 'storefront; hit' });
    expect(await get(SEARCH)).toMatchObject({ status: 502, control: 'no-store' });
    pass(4 * SECOND + 999);
    expect(await get(GOODS)).toMatchObject({
      text: first.text,
      cache: 'storefront; hit; detail=stale-if-error',
    });
    expect(calls).toBe(0);
  });

  it('a hanging backend costs a few visitors their time, then none', async () => {
    fail(hangs);
    await Promise.all([1, 2, 3].map((page) => get(`/en/goods_detail/${page}`)));
    expect(changes).toEqual(['open']);
    calls = 0;
    // A page that waited now would not be sent within this test.
    Object.assign(deadlines, PATIENT);
    const crawler = await get(SEARCH);
    expect(crawler).toMatchObject({ status: 503, control: 'no-store' });
    // The page is left to the browser, which has a longer deadline.
    const browser = await get(SEARCH, BROWSER);
    expect(browser).toMatchObject({ status: 200, control: 'no-store' });
    expect(browser.text).toContain('page-skeleton');
    expect(calls).toBe(0);
  });

  it('a slow backend: browsers get the last good page, which they refetch, in place of a frame', async () => {
    const first = await get(GOODS);
    fail(hangs);
    pass(600 * SECOND);
    expect(await get(GOODS, BROWSER)).toMatchObject({ status: 200, text: first.text, age: '600' });
    expect((await get(SEARCH, BROWSER)).text).toContain('page-skeleton');
  });

  it('after five seconds one page probes the backend, in the background if possible', async () => {
    const first = await get(GOODS);
    fault = refuses;
    await openBreaker();
    pass(5 * SECOND);
    calls = 0;
    expect(await get(GOODS)).toMatchObject({ text: first.text, age: '5' });
    await expect.poll(() => calls).toBeGreaterThan(0);
    // Only one page probes.
    expect(await get(SEARCH)).toMatchObject({ status: 502 });
    await expect.poll(() => breaker.state()).toBe('open');
    expect(changes).toEqual(['open']);

    fault = null;
    pass(5 * SECOND);
    expect(await get(GOODS)).toMatchObject({ cache: 'storefront; hit; detail=stale-if-error' });
    await expect.poll(async () => (await get(GOODS)).cache).toBe('storefront; hit');
    expect(changes).toEqual(['open', 'closed']);
    expect(await get(SEARCH)).toMatchObject({ status: 200, cache: 'storefront; fwd=miss' });
  });

  it('a page that does not exist is cached, and not served in place of another', async () => {
    expect(await get('/en/no/such/page')).toMatchObject({ status: 404 });
    calls = 0;
    expect(await get('/en/no/such/page')).toMatchObject({ status: 404, cache: 'storefront; hit' });
    expect(calls).toBe(0);
    const missing = '/en/goods_detail/999999';
    expect(await get(missing)).toMatchObject({ status: 404 });
    expect(await get(missing)).toMatchObject({ status: 404, cache: 'storefront; hit' });
    fault = refuses;
    pass(65 * SECOND);
    expect(await get(missing)).toMatchObject({ status: 502 });
  });

  it('of a burst of pages, those that wait for their turn find the breaker open', async () => {
    const details = new Set<string>();
    Object.assign(deadlines, SOON);
    fault = (request) => {
      if (request.url.includes('product/detail')) details.add(request.url);
      return hangs(request);
    };
    const all = Array.from({ length: 60 }, (_, at) => get(`/en/goods_detail/${2000 + at}`));
    const statuses = new Set((await Promise.all(all)).map(({ status }) => status));
    expect([...statuses]).toEqual([503]);
    // 32 at a time.
    expect(details.size).toBeLessThan(50);
  });

  it('pages of another host are kept apart', async () => {
    const first = await get(GOODS);
    const other = await rawRequest(pages.origin, GOODS, { headers: { Host: 'other.example' } });
    expect(other.headers['cache-status']).toBe('storefront; fwd=miss');
    expect(other.text).toContain('http://other.example/en/goods_detail/1001');
    expect(first.text).not.toContain('other.example');
    expect(await get(GOODS)).toMatchObject({ text: first.text, cache: 'storefront; hit' });
  });

  it('pages of members are frames as ever', async () => {
    fault = refuses;
    await openBreaker();
    expect(await get('/en/users/order_list')).toMatchObject({ status: 200 });
  });

  it('a visitor without a kept page gets the error page at once while the breaker is open', async () => {
    fault = refuses;
    await openBreaker();
    calls = 0;
    // A page that waited would not be sent within this test.
    for (const title of ['first', 'second'])
      expect(await get(`/en/goods/goods_search?title=${title}`)).toMatchObject({ status: 502 });
    expect(calls).toBe(0);
  });

  it('data of the frame that an earlier page has loaded says nothing about the backend', async () => {
    await get(GOODS);
    const atFirst = calls;
    await get('/en/goods_detail/1002');
    expect(calls - atFirst).toBe(atFirst - FRAME_OPERATIONS.length);
    fault = refuses;
    await openBreaker();
    const { text, status } = await get('/en/goods_detail/9');
    expect(status).toBe(502);
    expect(text).toContain('Fashion');
  });

  it('data of the frame is loaded again after 5 seconds', async () => {
    await get(GOODS);
    const atFirst = calls;
    pass(5 * SECOND);
    await get('/en/goods_detail/1002');
    expect(calls).toBe(2 * atFirst);
  });
});
