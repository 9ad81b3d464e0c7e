/** Lines that wait; more are dropped. */
const MAX_WAITING = 500;
const MAX_BATCH = 100;
/** Time in which lines are collected. */
const COLLECT_MS = 5000;
/** Pause after a failure. */
const PAUSE_MS = 60_000;

export interface QueueFailure {
  problem: string;
  /** lines that were dropped since the last failure */
  dropped: number;
}

interface QueueOptions {
  onFailure: (failure: QueueFailure) => void;
  collectMs?: number;
  pauseMs?: number;
}

/**
 * Sends lines in batches, one batch at a time, in the background. Nothing waits for it, its memory is bounded, and a batch that
 * fails is dropped.
 */
export function sendQueue<Line>(
  send: (batch: Line[]) => Promise<void>,
  { onFailure, collectMs = COLLECT_MS, pauseMs = PAUSE_MS }: QueueOptions,
) {
  let waiting: Line[] = [];
  let dropped = 0;
  let isScheduled = false;
  let delay = collectMs;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void run(), delay).unref();
  }

  async function run() {
    const batch = waiting.slice(0, MAX_BATCH);
    waiting = waiting.slice(MAX_BATCH);
    try {
      await send(batch);
      delay = collectMs;
    } catch (error) {
      onFailure({ problem: String(error), dropped: dropped + batch.length });
      dropped = 0;
      delay = pauseMs;
    }
    isScheduled = false;
    if (waiting.length > 0) schedule();
  }

  return {
    add(line: Line): void {
      if (waiting.length >= MAX_WAITING) dropped += 1;
      else waiting.push(line);
      schedule();
    },
    size: (): number => waiting.length,
  };
}
