import type { QueryClient } from '@tanstack/react-query';
import { getHomeConfigQueryOptions, useHomeConfig } from '#generated/client/home/home.ts';
import { isAbsent } from '#/api/error-class.ts';
import { lacksExtension } from '#/api/extensions.ts';

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Prefetches the shop configuration, an extension, once per document, unless it is absent or has failed. */
export async function prefetchShopConfig(queryClient: QueryClient): Promise<void> {
  if (lacksExtension('homeConfig')) return;
  const options = getHomeConfigQueryOptions({ query: ONCE });
  const error = queryClient.getQueryState(options.queryKey)?.error;
  if (!error || isAbsent(error)) await queryClient.prefetchQuery(options);
}

/** Banner, footer and codes of the backend; undefined if it has none. */
export const useShopConfig = () =>
  useHomeConfig({ query: { ...ONCE, enabled: !lacksExtension('homeConfig') } }).data;
