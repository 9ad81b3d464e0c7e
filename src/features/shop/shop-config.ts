import type { QueryClient } from '@tanstack/react-query';
import { getHomeConfigQueryOptions, useHomeConfig } from '../../../generated/client/home/home.ts';

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Facts about the shop that not every backend can tell: asked once, and a backend without them is not asked again. */
export async function prefetchShopConfig(queryClient: QueryClient): Promise<void> {
  const options = getHomeConfigQueryOptions({ query: ONCE });
  if (queryClient.getQueryState(options.queryKey)?.status !== 'error')
    await queryClient.prefetchQuery(options);
}

/** What the backend says about banner, footer and codes; undefined when it says nothing. */
export const useShopConfig = () => useHomeConfig({ query: ONCE }).data;
