import cluster from 'node:cluster';
import { onStop } from './graceful.ts';
import { shareSitemapFolder } from './sitemap/store.ts';

/**
 * Forks processes that share the port. A process that ends is replaced, unless it ended before it listened: then the
 * configuration is wrong, and all of them end.
 */
export function superviseWorkers(
  count: number,
  log: (line: { event: string; [field: string]: unknown }) => void,
): void {
  const listening = new Set<number>();
  let stopping = false;

  const endAll = () => Object.values(cluster.workers ?? {}).forEach((worker) => worker?.kill());
  cluster.on('listening', ({ id }) => listening.add(id));
  cluster.on('exit', ({ id, process: { pid } }, code, signal) => {
    if (stopping) return;
    log({ event: 'worker-exit', pid, code, signal });
    if (listening.delete(id)) return void cluster.fork();
    process.exitCode = 1;
    stopping = true;
    endAll();
  });
  shareSitemapFolder();
  for (let started = 0; started < count; started += 1) cluster.fork();

  onStop(
    () =>
      new Promise<void>((resolve) => {
        stopping = true;
        cluster.disconnect(resolve);
        for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
      }),
  );
}
