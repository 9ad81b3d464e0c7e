import { getHomeConfigQueryOptions, useHomeConfig } from '#generated/client/home/home.ts';
import { isAbsent } from '#/api/error-class.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { custom } from '#/router/page-queries.ts';

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  retryOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** The shop configuration, an extension: once per document, unless it is absent or has failed. */
export const shopConfigQuery = custom(async ({ queryClient }) => {
  if (lacksExtension('homeConfig')) return;
  const options = getHomeConfigQueryOptions({ query: ONCE });
  const error = queryClient.getQueryState(options.queryKey)?.error;
  if (!error || isAbsent(error)) await queryClient.prefetchQuery(options);
});

/** Banner, footer and codes of the backend; undefined if it has none. */
export const useShopConfig = () =>
  useHomeConfig({ query: { ...ONCE, enabled: !lacksExtension('homeConfig') } }).data;
