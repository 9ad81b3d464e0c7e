// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { CallLine } from '#/server/api-proxy.ts';
import { traceIdOf, tracer } from '#/server/field/traces.ts';
import { withRequest } from '#/server/request-context.ts';

const NOW = 1_795_000_000_000;
const PAGE = {
  method: 'GET',
  route: '/goods_detail/:id',
  path: '/en/goods_detail/1',
  status: 200,
  ms: 120,
  cache: 'miss',
  degraded: false,
} as const;
const CALL: CallLine = {
  source: 'page',
  method: 'GET',
  path: '/api/front/product/detail/1',
  status: 200,
  ms: 40,
};

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
}

async function collector() {
  const bodies: string[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      bodies.push(body);
      res.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
    });
  const trace = (rate: number) =>
    tracer(
      {
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
        headers: {},
        service: 'shop',
        rate,
      },
      () => undefined,
      { now: () => NOW, collectMs: 1 },
    );
  return { bodies, spans, trace, stop: () => server.close() };
}

it('a page and its calls are one trace, with the id of the request', async () => {
  const { bodies, spans, stop, trace } = await collector();
  const { onCall, onPage } = trace(1);
  withRequest('0123456789abcdef', () => {
    onCall(CALL);
    onCall({ ...CALL, path: '/api/front/order/detail/SH123', status: 'failed' });
    onPage(PAGE);
  });
  // Outside of a request.
  onCall(CALL);
  await expect.poll(() => spans()).toHaveLength(3);
  stop();
  const [call, failed, page] = spans();
  expect(page).toMatchObject({
    name: 'GET /goods_detail/:id',
    traceId: '00000000000000000123456789abcdef',
    startTimeUnixNano: `${NOW - 120}000000`,
    endTimeUnixNano: `${NOW}000000`,
    status: {},
  });
  expect(page).not.toHaveProperty('parentSpanId');
  for (const one of [call, failed])
    expect(one).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
  expect([call?.name, failed?.status]).toEqual(['productDetail', { code: 2 }]);
  expect(new Set(spans().map(({ spanId }) => spanId)).size).toBe(3);
  // Paths of calls may have numbers of orders.
  expect(bodies.join('')).not.toContain('SH123');
});

it.each([
  ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  ['0123456789abcdef', '00000000000000000123456789abcdef'],
])('the trace of request %s is %s', (id, trace) => expect(traceIdOf(id)).toBe(trace));

it('ids of another form become one', () => {
  expect(traceIdOf('an-id_of_a_proxy')).toMatch(/^[\da-f]{32}$/);
  expect(traceIdOf('an-id_of_a_proxy')).not.toBe(traceIdOf('another-id'));
});

it('a share of the requests is traced, the same ones by all hosts', async () => {
  const { spans, stop, trace } = await collector();
  const hosts = [trace(0.3), trace(0.3)];
  for (let request = 0; request < 200; request += 1)
    withRequest(request.toString(16).padStart(16, '0'), () => {
      for (const { onPage } of hosts) onPage(PAGE);
    });
  const traces = () => spans().map(({ traceId }) => traceId);
  const areAllTwice = () => traces().length > 60 && traces().length === 2 * new Set(traces()).size;
  await expect.poll(areAllTwice).toBe(true);
  stop();
  expect(new Set(traces()).size).toBeGreaterThan(30);
  expect(new Set(traces()).size).toBeLessThan(100);
});
