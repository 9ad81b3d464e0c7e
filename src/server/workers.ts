import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { onStop } from './graceful.ts';
import { shareSitemapFolder, sitemapProblem } from './sitemap/store.ts';

/** Pause before a process is started in place of one that ended before it had listened for a while; it doubles. */
const PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** A process that ends earlier after it listened would end again at once. */
const STABLE_MS = 10_000;

interface Supervised {
  on: (event: 'listening' | 'exit', listen: (worker: Worker, ...how: unknown[]) => void) => unknown;
  fork: () => Pick<Worker, 'id'>;
}

interface Options {
  log: (line: { event: string; [field: string]: unknown }) => void;
  /** called for each process that ends and is replaced */
  onExit?: () => void;
  /** called when the number of processes that listen changes */
  onListening?: (count: number) => void;
  /** called if no process is left, the last of which ended before it listened: what they need is wrong */
  giveUp: () => void;
  pauseMs?: number;
}

/**
 * Keeps a number of processes going. One that ends is replaced: at once if it had listened for a while, otherwise after a
 * pause, if it had listened at all or others run.
 * @returns ends the replacing
 */
export function keepRunning(
  processes: Supervised,
  count: number,
  { log, giveUp, onExit, onListening, pauseMs = PAUSE_MS }: Options,
): () => void {
  const running = new Set<number>();
  /** by id: since when, in ms of `performance` */
  const listening = new Map<number, number>();
  const paused = new Set<NodeJS.Timeout>();
  let failures = 0;
  let isEnding = false;

  const start = () => void running.add(processes.fork().id);

  function startLater() {
    const timer = setTimeout(
      () => {
        paused.delete(timer);
        start();
      },
      Math.min(pauseMs * 2 ** failures, MAX_PAUSE_MS),
    );
    failures += 1;
    paused.add(timer);
  }

  function end() {
    isEnding = true;
    paused.forEach(clearTimeout);
  }

  processes.on('listening', ({ id }) => {
    listening.set(id, performance.now());
    onListening?.(listening.size);
  });
  processes.on('exit', ({ id, process: { pid } }, code, signal) => {
    running.delete(id);
    const since = listening.get(id);
    listening.delete(id);
    onListening?.(listening.size);
    if (isEnding) return;
    log({ event: 'worker-exit', pid, code, signal });
    onExit?.();
    if (since !== undefined && performance.now() - since >= STABLE_MS) {
      failures = 0;
      return start();
    }
    if (since !== undefined || running.size > 0) return startLater();
    end();
    giveUp();
  });
  for (let started = 0; started < count; started += 1) start();
  return end;
}

/**
 * Forks processes that share the port. Exits with code 1 if none of them can start. On SIGINT or SIGTERM each ends as a single
 * process does, and then this one.
 * @param onReady called when the first of them accepts requests, or the last no longer does
 */
export function superviseWorkers(
  count: number,
  {
    log,
    onExit,
    onReady,
  }: Pick<Options, 'log' | 'onExit'> & { onReady: (isReady: boolean) => void },
): void {
  if (!sitemapProblem()) shareSitemapFolder();
  // Other open ports, such as that of the metrics, would keep this process from ending.
  const endReplacing = keepRunning(cluster, count, {
    log,
    ...(onExit && { onExit }),
    giveUp: () => process.exit(1),
    onListening: (listening) => onReady(listening > 0),
  });

  onStop(async () => {
    endReplacing();
    onReady(false);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ended);
  });
}
