import { noop } from '#/lib/noop.ts';

/** Deadlines for a page; those for backend calls in ms since the request arrived. */
export interface Deadlines {
  /** minimum time for optional data */
  late: number;
  /** minimum time for optional data after the critical data has arrived */
  lateAfter: number;
  /** all calls are aborted then; crawlers do not wait longer */
  hard: number;
  /** for writing the HTML: wall-clock time, because renders share the processor */
  render: number;
  /** the same for a frame, the last resort: right after the start, code is compiled while it is rendered */
  frameRender: number;
}

/** Deadlines of a page that is sent. */
export interface PageDeadlines extends Deadlines {
  /** browsers get the frame then, and load the page themselves */
  frame: number;
}

export const DEADLINES: PageDeadlines = {
  late: 400,
  lateAfter: 100,
  hard: 3000,
  // All code is loaded, so a longer render means that something hangs.
  render: 2000,
  frameRender: 10_000,
  frame: 400,
};

/**
 * Rejects after a time, and gives up what the task does from then on. What has to be given back in any case is given back
 * around it, not by the task.
 */
export async function withinTime<Result>(task: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`A page was given up after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
    task.catch(noop);
  }
}

/** Why calls end with their page. One object, because making one for each page writes a stack trace. */
const ENDED = new DOMException('The page does not wait for its calls any longer', 'AbortError');

/** How long a page takes at most, whatever holds it. */
export const pageMs = ({ hard, render }: Deadlines): number => hard + render;

/** Tracks the deadlines of one request. */
export function startClock({ late, lateAfter, hard }: Deadlines) {
  const started = performance.now();
  const calls = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    calls.abort(ENDED);
  }, hard);
  const since = () => performance.now() - started;

  /** Collects optional data without waiting for it. `settle` waits until the deadline, then aborts all calls. */
  function deferOptional() {
    const pending: Promise<unknown>[] = [];
    return {
      async defer(loads: readonly Promise<unknown>[]): Promise<void> {
        pending.push(...loads);
      },
      async settle(): Promise<void> {
        const left = Math.min(hard - since(), Math.max(late - since(), lateAfter));
        let timeout: NodeJS.Timeout | undefined;
        const isLate = new Promise<void>((resolve) => {
          timeout = setTimeout(resolve, Math.max(left, 0));
        });
        await Promise.race([Promise.allSettled(pending), isLate]);
        clearTimeout(timeout);
        calls.abort(ENDED);
      },
    };
  }

  return {
    signal: calls.signal,
    /** whether the hard deadline has passed */
    hasExpired: () => expired,
    deferOptional,
    stop() {
      clearTimeout(timer);
      calls.abort(ENDED);
    },
  };
}
