import { setTimeout as sleep } from 'node:timers/promises';
import { mixedPath } from '../load/mixed.ts';
import { ORIGIN } from '../load/server.ts';

type Kind = 'page in a browser' | 'page for a crawler' | 'call through the proxy' | 'missing page';

interface Visit {
  kind: Kind;
  path: string;
  headers?: Record<string, string>;
}

const API = [
  '/api/pc/home/index',
  '/api/front/product/list?page=1&limit=20',
  '/api/front/product/detail/1001',
  '/api/front/merchant/index/info/1',
];

/** Every kind in turn; pages are those of `mixedPath`, in five languages. */
function visitAt(index: number): Visit {
  const path = mixedPath(index);
  if (index % 4 === 0)
    return { kind: 'call through the proxy', path: API[(index / 4) % API.length] ?? '/' };
  if (index % 4 === 1) return { kind: 'missing page', path: `/no/such/page/${index % 500}` };
  if (index % 4 === 2) return { kind: 'page for a crawler', path };
  return { kind: 'page in a browser', path, headers: { 'Sec-Fetch-Dest': 'document' } };
}

/** Longer than any deadline of the server. */
const LIMIT_MS = 60_000;
const MAX_FAILED = 500;

export interface Visits {
  /** by kind and status; 0: no response */
  statuses: Record<string, Record<number, number>>;
  /** duration of each visit in ms, by kind */
  times: Record<string, number[]>;
  /** addresses of pages that failed last, each once */
  failed: Set<string>;
}

export const createVisits = (): Visits => ({ statuses: {}, times: {}, failed: new Set() });

async function statusOf({ path, headers }: Visit): Promise<number> {
  try {
    const response = await fetch(ORIGIN + path, {
      headers: { ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The proxy passes on lost connections.
    return 0;
  }
}

async function visit(one: Visit, { statuses, times, failed }: Visits) {
  const started = performance.now();
  const status = await statusOf(one);
  (times[one.kind] ??= []).push(performance.now() - started);
  const counts = (statuses[one.kind] ??= {});
  counts[status] = (counts[status] ?? 0) + 1;
  const isFailed = status >= 500 || status === 0;
  if (isFailed && one.kind !== 'call through the proxy' && failed.size < MAX_FAILED)
    failed.add(one.path);
}

/** Visits the shop until `isOver`, at most `perSecond` times a second, over the given number of connections. */
export async function visitUntil(
  isOver: () => boolean,
  { perSecond, connections }: { perSecond: number; connections: number },
  visits: Visits,
): Promise<void> {
  let next = 0;
  async function visitor() {
    while (!isOver()) {
      const started = performance.now();
      await visit(visitAt(next++), visits);
      await sleep(Math.max(0, (connections * 1000) / perSecond - (performance.now() - started)));
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor));
}

/** Requests the pages that failed again. @returns those that still fail */
export async function findStillFailing({ failed }: Visits): Promise<string[]> {
  const still: string[] = [];
  for (const path of failed) {
    const status = await statusOf({ kind: 'page for a crawler', path });
    if (status >= 500 || status === 0) still.push(`${status} ${path}`);
  }
  return still;
}
