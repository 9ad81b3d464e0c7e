// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { edgePurger } from '#/server/purge/edges.ts';
import { TEST_MS, WAIT_MS } from '#tests/deadlines.ts';

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('caches in front are notified, again until they answer, in bounded requests', async () => {
  const seen: string[] = [];
  let isDown = true;
  const server = createServer((req, res) => {
    if (isDown) res.writeHead(503).end();
    else {
      seen.push(`${req.method} ${String(req.headers['x-purge-tags'])}`);
      res.end();
    }
    isDown = false;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const failures: unknown[] = [];
  const purge = edgePurger(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    onFailure: (failure) => failures.push(failure),
    pauseMs: 1,
    againMs: TEST_MS,
    timeoutMs: TEST_MS,
  });
  await Promise.all([purge(['p1']), purge(['p2', 'p1'])]);
  expect(seen).toEqual(['PURGE p1 p2']);
  expect(failures).toHaveLength(1);
  await purge(Array.from({ length: 450 }, (_, id) => `p${id}`));
  expect(seen.slice(1).map((line) => line.split(' ').length - 1)).toEqual([200, 200, 50]);
});

/** A cache in front, whose answers wait. */
async function slowEdge({
  againMs = TEST_MS,
  timeoutMs = TEST_MS,
  collect = () => Promise.resolve(),
}) {
  const seen: string[] = [];
  const failures: unknown[] = [];
  const waiting: (() => unknown)[] = [];
  const server = createServer((req, res) => {
    seen.push(String(req.headers['x-purge-tags']));
    waiting.push(() => res.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const purge = edgePurger(`http://127.0.0.1:${port}`, {
    onFailure: ({ problem }) => failures.push(problem),
    againMs,
    collect,
    pauseMs: 1,
    timeoutMs,
  });
  const asked = (count: number) =>
    vi.waitFor(() => expect(seen).toHaveLength(count), { timeout: WAIT_MS });
  return {
    seen,
    failures,
    purge,
    asked,
    answer: () => waiting.splice(0).forEach((end) => void end()),
  };
}

it('a tag that is purged again while its purge is on its way is sent again', async () => {
  const { seen, purge, asked, answer } = await slowEdge({});
  const done = purge(['p1', 'p2']);
  await asked(1);
  void purge(['p2']);
  answer();
  await asked(2);
  answer();
  await done;
  expect(seen).toEqual(['p1 p2', 'p2']);
});

it('a cache in front that is far behind lets all pages expire', async () => {
  const { seen, purge, asked, answer } = await slowEdge({});
  void purge(['p1']);
  await asked(1);
  void purge(Array.from({ length: 6000 }, (_, id) => `p${id}`));
  const done = purge(['m1']);
  answer();
  await asked(2);
  answer();
  await done;
  expect(seen).toEqual(['p1', 'cfg m1']);
});

it('a purge is repeated, because a page may have been on its way to the cache', async () => {
  const { seen, purge, asked, answer } = await slowEdge({ againMs: 1 });
  void purge(['p1']);
  await asked(1);
  answer();
  await asked(2);
  expect(seen).toEqual(['p1', 'p1']);
});

it('purges that follow one another closely are sent together', async () => {
  let proceed: () => void = () => undefined;
  const { seen, purge, asked, answer } = await slowEdge({
    collect: () => new Promise<void>((resolve) => (proceed = resolve)),
  });
  const first = purge(['p1']);
  await asked(1);
  answer();
  await first;
  void purge(['p2']);
  await nextTurn();
  const done = purge(['p3']);
  proceed();
  await asked(2);
  answer();
  await done;
  expect(seen).toEqual(['p1', 'p2 p3']);
});

it('a cache in front that never answers is given up, and reported once', async () => {
  const { failures, purge } = await slowEdge({ timeoutMs: 1 });
  await purge(['p1']);
  expect(failures).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
});
