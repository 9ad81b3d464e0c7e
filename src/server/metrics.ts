import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { operationOf } from '#/api/operation.ts';
import type { CallLine } from './api-proxy.ts';
import { type BreakerStatus, breakerStatuses } from './breaker.ts';
import { log, lostLogLines } from './log.ts';
import { PURGE_PATH } from './purge/receive.ts';
import type { QueueCounts } from './render-queue.ts';
import type { PageLine } from './page-options.ts';
import type { SharedUse } from './shared/pages.ts';
import { sendMetrics, workerMetrics } from './worker-metrics.ts';

const PAGE_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6];
const CALL_BUCKETS = [0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 15];

const STATES: Record<BreakerStatus['state'], number> = { closed: 0, 'half-open': 1, open: 2 };

/** Counts what this process does, for `internalServer`. Values of labels are patterns, so their number is bounded. */
export function createMetrics() {
  collectDefaultMetrics();
  if (cluster.isWorker) sendMetrics();

  const pages = new Counter({
    name: 'storefront_pages_total',
    help: 'Pages sent, by route pattern, status, and use of the page cache.',
    labelNames: ['route', 'status', 'cache'] as const,
  });
  const degraded = new Counter({
    name: 'storefront_pages_degraded_total',
    help: 'Pages sent without a part that the browser has to load.',
    labelNames: ['route'] as const,
  });
  const pageSeconds = new Histogram({
    name: 'storefront_page_duration_seconds',
    help: 'Time until a page was sent.',
    labelNames: ['cache'] as const,
    buckets: PAGE_BUCKETS,
  });
  const calls = new Counter({
    name: 'storefront_backend_calls_total',
    help: 'Calls to the backend, by operation of the contract, source and HTTP status.',
    labelNames: ['operation', 'source', 'status'] as const,
  });
  const callSeconds = new Histogram({
    name: 'storefront_backend_call_duration_seconds',
    help: 'Time until the backend had answered, by operation of the contract and source.',
    labelNames: ['operation', 'source'] as const,
    buckets: CALL_BUCKETS,
  });
  const faults = new Counter({
    name: 'storefront_faults_total',
    help: 'Errors logged as fault.',
  });
  void new Counter({
    name: 'storefront_log_lines_lost_total',
    help: 'Log lines that could not be written.',
    collect() {
      this.reset();
      this.inc(lostLogLines());
    },
  });
  void new Gauge({
    name: 'storefront_breaker_state',
    help: 'Circuit breaker of the backend: 0 closed, 1 half-open, 2 open; the highest of all processes.',
    aggregator: 'max',
    collect() {
      this.set(Math.max(0, ...breakerStatuses().map(({ state }) => STATES[state])));
    },
  });
  void new Counter({
    name: 'storefront_breaker_openings',
    help: 'How often the circuit breaker has opened since the start of the processes.',
    collect() {
      this.reset();
      this.inc(breakerStatuses().reduce((sum, { openings }) => sum + openings, 0));
    },
  });

  const sharedUses = new Counter({
    name: 'storefront_shared_pages_total',
    help: 'Looks for pages of other hosts: found (hit), not found (miss), no answer in time (failed).',
    labelNames: ['use'] as const,
  });
  const sharedState = new Gauge({
    name: 'storefront_shared_breaker_state',
    help: 'Circuit breaker of Valkey: 0 closed, 1 half-open, 2 open; the highest of all processes.',
    aggregator: 'max',
  });

  return {
    onUse: (use: SharedUse) => sharedUses.inc({ use }),
    onBreaker: ({ state }: BreakerStatus) => sharedState.set(STATES[state]),
    onPage({ route, status, cache, degraded: isDegraded, ms }: PageLine) {
      pages.inc({ route, status, cache });
      if (isDegraded) degraded.inc({ route });
      pageSeconds.observe({ cache }, ms / 1000);
    },
    onCall({ method, path, status, source, ms }: CallLine) {
      const operation = operationOf(method, path);
      calls.inc({ operation, source, status });
      callSeconds.observe({ operation, source }, ms / 1000);
    },
    onFault: () => faults.inc(),
    watchQueue({ running, waiting, refused }: QueueCounts): void {
      void new Gauge({
        name: 'storefront_render_queue',
        help: 'Pages that are being rendered, and that wait for it, of all processes.',
        labelNames: ['state'] as const,
        collect() {
          this.set({ state: 'running' }, running());
          this.set({ state: 'waiting' }, waiting());
        },
      });
      void new Counter({
        name: 'storefront_pages_refused_total',
        help: 'Pages answered with a frame because too many were waiting.',
        collect() {
          this.reset();
          this.inc(refused());
        },
      });
    },
    /** @param bytes of all pages in the cache */
    watchCache: (bytes: () => number): void =>
      void new Gauge({
        name: 'storefront_page_cache_bytes',
        help: 'Memory of the pages in the cache, of all processes.',
        collect() {
          this.set(bytes());
        },
      }),
  };
}

type InternalHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A request is small, and from a machine nearby. */
const REQUEST_MS = 10_000;
const PATHS = new Set(['/metrics', '/healthz', '/readyz']);

const answerText = (res: ServerResponse, status: number, text: string): void =>
  void res
    .writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    .end(text);

/**
 * Serves what operators ask of a process, on a port of its own: `/metrics` in the text format of Prometheus, of this process
 * or of all workers if it is their primary, the probes `/healthz` and `/readyz`, and `POST /purge`. A primary renders nothing, so that
 * its probes never wait for pages.
 */
export function internalServer(
  isPrimaryOfWorkers: boolean,
  isReady: () => Promise<boolean>,
  purge: InternalHandler | null = null,
): Server {
  const answerPurge = (req: IncomingMessage, res: ServerResponse) =>
    purge?.(req, res).catch((error: unknown) => {
      // The caller has left.
      if (req.destroyed && !req.complete) return void res.destroy();
      log({ event: 'fault', problem: error });
      answerText(res, 500, '');
    });
  const textOf = isPrimaryOfWorkers ? workerMetrics() : () => register.metrics();
  return createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    if (purge && path === PURGE_PATH) return void answerPurge(req, res);
    if (!PATHS.has(path)) return answerText(res, 404, '');
    if (req.method !== 'GET') return answerText(res, 405, '');
    if (path === '/healthz') return answerText(res, 200, 'ok');
    if (path === '/readyz')
      return void isReady().then((is) =>
        answerText(res, is ? 200 : 503, is ? 'ready' : 'not ready'),
      );
    textOf().then(
      (text) =>
        res
          .writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' })
          .end(text),
      (error: unknown) => {
        log({ event: 'fault', problem: error });
        answerText(res, 500, '');
      },
    );
  });
}
