// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBreaker } from '#/server/breaker.ts';
import { createMetrics, internalServer } from '#/server/metrics.ts';

let server: Server;
let origin: string;
let isReady = false;
const metrics = createMetrics();

beforeAll(async () => {
  server = internalServer(false, () => Promise.resolve(isReady));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const text = async () => (await fetch(`${origin}/metrics`)).text();

describe('metrics', () => {
  it('count pages by pattern, status and use of the cache', async () => {
    const page = { method: 'GET', route: '/goods_detail/:id', path: '/goods_detail/1', ms: 30 };
    metrics.onPage({ ...page, status: 200, cache: 'miss', degraded: true });
    metrics.onPage({
      ...page,
      path: '/goods_detail/2',
      status: 200,
      cache: 'miss',
      degraded: false,
    });
    metrics.onPage({ ...page, status: 502, cache: 'stale-if-error', degraded: false });
    const found = await text();
    expect(found).toContain(
      'storefront_pages_total{route="/goods_detail/:id",status="200",cache="miss"} 2',
    );
    expect(found).toContain(
      'storefront_pages_total{route="/goods_detail/:id",status="502",cache="stale-if-error"} 1',
    );
    expect(found).toContain('storefront_pages_degraded_total{route="/goods_detail/:id"} 1');
    expect(found).toContain('storefront_page_duration_seconds_bucket{le="0.05",cache="miss"} 2');
    expect(found).not.toContain('goods_detail/2');
  });

  it('measure calls by operation, so that addresses make no series of their own', async () => {
    const call = { source: 'proxy', method: 'GET', status: 200, ms: 120 } as const;
    for (const id of [1, 2, 3])
      metrics.onCall({ ...call, path: `/api/front/product/detail/${id}` });
    metrics.onCall({ ...call, path: '/api/front/probe/xyz', status: 404 });
    metrics.onCall({ ...call, source: 'page', path: '/api/pc/home/index', status: 'failed' });
    const found = await text();
    expect(found).toContain(
      'storefront_backend_calls_total{operation="productDetail",source="proxy",status="200"} 3',
    );
    expect(found).toContain(
      'storefront_backend_call_duration_seconds_bucket{le="0.2",operation="productDetail",source="proxy"} 3',
    );
    expect(found).toContain('{operation="unknown",source="proxy",status="404"} 1');
    expect(found).toContain('{operation="homeIndex",source="page",status="failed"} 1');
    expect(found).not.toContain('xyz');
  });

  it('have the state of the breaker, the cache, memory and the event loop', async () => {
    const breaker = createBreaker('http://backend');
    expect(await text()).toContain('storefront_breaker_state 0');
    for (const _ of [1, 2, 3]) breaker.record('unreachable');
    metrics.watchCache(() => 12_345);
    metrics.watchQueue({ running: () => 32, waiting: () => 7, refused: () => 3 });
    metrics.onFault();
    const found = await text();
    expect(found).toContain('storefront_breaker_state 2');
    expect(found).toContain('storefront_breaker_openings 1');
    expect(found).toContain('storefront_page_cache_bytes 12345');
    expect(found).toContain('storefront_faults_total 1');
    expect(found).toContain('storefront_render_queue{state="waiting"} 7');
    expect(found).toContain('storefront_render_queue{state="running"} 32');
    expect(found).toContain('storefront_pages_refused_total 3');
    expect(found).toMatch(/process_resident_memory_bytes \d{7}/);
    expect(found).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('are beside the probes', async () => {
    const probe = async (path: string) => {
      const answer = await fetch(origin + path);
      return [answer.status, await answer.text()];
    };
    expect(await probe('/healthz')).toEqual([200, 'ok']);
    expect(await probe('/readyz')).toEqual([503, 'not ready']);
    isReady = true;
    expect(await probe('/readyz')).toEqual([200, 'ready']);
  });

  it('and probes are all that the port serves', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).toContain('text/plain');
  });
});
