import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { PageOptions } from '#/server/page-options.ts';
import { type PurgeResult, purgeReceiver } from '#/server/purge/receive.ts';
import { purgeState, purgedTags } from '#/server/purge/state.ts';
import { backend, refuses } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { cookiesOf, MALI, memberAddresses, tokenFor } from './member.ts';
import { BROWSER, PATIENT, servePages } from './page-server.ts';
import { rawRequest } from './raw-request.ts';

const dist = builtFolder();
const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rmSync(dist, { recursive: true }));

/** A server behind a trusted proxy. @param edit changes what the market answers */
async function shop(options: Partial<PageOptions> = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
  const own = backend();
  const edits = new Map<string, (answer: string) => string>();
  let fault: typeof own.market.fetch | null = null;
  const purges = purgeState();
  const pages = await servePages(
    dist,
    async (request) => {
      if (fault) return fault(request);
      own.calls.push(request);
      const answer = await own.market.fetch(request);
      const edit = [...edits].find(([part]) => request.url.includes(part))?.[1];
      return edit ? new Response(edit(await answer.text()), answer) : answer;
    },
    { deadlines: PATIENT, purges, ...options },
  );
  stops.push(pages.stop);
  return {
    ...own,
    ...pages,
    edits,
    purge: (...tags: string[]) => purges.apply({ kind: 'purge', tags }),
    fail: (reply: typeof fault) => void (fault = reply),
  };
}

const tagsOf = ({ tags }: { tags: string | null }) => tags?.split(' ') ?? [];

describe('a page is tagged by the calls that it made and their answers', () => {
  it.each([
    ['a product', '/en/goods_detail/1001', ['p1001', 'm1', 'cfg']],
    ['a product that does not exist', '/en/goods_detail/999999', ['p999999', 'cfg']],
    ['a category', '/en/goods/goods_search?cid=111', ['c111', 'cfg']],
    ['a search', '/en/goods/goods_search?title=bag', ['product', 'cfg']],
    ['a store', '/en/merchant/merchant/home?id=2', ['m2', 'cfg']],
    ['an activity', '/en/goods/activity_list?id=1', ['a1', 'cfg']],
    ['stores', '/en/merchant/merchant_more', ['stores', 'cfg']],
  ])('%s', async (_what, address, expected) => {
    const { get } = await shop();
    const page = await get(address);
    expect(tagsOf(page)).toEqual(expect.arrayContaining(expected));
    // Products of its lists.
    const shown = [...page.text.matchAll(/href="\/en\/goods_detail\/(\d+)"/g)].map(([, id]) => id);
    const missing = shown.filter((id) => !tagsOf(page).includes(`p${id}`));
    expect(missing).toEqual([]);
    expect(tagsOf(page).length).toBeLessThanOrEqual(64);
  });

  it('one of more than 64 things only by its calls', async () => {
    const { edits, get } = await shop();
    const home = tagsOf(await get('/en'));
    expect(home).toEqual(expect.arrayContaining(['cfg', 'home', 'm1']));
    expect(home.filter((tag) => /^p\d/.test(tag))).toEqual([]);
    edits.set('/merchant/search/list', (answer) => {
      const { data, ...rest } = JSON.parse(answer) as { data: { list: { proList: object[] }[] } };
      const [card] = data.list;
      const proList = Array.from({ length: 70 }, (_, at) => ({
        ...card?.proList[0],
        id: 5000 + at,
      }));
      return JSON.stringify({ ...rest, data: { ...data, list: [{ ...card, proList }] } });
    });
    const stores = tagsOf(await get('/en/merchant/merchant_more'));
    expect(stores).toEqual(expect.arrayContaining(['cfg', 'stores']));
    expect(stores.filter((tag) => /^[pm]\d/.test(tag))).toEqual([]);
  });
});

describe('the headers with the tags', () => {
  it('are sent to trusted proxies only', async () => {
    const { get, origin } = await shop();
    const { headers } = await fetch(`${origin}/en/goods_detail/1001`);
    expect(headers.get('Cache-Tag')).toBe(headers.get('Surrogate-Key')?.replaceAll(' ', ','));
    vi.stubEnv('TRUSTED_PROXIES', '10.0.0.1');
    expect((await get('/en/goods_detail/1001')).tags).toBeNull();
  });

  it('are on no page of a member, frame or failure', async () => {
    const { fail, get, market } = await shop();
    const token = await tokenFor(market.fetch, MALI);
    const headers = { ...BROWSER, Cookie: cookiesOf(token) };
    for (const address of memberAddresses(market, MALI))
      for (const own of [headers, BROWSER, {}])
        expect((await get(`/en${address}`, own)).tags, address).toBeNull();
    fail(refuses as typeof market.fetch);
    expect(await get('/en/goods_detail/1001')).toMatchObject({ status: 502, tags: null });
  });
});

