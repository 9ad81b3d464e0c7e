import { setTimeout as wait } from 'node:timers/promises';
import { noop } from '#/lib/noop.ts';

interface QueueLimits {
  /** pages that are rendered at the same time */
  running: number;
  /** pages that wait for one of them */
  waiting: number;
}

export type RenderQueue = ReturnType<typeof renderQueue>;
export type QueueCounts = Pick<RenderQueue, 'running' | 'waiting' | 'refused'>;

/** Rejects after a time, and gives up what the task does from then on. */
async function withinTime<Result>(task: Promise<Result>, ms: number): Promise<Result> {
  const timer = new AbortController();
  const late = wait(ms, null, { signal: timer.signal }).then(() => {
    throw new Error(`A page was given up after ${ms} ms`);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    timer.abort();
    late.catch(noop);
    task.catch(noop);
  }
}

/** Runs tasks in their order, a limited number at a time. Resolves to null, without running it, if too many are waiting. */
export function renderQueue({ running: mostRunning, waiting: mostWaiting }: QueueLimits) {
  let running = 0;
  let refused = 0;
  const waiting: (() => void)[] = [];

  /** @param placeMs how long the task may keep its place; rejects after it */
  async function run<Result>(task: () => Promise<Result>, placeMs: number): Promise<Result | null> {
    if (running >= mostRunning) {
      if (waiting.length >= mostWaiting) {
        refused += 1;
        return null;
      }
      // The task that ends passes its place on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await withinTime(task(), placeMs);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    run,
    running: () => running,
    waiting: () => waiting.length,
    /** since the start */
    refused: () => refused,
  };
}
