import type { QueryClient } from '@tanstack/react-query';

/** How long a page waits for optional data. */
const MAX_WAIT_MS = 1000;

/** Limits how long prefetches block a page; data that is late renders as loading. */
export function limitPrefetch(queryClient: QueryClient): QueryClient {
  const limit =
    <Options>(fetch: (options: Options) => Promise<unknown>) =>
    (options: Options) =>
      Promise.race([fetch(options), new Promise((done) => setTimeout(done, MAX_WAIT_MS))]);
  return Object.assign(queryClient, {
    prefetchQuery: limit(queryClient.prefetchQuery.bind(queryClient)),
    prefetchInfiniteQuery: limit(queryClient.prefetchInfiniteQuery.bind(queryClient)),
  });
}
