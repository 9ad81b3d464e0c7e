import { rmSync } from 'node:fs';
import { TEST_MS, WAIT_MS } from '#tests/deadlines.ts';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageOptions } from '#/server/page-options.ts';
import { purgeState } from '#/server/purge/state.ts';
import { purgeStream } from '#/server/purge/stream.ts';
import { backend, exception, refuses } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { cookiesOf, MALI, memberAddresses, tokenFor } from './member.ts';
import { BROWSER, PATIENT, servePages } from './page-server.ts';
import { testValkey } from './valkey.ts';

const GOODS = '/en/goods_detail/1001';
const dist = builtFolder();
afterAll(() => rmSync(dist, { recursive: true }));

let valkey: ReturnType<typeof testValkey>;
let own: ReturnType<typeof backend>;
let changed: (request: Request) => Promise<Response>;
let fault: ((request: Request) => Promise<Response> | Response) | null;
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: WAIT_MS });
const stops: (() => unknown)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  valkey = testValkey();
  own = backend();
  fault = null;
  changed = own.market.fetch;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  vi.useRealTimers();
});

/** Calls for the page's own data: one for each rendering. */
const rendered = () => own.calls.filter(({ url }) => url.includes('/product/detail/')).length;
/** What the market says of the product from now on. */
const says = (edit: (answer: string) => string) => {
  changed = async (request) => {
    const answer = await own.market.fetch(request);
    return request.url.includes('/product/detail/1001')
      ? new Response(edit(await answer.text()), answer)
      : answer;
  };
};
const rename = (name: string) =>
  says((answer) => answer.replace(/"storeName":"[^"]*"/, `"storeName":"${name}"`));

const shareWith = (build: string) => ({
  valkey: valkey.connect(),
  prefix: 'shop:',
  build,
  deadlines: { ask: TEST_MS, page: TEST_MS },
});
/** Gives up at once when Valkey does not answer. */
const shareBriefly = () => ({ ...shareWith('1'), deadlines: { ask: 1, page: 1 } });

/** A host that shares the address of the shop, and Valkey, with others. */
async function host(options: Partial<PageOptions> = {}) {
  const purges = purgeState();
  const lags: number[] = [];
  const seen: string[] = [];
  const stream = purgeStream({
    reader: valkey.connect(),
    writer: valkey.connect(),
    name: 'purges',
    blockMs: TEST_MS,
    onLag: (seconds) => lags.push(seconds),
    deliver: async (message) => {
      seen.push(message.kind);
      purges.apply(message);
    },
  });
  const end = new AbortController();
  const following = stream.follow(end.signal);
  const send = async (request: Request) => {
    own.calls.push(request);
    return (fault ?? changed)(request);
  };
  const pages = await servePages(
    dist,
    send,
    {
      purges,
      deadlines: PATIENT,
      shared: shareWith('1'),
      ...options,
    },
    'https://shop.test',
  );
  const stop = async () => {
    end.abort();
    valkey.become(null);
    await following;
    await pages.stop();
  };
  stops.push(stop);
  await eventually(() => expect(seen[0]).toBe('missed'));
  return { get: pages.get, purges, publish: stream.publish, lags, seen };
}

/** Hosts store in the background. One whose Valkey dies meanwhile leaves its lock, for which others wait. */
const stored = (count: number) =>
  eventually(() => {
    expect(valkey.stored()).toHaveLength(count);
    expect(valkey.locks()).toEqual([]);
  });

it('a page that one host has rendered is sent by the others', async () => {
  const [one, two] = [await host(), await host()];
  const first = await one.get(GOODS);
  await stored(1);
  expect(await two.get(GOODS)).toEqual({ ...first, cache: 'storefront; hit' });
  expect(rendered()).toBe(1);
});

it('hosts that are asked at the same time render a page once', async () => {
  const hosts = [await host(), await host(), await host()];
  const answers = await Promise.all(hosts.map(({ get }) => get(GOODS)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(rendered()).toBe(1);
});

it('another build has pages of its own', async () => {
  const one = await host();
  await one.get(GOODS);
  await stored(1);
  const other = await host({ shared: shareWith('2') });
  expect(await other.get(GOODS)).toMatchObject({ cache: 'storefront; fwd=miss' });
});

it('an entry without a time purges, and is no lag', async () => {
  const { get, lags } = await host();
  await get(GOODS);
  rename('Renamed teapot');
  await valkey.connect().call('XADD', 'purges', '*', 'tags', 'p1001');
  await eventually(async () => expect((await get(GOODS)).text).toContain('Renamed teapot'));
  expect(lags).toEqual([]);
});

it('a purge reaches all hosts, which render the page once', async () => {
  const hosts = [await host(), await host(), await host()];
  for (const { get } of hosts) await get(GOODS);
  rename('Renamed teapot');
  await hosts[1]?.publish(['p1001']);
  await eventually(() => expect(hosts.flatMap(({ lags }) => lags)).toHaveLength(3));
  const before = rendered();
  const answers = await Promise.all(hosts.map(({ get }) => get(GOODS)));
  for (const { text } of answers) expect(text).toContain('Renamed teapot');
  expect(rendered() - before).toBe(1);
});

it('a host that has missed purges drops what it keeps', async () => {
  const [one, two] = [await host(), await host()];
  await two.get(GOODS);
  rename('Renamed meanwhile');
  for (const tag of ['p1', 'p1001', 'p2']) await one.publish([tag]);
  valkey.forget();
  await one.publish(['p3']).catch(() => undefined);
  await eventually(() => expect(two.seen.filter((kind) => kind === 'missed')).toHaveLength(2));
  expect((await two.get(GOODS)).text).toContain('Renamed meanwhile');
});

it('no host uses an old page after an old copy of the stream has come back', async () => {
  const [one, two] = [await host(), await host()];
  await one.get(GOODS);
  await stored(1);
  await two.get(GOODS);
  const restore = valkey.copy();
  rename('Renamed after the copy');
  await one.publish(['p1001']);
  restore();
  await eventually(async () => {
    // Valkey ends the wait for an entry after a while.
    valkey.wake();
    expect((await two.get(GOODS)).text).toContain('Renamed after the copy');
  });
});

it('a page is rendered again if its age is unknown, because the clock of Valkey was set back', async () => {
  const [one, two] = [await host(), await host()];
  await one.get(GOODS);
  await stored(1);
  valkey.setBack(3_600_000);
  expect(await two.get(GOODS)).toMatchObject({ cache: 'storefront; fwd=miss' });
});

it('the last good pages survive a restart of all hosts while the backend is down', async () => {
  const before = await host();
  const first = await before.get(GOODS);
  await stored(1);
  for (const reply of [refuses, exception]) {
    fault = reply;
    const after = await host();
    // After a purge it is too old to be sent without trying.
    await after.publish(['p1001']);
    const { status, text, cache } = await after.get(GOODS);
    expect([status, text, cache]).toEqual([
      200,
      first.text,
      'storefront; hit; detail=stale-if-error',
    ]);
  }
});

it('a last good page of another host is found although Valkey has not answered before', async () => {
  const before = await host();
  const first = await before.get(GOODS);
  await stored(1);
  fault = refuses;
  const after = await host({ shared: shareBriefly() });
  valkey.become('slow');
  for (const id of [1002, 1003, 1004])
    expect((await after.get(`/en/goods_detail/${id}`)).status).toBe(502);
  valkey.become(null);
  await eventually(() => expect(after.seen.at(-1)).not.toBe('lost'));
  expect(await after.get(GOODS)).toMatchObject({ status: 200, text: first.text });
});

it('a product that is gone leaves no page to other hosts', async () => {
  const [one, two] = [await host(), await host()];
  await one.get(GOODS);
  await stored(1);
  says(() => JSON.stringify({ code: 500, message: '该商品不存在', data: null }));
  await one.publish(['p1001']);
  expect((await one.get(GOODS)).status).toBe(404);
  await stored(0);
  expect((await two.get(GOODS)).status).toBe(404);
});

it.each(['dead', 'slow', 'full'] as const)('pages are served while Valkey is %s', async (how) => {
  const breaker: string[] = [];
  const one = await host({
    shared: { ...shareBriefly(), onBreaker: ({ state }) => breaker.push(state) },
  });
  await one.get(GOODS);
  valkey.become(how);
  for (const id of [1002, 1003, 1004, 1005, 1006])
    expect(await one.get(`/en/goods_detail/${id}`)).toMatchObject({ status: 200 });
  expect(await one.get(GOODS)).toMatchObject({ status: 200 });
  if (how !== 'slow') return;
  // It is no longer asked.
  const asked = () => valkey.asked.filter((name) => name === 'GET').length;
  const before = asked();
  await one.get('/en/goods_detail/1007');
  expect(asked()).toBe(before);
});

it('purges are refused while Valkey is dead, and reach all hosts when it works again', async () => {
  const [one, two] = [await host(), await host()];
  await one.get(GOODS);
  await stored(1);
  await two.get(GOODS);
  rename('Renamed meanwhile');
  valkey.become('dead');
  await expect(one.publish(['p1001'])).rejects.toThrow();
  one.purges.apply({ kind: 'purge', tags: ['p1001'] });
  valkey.become(null);
  // The stored page is older than the purge.
  expect((await one.get(GOODS)).text).toContain('Renamed meanwhile');
  await eventually(() => expect(two.lags).not.toEqual([]));
  expect((await two.get(GOODS)).text).toContain('Renamed meanwhile');
});

it('purges that could not be shared are bounded: then everything expires', async () => {
  const [one, two] = [await host(), await host()];
  await two.get(GOODS);
  await stored(1);
  rename('Renamed meanwhile');
  valkey.become('dead');
  const many = Array.from({ length: 6000 }, (_, at) => `p${at + 1}`);
  await expect(one.publish(many)).rejects.toThrow();
  valkey.become(null);
  await eventually(() => expect(two.lags).not.toEqual([]));
  expect(valkey.entries().at(-1)).toEqual(['tags', 'cfg', 'sent', expect.any(String)]);
  expect((await two.get(GOODS)).text).toContain('Renamed meanwhile');
});

it('nothing of a member enters it', async () => {
  const token = await tokenFor(own.market.fetch, MALI);
  const one = await host();
  const cookie = { ...BROWSER, Cookie: cookiesOf(token) };
  await one.get(GOODS, cookie);
  await stored(1);
  for (const address of memberAddresses(own.market, MALI)) await one.get(`/en${address}`, cookie);
  await one.get('/en', cookie);
  await stored(2);
  for (const [name, { bytes }] of valkey.stored()) {
    expect(name).toMatch(/^shop:1:[\w-]{43}$/);
    expect(bytes.includes(token)).toBe(false);
  }
  expect(valkey.asked.filter((name) => name === 'SET').length).toBeLessThanOrEqual(4);
});
