// @vitest-environment node
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startMarketServer } from '#mocks/server.ts';
import { type MockOptions, mockServer } from '#mocks/mock-server.ts';

const PLAIN = { seed: 1 };
const running: Server[] = [];

async function start(options: Partial<MockOptions> = {}) {
  const all = { ...PLAIN, ...options };
  const market = await startMarketServer({
    fresh: true,
    seed: all.seed,
    stateFile: '.cache/test-mock.json',
  });
  const server = mockServer(market, all);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const request = (path: string, init?: RequestInit) =>
    fetch(origin + path, { ...init, headers: { 'Form-type': 'pc', ...init?.headers } });
  const read = async (path: string, init?: RequestInit) =>
    (await request(path, init)).json() as Promise<{
      code: number;
      data: { list: { id: number; storeName: string; stock: number }[] };
    }>;
  return { request, read };
}

afterEach(() => running.splice(0).forEach((server) => server.close()));

const PRODUCTS = '/api/front/product/list?page=1&limit=5';

describe('the mock server', () => {
  it('allows all origins and the headers of the contract', async () => {
    const { request } = await start();
    const preflightHeaders = {
      Origin: 'http://elsewhere.test',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authori-zation,form-type',
    };
    const preflight = await request('/api/front/cart/save', {
      method: 'OPTIONS',
      headers: preflightHeaders,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('authori-zation,form-type');
    const answer = await request(PRODUCTS, { headers: { Origin: 'http://elsewhere.test' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://elsewhere.test');
    expect(await answer.json()).toMatchObject({ code: 200 });
  });

  it('answers in the requested language, or in a fixed one', async () => {
    const french = { headers: { 'Accept-Language': 'fr' } };
    const [first, forced, second] = await Promise.all([start(), start({ locale: 'th' }), start()]);
    const names = async (server: typeof first, init?: RequestInit) =>
      (await server.read(PRODUCTS, init)).data.list.map(({ storeName }) => storeName);
    expect(await names(first, french)).toEqual(await names(second, french));
    expect(await names(forced, french)).not.toEqual(await names(first, french));
    expect((await names(forced)).join()).toMatch(/[\u0e00-\u0e7f]/);
  });

  it('generates its data from the seed', async () => {
    const stockOf = async (seed: number) =>
      JSON.stringify(
        (
          await (await start({ seed })).read('/api/front/product/list?page=1&limit=50')
        ).data.list.map(({ id, stock }) => [id, stock]),
      );
    expect(await stockOf(7)).toBe(await stockOf(7));
    expect(await stockOf(7)).not.toBe(await stockOf(8));
  });

  it('answers reads with hostile data when configured', async () => {
    const [wild, bare, none] = await Promise.all([
      start({ hostile: 'wild' }),
      start({ hostile: 'bare' }),
      start({ hostile: 'none' }),
    ]);
    const names = (await wild.read(PRODUCTS)).data.list.map(
      (product: { storeName: string } | null) => product?.storeName ?? null,
    );
    expect(names.join()).toContain('window.__ran');
    expect(names.at(-1)).toBeNull();
    expect(
      (await bare.read(PRODUCTS)).data.list.every(({ id, storeName }) => id > 0 && !storeName),
    ).toBe(true);
    expect((await none.read(PRODUCTS)).data.list).toBeNull();
    const detail = (await bare.read('/api/front/product/detail/1001')) as unknown as {
      data: { productInfo: { sliderImage: string } };
    };
    expect(detail.data.productInfo.sliderImage).toBe('null');
    const account = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'mali@lychee.test', password: 'Lychee-2026' }),
    };
    expect(await wild.read('/api/front/login/email', account)).toMatchObject({
      code: 200,
      data: { token: expect.any(String) },
    });
  });

  it('delays answers by the configured latency', async () => {
    const { read } = await start({ latency: 120 });
    const started = performance.now();
    await read(PRODUCTS);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  it('fails at the configured rate, reproducibly by seed', async () => {
    const outcomes = async () => {
      const { request } = await start({ failRate: 0.5, seed: 3 });
      const calls: string[] = [];
      for (let call = 0; call < 30; call += 1)
        calls.push(
          await request(PRODUCTS).then(
            async (answer) => `${answer.status} ${(await answer.text()).slice(0, 12)}`,
            () => 'cut',
          ),
        );
      return calls;
    };
    const first = await outcomes();
    const good = first.filter((outcome) => outcome.startsWith('200 {"code":200')).length;
    expect(good).toBeGreaterThan(5);
    expect(good).toBeLessThan(25);
    expect(await outcomes()).toEqual(first);
  });

  it('starts in a scenario of the sandbox', async () => {
    const login = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'mali@lychee.test', password: 'Lychee-2026' }),
    };
    const cart = async (scenarios: string[]) => {
      const { request } = await start({ scenarios });
      const { data } = (await (await request('/api/front/login/email', login)).json()) as {
        data: { token: string };
      };
      return (await (
        await request('/api/front/cart/list?isValid=true', {
          headers: { 'Authori-zation': data.token },
        })
      ).json()) as { code: number; data: { cartInfoList: { stock: number }[] }[] };
    };
    const stocks = (answer: Awaited<ReturnType<typeof cart>>) =>
      answer.data.flatMap(({ cartInfoList }) => cartInfoList.map(({ stock }) => stock));
    expect(stocks(await cart([]))).not.toContain(1);
    expect(stocks(await cart(['lastPiece']))).toContain(1);
  });

  describe('by commands', () => {
    const DETAIL = '/api/front/product/detail/1001';
    const WORDS = '/api/front/search/keyword';

    async function controlled() {
      const { read, request } = await start();
      const control = async (command: unknown) => {
        const init = { method: 'POST', body: JSON.stringify(command) };
        const answer = await request('/sandbox/control', init);
        return { status: answer.status, text: await answer.text() };
      };
      return { read, control };
    }

    it('answers one operation with what is given, as often as asked', async () => {
      const { read, control } = await controlled();
      const usual = await read(WORDS);
      const answer = { data: [] };
      await control({ do: 'answer', operation: 'hotKeywords', answer, times: 1 });
      expect(await read(WORDS)).toEqual({ code: 200, message: '', data: [] });
      expect(await read(WORDS)).toEqual(usual);
      const refusal = { code: 500, message: 'Closed for today' };
      await control({ do: 'answer', operation: 'hotKeywords', answer: refusal });
      expect(await read(WORDS)).toEqual({ ...refusal, data: null });
      expect((await read(DETAIL)).code).toBe(200);
      await control({ do: 'answer', operation: 'hotKeywords', answer: null });
      expect(await read(WORDS)).toEqual(usual);
    });

    it('delays one operation, and not the others', async () => {
      const { read, control } = await controlled();
      await control({ do: 'delay', operation: 'hotKeywords', ms: 600_000 });
      const leaving = new AbortController();
      const slow = read(WORDS, { signal: leaving.signal });
      const first = await Promise.race([slow.then(() => 'slow'), read(DETAIL).then(() => 'other')]);
      expect(first).toBe('other');
      leaving.abort();
      await expect(slow).rejects.toThrow('aborted');
      await control({ do: 'reset' });
      expect((await read(WORDS)).code).toBe(200);
    });

    const REFUSED: readonly (readonly [unknown, RegExp])[] = [
      [{ do: 'dance' }, /no command dance; commands are inbox, .*answer.*twitter/],
      [{}, /no command undefined; commands are inbox/],
      [null, /no command undefined/],
      [['reset'], /no command undefined/],
      [{ do: 'toString' }, /no command toString/],
      [{ do: 'delay', ms: 5, operation: 'hotWords' }, /operation is one of \*, .*hotKeywords/],
      [{ do: 'delay', ms: -1 }, /ms is at least 0/],
      [{ do: 'delay', ms: '5' }, /ms is a number/],
      [{ do: 'delay', ms: 5, op: 'hotKeywords' }, /no field op; fields are ms, operation/],
      [{ do: 'fault', operation: 'hotKeywords', fault: 'slow' }, /fault is one of absent, http500/],
      [{ do: 'fault', operation: 'hotKeywords', fault: 'html', times: 0 }, /times is at least 1/],
      [{ do: 'fault', fault: 'html' }, /operation is one of \*/],
      [{ do: 'answer', operation: '*', answer: { data: [] } }, /operation is one of /],
      [{ do: 'answer', operation: 'hotKeywords', answer: { data: 5 } }, /hotKeywords .*data/],
      [{ do: 'answer', operation: 'hotKeywords', answer: [] }, /answer is \{data, message\?\}/],
      [
        { do: 'answer', operation: 'hotKeywords', answer: { code: 7, message: '' } },
        /answer is \{data, message\?\}/,
      ],
      [{ do: 'scenario', name: 'flood', email: 'mali@lychee.test' }, /name is one of .*soldOut/],
      [{ do: 'profile', name: 'other' }, /name is one of complete, as-is/],
      [{ do: 'hostile', how: 'rude' }, /how is one of wild, long, bare, none/],
      [{ do: 'loginWay', way: 'fax', on: true }, /way is one of google/],
      [{ do: 'refund', email: 'mali@lychee.test', step: 'burn' }, /step is one of accept, refuse/],
    ];

    it('refuses others with the names that exist', async () => {
      const { read, control } = await controlled();
      for (const [command, words] of REFUSED) {
        const { status, text } = await control(command);
        expect(status, text).toBe(400);
        expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(words) });
      }
      expect((await read(WORDS)).code).toBe(200);
    });
  });
});
