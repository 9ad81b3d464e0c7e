import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkHar } from '#scripts/conformance/har.ts';
import type { Step } from '#scripts/conformance/journeys/journey.ts';
import { startRecorder } from '#scripts/conformance/recorder.ts';
import { brief, embeddedMarket, journeyOf, run } from './test-run.ts';
import { faultProxy, json, type InjectFault } from './fault-proxy.ts';

const market = embeddedMarket();
const LIMIT_MS = 15_000;

const STEPS: Step[] = [
  {
    operation: 'productList',
    query: { page: 1, limit: 10 },
    take: { productId: 'list[stock>5].id' },
  },
  { operation: 'productDetail', params: { id: '$productId' } },
  { operation: 'payMethods' },
  { operation: 'hotKeywords' },
  { operation: 'homeConfig' },
  { operation: 'cartList', query: { isValid: true } },
  { operation: 'productDetail', params: { id: '$missingId' }, expect: 500 },
];

const FAULTS: [string, InjectFault][] = [
  [
    '/api/front/product/list',
    (text, res) => json(res, text.replaceAll(/"price":"([\d.]+)"/g, '"price":$1')),
  ],
  [
    '/api/front/product/detail/',
    (text, res) => json(res, text.replace('"sliderImage":"[', '"sliderImage":"')),
  ],
  [
    '/api/front/pay/method',
    (text, res) => json(res, text.replace('"data":{', '"data":{"alipayStatus":true,')),
  ],
  [
    '/api/front/search/keyword',
    (_, res) =>
      void res.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  ],
  ['/api/front/pc/home/get/config', (_, res) => void res.writeHead(404).end()],
  [
    '/api/front/cart/list',
    (text, res) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).end(text),
  ],
];
const withFaults = (target: string) =>
  faultProxy(target, ({ path }) => FAULTS.find(([start]) => path.startsWith(start))?.[1] ?? null);

interface Entry {
  startedDateTime: string;
  time: number;
  request: object;
  response: object;
}

