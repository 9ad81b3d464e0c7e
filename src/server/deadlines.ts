import type { QueryClient } from '@tanstack/react-query';
import { setTimeout as wait } from 'node:timers/promises';

/** How long the backend is waited for, in ms since the request came. */
export interface Deadlines {
  /** what is only prefetched has at least this long */
  late: number;
  /** ... and this long after all that the page cannot do without is there */
  lateAfter: number;
  /** then every call ends */
  hard: number;
}

export const DEADLINES: Deadlines = { late: 400, lateAfter: 100, hard: 1200 };

/** Follows the time of one request. */
export function startClock({ late, lateAfter, hard }: Deadlines) {
  const started = performance.now();
  const calls = new AbortController();
  const timer = setTimeout(() => calls.abort(), hard);
  const since = () => performance.now() - started;

  /** From now on prefetching holds nobody up. Gives a function that waits for all of it, as long as it may take, and then ends it. */
  function followLate(queryClient: QueryClient): () => Promise<void> {
    const coming: Promise<unknown>[] = [];
    const follow =
      <Options>(fetch: (options: Options) => Promise<unknown>) =>
      async (options: Options): Promise<void> => {
        coming.push(fetch(options));
      };
    queryClient.prefetchQuery = follow(
      queryClient.prefetchQuery.bind(queryClient),
    ) as QueryClient['prefetchQuery'];
    queryClient.prefetchInfiniteQuery = follow(
      queryClient.prefetchInfiniteQuery.bind(queryClient),
    ) as QueryClient['prefetchInfiniteQuery'];
    return async () => {
      const left = Math.min(hard - since(), Math.max(late - since(), lateAfter));
      await Promise.race([Promise.allSettled(coming), wait(Math.max(left, 0))]);
      calls.abort();
    };
  }

  return {
    signal: calls.signal,
    followLate,
    stop() {
      clearTimeout(timer);
      calls.abort();
    },
  };
}
