interface QueueLimits {
  /** pages that are rendered at the same time */
  running: number;
  /** pages that wait for one of them */
  waiting: number;
}

export type RenderQueue = ReturnType<typeof renderQueue>;
export type QueueCounts = Pick<RenderQueue, 'running' | 'waiting' | 'refused'>;

/** Runs tasks in their order, a limited number at a time. Resolves to null, without running it, if too many are waiting. */
export function renderQueue({ running: mostRunning, waiting: mostWaiting }: QueueLimits) {
  let running = 0;
  let refused = 0;
  const waiting: (() => void)[] = [];

  /** @param task settles in any case: it keeps its place until then */
  async function run<Result>(task: () => Promise<Result>): Promise<Result | null> {
    if (running >= mostRunning) {
      if (waiting.length >= mostWaiting) {
        refused += 1;
        return null;
      }
      // The task that ends passes its place on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
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