describe('recorded traffic', () => {
  it('leads to the same findings through the proxy and in a HAR file', async () => {
    const { origin, member } = market.current;
    const proxy = await withFaults(origin);
    const entries: Entry[] = [];
    const recorder = await startRecorder({
      target: new URL(proxy.origin),
      port: 0,
      limitMs: LIMIT_MS,
    });
    const fetched = globalThis.fetch;
    // Saves the calls of the run as a browser does.
    globalThis.fetch = async (input, init) => {
      const started = new Date().toISOString();
      const answer = await fetched(input, init);
      const url = String(input);
      if (!url.startsWith(`http://localhost:${recorder.port}`)) return answer;
      const text = await answer.clone().text();
      entries.unshift({
        startedDateTime: started,
        time: 5,
        request: {
          method: init?.method ?? 'GET',
          url,
          headers: Object.entries((init?.headers ?? {}) as Record<string, string>).map(
            ([name, value]) => ({ name, value }),
          ),
          ...(typeof init?.body === 'string' ? { postData: { text: init.body } } : {}),
        },
        response: {
          status: answer.status,
          content: {
            mimeType: answer.headers.get('Content-Type') ?? '',
            text: Buffer.from(text).toString('base64'),
            encoding: 'base64',
          },
        },
      });
      return answer;
    };
    const own = await run({
      baseUrl: `http://localhost:${recorder.port}`,
      journeys: [journeyOf(...STEPS)],
      member,
      allowWrites: false,
    }).finally(() => {
      globalThis.fetch = fetched;
    });
    const passed = recorder.report();
    recorder.close();
    proxy.close();

    const folder = mkdtempSync(join(tmpdir(), 'har-'));
    const file = join(folder, 'session.har');
    // Aborted requests are not faults of the server.
    for (const content of [{ size: -1, mimeType: 'application/json' }, { size: 90 }]) {
      entries.push({
        startedDateTime: '2026-01-01T00:00:00Z',
        time: 5,
        request: { method: 'GET', url: 'https://shop.test/api/front/pay/method', headers: [] },
        response: { status: 200, content, _failureText: 'net::ERR_ABORTED' },
      });
    }
    entries.push({
      startedDateTime: '2026-01-01T00:00:00Z',
      time: 5,
      request: { method: 'GET', url: 'https://shop.test/media/1.webp', headers: [] },
      response: { status: 200, content: {} },
    });
    writeFileSync(file, JSON.stringify({ log: { entries } }));
    const saved = checkHar(file, LIMIT_MS);
    rmSync(folder, { recursive: true });

    const expected = own.findings.map(brief);
    expect(expected.map(({ operation, kind }) => `${operation} ${kind}`)).toEqual([
      'hotKeywords http-error',
      'productList wrong-type',
      'productDetail json-text',
      'cartList media-type',
      'payMethods unknown-field',
    ]);
    expect(passed.findings.map(brief)).toEqual(expected);
    expect(saved.findings.map(brief)).toEqual(expected);
    expect(saved.notRun).toEqual(['payMethods: an aborted request']);
    for (const report of [own, passed, saved]) {
      expect(report.absent).toEqual(['homeConfig']);
      expect(report.exchanges).toBe(STEPS.length + 1);
    }
  });

  it('passes all traffic unchanged', async () => {
    const { origin } = market.current;
    const recorder = await startRecorder({ target: new URL(origin), port: 0, limitMs: LIMIT_MS });
    const at = `http://localhost:${recorder.port}`;
    for (const path of ['/api/front/pay/method', '/api/front/nowhere', '/sandbox/control']) {
      const [direct, through] = await Promise.all([fetch(origin + path), fetch(at + path)]);
      expect(through.status).toBe(direct.status);
      expect(through.headers.get('Content-Type')).toBe(direct.headers.get('Content-Type'));
      expect(await through.text()).toBe(await direct.text());
    }
    const report = recorder.report();
    recorder.close();
    expect(report.findings).toEqual([]);
    expect(
      report.operations.filter(({ calls }) => calls > 0).map(({ operation }) => operation),
    ).toEqual(['payMethods']);
    expect(report.notRun).toEqual(['GET /api/front/nowhere: not in the contract']);
  });

  it.each(['gzip', 'br', 'deflate', 'zstd'])(
    'decodes %s answers and tolerates a wrong encoding',
    async (encoding) => {
      const pack = {
        gzip: gzipSync,
        br: brotliCompressSync,
        deflate: deflateSync,
        zstd: zstdCompressSync,
      }[encoding]!;
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
      const proxy = await faultProxy(
        market.current.origin,
        ({ path }) =>
          (text, res) =>
            void res.writeHead(200, headers).end(path.includes('pay/method') ? pack(text) : text),
      );
      const recorder = await startRecorder({
        target: new URL(proxy.origin),
        port: 0,
        limitMs: LIMIT_MS,
      });
      const answer = await fetch(`http://localhost:${recorder.port}/api/front/pay/method`);
      expect(await answer.json()).toMatchObject({ code: 200 });
      await fetch(`http://localhost:${recorder.port}/api/front/search/keyword`)
        .then((broken) => broken.text())
        .catch(() => '');
      const report = recorder.report();
      recorder.close();
      proxy.close();
      expect(report.findings).toEqual([]);
      expect(report.exchanges).toBe(2);
    },
  );

  it('ignores requests aborted by the client', async () => {
    const asked = Promise.withResolvers<void>();
    let isAborted = false;
    const proxy = await faultProxy(market.current.origin, () => (text, res) => {
      if (isAborted) json(res, text);
      else asked.resolve();
    });
    const recorder = await startRecorder({
      target: new URL(proxy.origin),
      port: 0,
      limitMs: LIMIT_MS,
    });
    const address = `http://localhost:${recorder.port}/api/front/pay/method`;
    const stop = new AbortController();
    const aborted = fetch(address, { signal: stop.signal });
    await asked.promise;
    isAborted = true;
    stop.abort();
    await expect(aborted).rejects.toThrow();
    await fetch(address);
    const report = recorder.report();
    recorder.close();
    proxy.close();
    expect(report.findings).toEqual([]);
    expect(report.exchanges).toBe(1);
  });

  it('reports answers after the limit', async () => {
    const recorder = await startRecorder({
      target: new URL(market.current.origin),
      port: 0,
      limitMs: 0.001,
    });
    await fetch(`http://localhost:${recorder.port}/api/front/pay/method`);
    const report = recorder.report();
    recorder.close();
    expect(report.findings).toMatchObject([
      { operation: 'payMethods', code: null, kind: 'timeout', grade: 'breaks' },
    ]);
  });

  it('reports member data for guests and dropped connections', async () => {
    const proxy = await faultProxy(market.current.origin, ({ path }) =>
      path.includes('user/info')
        ? (_, res) => json(res, '{"code":200,"message":"success","data":null}')
        : (_, res) =>
            void res.writeHead(200, { 'Content-Length': '90' }).write('{', () => res.destroy()),
    );
    const recorder = await startRecorder({
      target: new URL(proxy.origin),
      port: 0,
      limitMs: LIMIT_MS,
    });
    await fetch(`http://localhost:${recorder.port}/api/front/user/info`).then((answer) =>
      answer.text(),
    );
    await expect(
      fetch(`http://localhost:${recorder.port}/api/front/pay/method`).then((answer) =>
        answer.text(),
      ),
    ).rejects.toThrow();
    const report = recorder.report();
    recorder.close();
    proxy.close();
    expect(report.findings.map(brief)).toEqual([
      {
        operation: 'userInfo',
        code: 200,
        kind: 'unexpected-null',
        path: '$.data',
        grade: 'breaks',
      },
      { operation: 'payMethods', code: null, kind: 'no-answer', path: '$', grade: 'breaks' },
      { operation: 'userInfo', code: 200, kind: 'admitted', path: '$.code', grade: 'security' },
    ]);
  });
});
