import type { QueryClient } from '@tanstack/react-query';
import { setTimeout as wait } from 'node:timers/promises';

/** Deadlines for backend calls, in ms since the request arrived. */
export interface Deadlines {
  /** minimum time for prefetches */
  late: number;
  /** minimum time for prefetches after the critical data has arrived */
  lateAfter: number;
  /** all calls are aborted then; crawlers do not wait longer */
  hard: number;
}

export const DEADLINES: Deadlines = { late: 400, lateAfter: 100, hard: 3000 };

/** Tracks the deadlines of one request. */
export function startClock({ late, lateAfter, hard }: Deadlines) {
  const started = performance.now();
  const calls = new AbortController();
  const timer = setTimeout(() => calls.abort(), hard);
  const since = () => performance.now() - started;

  /** Makes prefetches non-blocking. Returns a function that awaits them until the deadline and then aborts them. */
  function deferPrefetches(queryClient: QueryClient): () => Promise<void> {
    const pending: Promise<unknown>[] = [];
    const defer =
      <Options>(fetch: (options: Options) => Promise<unknown>) =>
      async (options: Options): Promise<void> => {
        pending.push(fetch(options));
      };
    queryClient.prefetchQuery = defer(
      queryClient.prefetchQuery.bind(queryClient),
    ) as QueryClient['prefetchQuery'];
    queryClient.prefetchInfiniteQuery = defer(
      queryClient.prefetchInfiniteQuery.bind(queryClient),
    ) as QueryClient['prefetchInfiniteQuery'];
    return async () => {
      const left = Math.min(hard - since(), Math.max(late - since(), lateAfter));
      await Promise.race([Promise.allSettled(pending), wait(Math.max(left, 0))]);
      calls.abort();
    };
  }

  return {
    signal: calls.signal,
    deferPrefetches,
    stop() {
      clearTimeout(timer);
      calls.abort();
    },
  };
}
