import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { fieldOptions, type TraceOptions, traceOptions } from './field/options.ts';
import { closeGracefully, onStop, surviveConnections } from './graceful.ts';
import { listen } from './http.ts';
import { log } from './log.ts';
import {
  answerLimitsOf,
  cacheBytesOf,
  checkTrustedProxies,
  drainMsOf,
  oldAssetsOf,
  portOf,
  targetOf,
  workersOf,
  metricsAddressOf,
} from './options.ts';
import { configuredOrigin } from './origin.ts';
import { applyMemorySettings } from './process-memory.ts';
import { purgeHub, receiveInWorker } from './purge/hub.ts';
import { purgeOptions } from './purge/options.ts';
import { purgeReceiver } from './purge/receive.ts';
import { purgeState } from './purge/state.ts';
import { isSwitchedOn, stop } from './setting.ts';
import { sharedOptions } from './shared/options.ts';
import { sitemapProblem } from './sitemap/store.ts';
import { buildId, DIST, SERVER } from './manifest.ts';
import { superviseWorkers } from './workers.ts';

/** A single process, or the primary process and the workers that it supervises. */
type ProcessKind = 'single' | 'primary' | 'worker';

/** Counts what this host does, if METRICS_PORT is set. */
async function hostMetrics() {
  if (!metricsAddressOf()) return null;
  const { createHostMetrics } = await import('./host-metrics.ts');
  return createHostMetrics(buildId(DIST, SERVER));
}

/**
 * Serves metrics and probes if METRICS_PORT is set. Resolves to what counts the metrics of this process, or null.
 * @param isReady whether this process, or one of its workers, accepts requests for pages
 * @param purge handles `POST /purge`
 */
async function startMetrics(
  kind: ProcessKind,
  isReady: () => Promise<boolean>,
  purge: ReturnType<typeof purgeReceiver> | null,
) {
  const address = metricsAddressOf();
  if (!address) return null;
  // Loaded only if it is used: it takes memory.
  const { createMetrics, internalServer } = await import('./metrics.ts');
  const { port, host } = address;
  if (kind !== 'worker')
    await listen(
      internalServer(kind === 'primary', isReady, purge),
      port,
      `METRICS_PORT=${port + 1}`,
      host,
    );
  return kind === 'primary' ? null : createMetrics();
}

/** Loaded only if it is used. */
async function openTracer(options: TraceOptions) {
  const { tracer } = await import('./field/traces.ts');
  return tracer(options, (failure) => log({ event: 'forward-failed', ...failure }));
}

/**
 * Starts the storefront in front of the backend. Environment variables: API_TARGET (origin of the backend), PORT (4173),
 * SHOP_ORIGIN (public origin of the shop), TRUSTED_PROXIES (proxies in front of it), WORKERS
 * (processes that share the port, 1), PAGE_CACHE_MB (memory for cached pages, 64), METRICS_PORT and
 * METRICS_HOST (metrics at `/metrics`, on 127.0.0.1 by default), FIELD_DATA (share of visits that are measured, 0.1; off),
 * EVENTS_ENDPOINT, TAG_MANAGER and TAG_CONNECT (where events of shoppers who agree are sent), DOCS=1 (the contract at `/docs`).
 * `--no-cache` renders every page again. Logs one line of JSON per page and per failed call.
 * `/healthz` answers while the process runs,
 * `/readyz` once it has rendered a frame, and while it accepts requests.
 */
export async function start(): Promise<void> {
  applyMemorySettings();
  // Printed by Node, they are no lines of the log, and end the process if they cannot be written.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log({ event: 'warning', problem: warning }));
  const port = portOf();
  const workers = workersOf();
  checkTrustedProxies();
  const target =
    targetOf() ??
    stop('API_TARGET must name the backend, e.g. API_TARGET=https://api.example.com npm run serve');
  if (!configuredOrigin() && !cluster.isWorker)
    log({
      event: 'warning',
      text: 'SHOP_ORIGIN is not set: links for search engines have the host of the request, and https only behind TRUSTED_PROXIES.',
    });
  const unwritable = cluster.isWorker ? null : sitemapProblem();
  if (unwritable)
    log({
      event: 'warning',
      text: 'There will be no sitemap: set SITEMAP_FOLDER to a folder that can be written.',
      problem: unwritable,
    });
  const field = fieldOptions();
  const traces = traceOptions();
  const { secret, edges, valkey } = purgeOptions();
  const isPrimary = workers > 1 && cluster.isPrimary;
  const drainMs = drainMsOf();
  oldAssetsOf();
  let isReady = () => Promise.resolve(false);
  const purges = purgeState();
  const host = cluster.isWorker ? null : await hostMetrics();
  const purge = cluster.isWorker
    ? null
    : await purgeHub({ purges: isPrimary ? null : purges, valkey, edges, counts: host });
  const metrics = await startMetrics(
    isPrimary ? 'primary' : cluster.isWorker ? 'worker' : 'single',
    () => isReady(),
    purge && purgeReceiver(secret, purge),
  );
  function report(problem: unknown) {
    log({ event: 'fault', problem });
    metrics?.onFault();
  }
  surviveConnections(report);
  if (isPrimary)
    return superviseWorkers(workers, {
      log,
      onExit: () => host?.onWorkerExit(),
      onReady: (is) => {
        isReady = () => Promise.resolve(is);
      },
    });
  // Loaded here, because processes that are replaced or supervise workers render nothing.
  const { shopServer } = await import('./shop-server.ts');
  if (cluster.isWorker) receiveInWorker(purges);
  const trace = traces && (await openTracer(traces));
  let stopping = false;
  const server = shopServer(
    { target },
    {
      cached: !process.argv.includes('--no-cache'),
      docs: isSwitchedOn('DOCS'),
      ready: () => !stopping,
      watchReady: (ask) => {
        isReady = ask;
      },
      cacheBytes: cacheBytesOf(),
      answerLimits: answerLimitsOf(),
      purges,
      shared: await sharedOptions(valkey, metrics),
      onBreaker: (status) => log({ event: 'breaker', ...status }),
      ...(metrics ? { watchCache: metrics.watchCache, watchQueue: metrics.watchQueue } : {}),
      onPage(line) {
        log({ event: 'page', ...line });
        metrics?.onPage(line);
        trace?.onPage(line);
      },
      onCall(line) {
        if (line.source === 'proxy' && Number(line.status) >= 500) log({ event: 'call', ...line });
        metrics?.onCall(line);
        trace?.onCall(line);
      },
      field,
      onField: log,
      onReport: (line) => log({ event: 'csp', ...line }),
      report,
    },
  );
  await listen(server, port, `PORT=${port + 1} npm run serve`);
  log({ event: 'start', pid: process.pid, port, backend: target.origin });

  onStop(async () => {
    stopping = true;
    log({ event: 'stop' });
    // Balancers send requests until they have seen that it is not ready.
    await wait(drainMs);
    await closeGracefully(server);
  });
}
