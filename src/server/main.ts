import cluster from 'node:cluster';
import { closeGracefully, onStop } from './graceful.ts';
import { listen, stop } from './http.ts';
import { log } from './log.ts';
import {
  cacheMegabytesOf,
  checkTrustedProxies,
  isOn,
  portOf,
  targetOf,
  workersOf,
} from './options.ts';
import { shopServer } from './shop-server.ts';
import { superviseWorkers } from './workers.ts';

/**
 * Starts the storefront in front of the backend. Environment variables: API_TARGET (origin of the backend), PORT (4173),
 * SHOP_ORIGIN (public origin of the shop), TRUSTED_PROXIES (proxies in front of it), WORKERS
 * (processes that share the port, 1), PAGE_CACHE_MB (memory for cached pages, 64), DOCS=1 (the contract at `/docs`).
 * `--no-cache` renders every page again. Logs one line of JSON per page and per failed call.
 * `/healthz` answers while the process runs,
 * `/readyz` while it accepts requests.
 */
export async function start(): Promise<void> {
  const port = portOf();
  const workers = workersOf();
  checkTrustedProxies();
  const target =
    targetOf() ??
    stop('API_TARGET must name the backend, e.g. API_TARGET=https://api.example.com npm run serve');
  if (workers > 1 && cluster.isPrimary) return superviseWorkers(workers, log);

  let stopping = false;
  const server = shopServer(
    { target },
    {
      cached: !process.argv.includes('--no-cache'),
      docs: isOn('DOCS'),
      ready: () => !stopping,
      cacheMegabytes: cacheMegabytesOf(),
      onBreaker: (status) => log({ event: 'breaker', ...status }),
      onPage: (line) => log({ event: 'page', ...line }),
      onCall: (line) => line.status >= 500 && log({ event: 'call', ...line }),
      report: (problem) => log({ event: 'fault', problem }),
    },
  );
  await listen(server, port, `PORT=${port + 1} npm run serve`);
  log({ event: 'start', pid: process.pid, port, backend: target.origin });

  onStop(async () => {
    stopping = true;
    log({ event: 'stop' });
    await closeGracefully(server);
  });
}