it('a shared cache that requests a page again gets a fresh one: its own was stale', async () => {
  const { get } = await shop();
  const STORE = '/en/merchant/merchant/coupon?id=2';
  await get(STORE);
  vi.setSystemTime(Date.now() + 6000);
  expect((await get(STORE)).cache).toBe('storefront; fwd=miss');
  vi.setSystemTime(Date.now() + 6000);
  vi.stubEnv('TRUSTED_PROXIES', '10.0.0.1');
  expect((await get(STORE)).cache).toBe('storefront; hit; detail=stale-while-revalidate');
});

describe('a purge', () => {
  const renamed = (answer: string) =>
    answer.replace(/"storeName":"[^"]*"/, '"storeName":"Renamed product"');

  it('shows what has changed, and renders nothing else', async () => {
    const { calls, edits, get, purge } = await shop();
    const [PRODUCT, OTHER] = ['/en/goods_detail/1001', '/en/merchant/merchant/coupon?id=2'];
    await get(PRODUCT);
    await get(OTHER);
    edits.set('/product/detail/1001', renamed);
    purge('p1001');
    const before = calls.length;
    expect((await get(OTHER)).cache).toBe('storefront; hit');
    expect(calls.length).toBe(before);
    expect((await get(PRODUCT)).text).toContain('Renamed product');
  });

  it('reaches data that pages share', async () => {
    const { edits, get, purge } = await shop();
    expect((await get('/en/goods_detail/1001')).text).not.toContain('Winter fair');
    edits.set('/home/get/config', (answer) =>
      answer.replace(/"text":"[^"]*"/, '"text":"Winter fair"'),
    );
    purge('cfg');
    expect((await get('/en/goods_detail/1001')).text).toContain('Winter fair');
  });

  it('leaves the last good page', async () => {
    const { fail, get, market, purge } = await shop();
    const { text } = await get('/en/goods_detail/1001');
    purge('p1001');
    fail(refuses as typeof market.fetch);
    expect(await get('/en/goods_detail/1001')).toMatchObject({ status: 200, text });
  });

  it('keeps a bounded number of tags: what is older counts as purged', () => {
    const { isPurged, purge } = purgedTags<number>(0, 100);
    for (let at = 1; at <= 150; at += 1) purge([`p${at}`], at);
    expect(isPurged(['p151'], 49)).toBe(true);
    expect(isPurged(['p151'], 50)).toBe(false);
    expect(isPurged(['p60', 'p151'], 59)).toBe(true);
    expect(isPurged(['p60', 'p151'], 60)).toBe(false);
  });
});

describe('POST /purge', () => {
  const SECRET = 'a secret of the operator';
  async function serve(secret: string | null, result: PurgeResult = 'done') {
    const purged: string[][] = [];
    const receive = purgeReceiver(secret, async (tags) => {
      purged.push([...tags]);
      return result;
    });
    const server = createServer((req, res) => void receive(req, res));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send = async (body: string, authorization = `Bearer ${SECRET}`, method = 'POST') => {
      const request = { method, body, headers: { Authorization: authorization } };
      return (await rawRequest(origin, '/purge', request)).status;
    };
    return { purged, send };
  }

  it('takes tags from who knows the secret', async () => {
    const { purged, send } = await serve(SECRET);
    expect(await send('{"tags":["p5","m3","cfg","p5"]}')).toBe(200);
    expect(purged).toEqual([['p5', 'm3', 'cfg']]);
    for (const wrong of ['', 'Bearer', 'Bearer a secret', `Basic ${SECRET}`, `Bearer ${SECRET} `])
      expect(await send('{"tags":["p5"]}', wrong), wrong).toBe(wrong.endsWith(' ') ? 200 : 401);
    expect(await send('', undefined, 'PUT')).toBe(405);
  });

  it('is refused without a secret', async () => {
    const { purged, send } = await serve(null);
    for (const sent of ['Bearer ', 'Bearer null', ''])
      expect(await send('{"tags":["p5"]}', sent)).toBe(403);
    expect(purged).toEqual([]);
  });

  it('refuses what is malformed or too large', async () => {
    const { purged, send } = await serve(SECRET);
    for (const body of ['', '{', '[]', '{}', '{"tags":[]}', '{"tags":"p5"}', '{"tags":[5]}'])
      expect(await send(body), body).toBe(400);
    for (const tag of ['', 'P5', 'p5 p6', 'p5,p6', 'p-5', 'p5\r\nX: 1', `p${'1'.repeat(17)}`])
      expect(await send(JSON.stringify({ tags: [tag] })), tag).toBe(400);
    const many = Array.from({ length: 20_000 }, (_, id) => `p${id}`);
    expect(await send(JSON.stringify({ tags: many }))).toBe(413);
    expect(purged).toEqual([]);
  });

  it('says when other hosts could not be notified', async () => {
    const { send } = await serve(SECRET, 'unshared');
    expect(await send('{"tags":["p5"]}')).toBe(503);
  });
});
