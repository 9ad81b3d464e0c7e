import type { AddressInfo } from 'node:net';
import { TEST_MS } from '#tests/deadlines.ts';
import { createBreaker } from '#/server/breaker.ts';
import type { PageDeadlines } from '#/server/deadlines.ts';
import { serverOf } from '#/server/http.ts';
import { pageServer } from '#/server/page.ts';
import type { PageOptions } from '#/server/page-options.ts';

/** Headers that only browsers send. */
export const BROWSER = { 'Sec-Fetch-Dest': 'document' };

/** No deadline passes within a test. */
export const PATIENT: PageDeadlines = {
  late: TEST_MS,
  lateAfter: TEST_MS,
  hard: TEST_MS,
  render: TEST_MS,
  frameRender: TEST_MS,
  frame: TEST_MS,
};
/** For a backend that does not answer. */
export const SOON: PageDeadlines = { ...PATIENT, late: 20, lateAfter: 10, hard: 100, frame: 20 };

/** Serves pages on a free port. @param fetch answers the calls of the pages */
export async function servePages(
  dist: string,
  fetchCall: (request: Request, signal: AbortSignal) => Promise<Response>,
  options: Partial<PageOptions> = {},
  /** of the shop, if it is not that of this server */
  shopOrigin?: string,
) {
  const page = pageServer(dist, {
    headers: () => ({}),
    config: () => ({}),
    scripts: [],
    cached: true,
    cacheBytes: 2 ** 20,
    breaker: createBreaker('https://api.example.com', { now: Date.now, onChange: () => {} }),
    report: () => undefined,
    ...options,
  });
  let origin = '';
  const server = serverOf((req, res) =>
    page.serve(
      new URL(req.url ?? '/', origin),
      { origin: shopOrigin ?? `http://${req.headers.host}`, baseUrl: origin, fetch: fetchCall },
      req,
      res,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      cache: answer.headers.get('Cache-Status'),
      control: answer.headers.get('Cache-Control'),
      age: answer.headers.get('Age'),
      etag: answer.headers.get('ETag'),
      retryAfter: answer.headers.get('Retry-After'),
      type: answer.headers.get('Content-Type'),
      tags: answer.headers.get('Surrogate-Key'),
    };
  }
  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { origin, get, stop, warmUp: page.warmUp };
}
