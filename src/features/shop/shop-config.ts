import type { QueryClient } from '@tanstack/react-query';
import { getHomeConfigQueryOptions, useHomeConfig } from '../../../generated/client/home/home.ts';
import { isAbsent } from '../../api/error-class.ts';
import { lacksExtension } from '../../api/extensions.ts';

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Prefetches the extension with facts about the shop: once a document, and not where it is absent or has failed. */
export async function prefetchShopConfig(queryClient: QueryClient): Promise<void> {
  if (lacksExtension('homeConfig')) return;
  const options = getHomeConfigQueryOptions({ query: ONCE });
  const error = queryClient.getQueryState(options.queryKey)?.error;
  if (!error || isAbsent(error)) await queryClient.prefetchQuery(options);
}

/** What the backend says about banner, footer and codes; undefined when it says nothing. */
export const useShopConfig = () =>
  useHomeConfig({ query: { ...ONCE, enabled: !lacksExtension('homeConfig') } }).data;
