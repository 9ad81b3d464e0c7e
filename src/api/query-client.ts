import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { CACHE_RULES } from './cache-rules.ts';
import { isSignInNeeded } from './error-class.ts';
import { type ApiError, isApiError } from './error.ts';
import { operationOf } from './operation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** replaces the default handling of an expired session; for prefetches */
      sessionEnded?: () => void;
    };
  }
}

const SECOND = 1000;

/** Limits of unobserved queries in the cache: by age and by number, oldest first. */
const MOST_UNSEEN = 100;

function forgetOldest(cache: QueryCache): void {
  const unseen = cache
    .getAll()
    .filter((query) => isUnseen(query) && query.state.fetchStatus === 'idle');
  if (unseen.length <= MOST_UNSEEN) return;
  const byAge = unseen.toSorted(
    (one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt,
  );
  for (const query of byAge.slice(0, -MOST_UNSEEN)) cache.remove(query);
}

/** Begins the keys of infinite queries and of `readNow`. */
const KEY_PREFIXES: readonly unknown[] = ['infinite', 'now'];

/** Operation of a generated query key. */
function operationOfKey(key: readonly unknown[]): OperationId | 'unknown' {
  const path = KEY_PREFIXES.includes(key[0]) ? key[1] : key[0];
  return typeof path === 'string'
    ? ((['GET', 'POST'] as const)
        .map((method) => operationOf(method, path))
        .find((id) => id !== 'unknown') ?? 'unknown')
    : 'unknown';
}

export const queriesOf =
  (ids: readonly OperationId[]) =>
  (query: Query): boolean => {
    const id = operationOfKey(query.queryKey);
    return id !== 'unknown' && ids.includes(id);
  };

/** True if the query has no observers, counting disabled ones. */
export const isUnseen = (query: Query): boolean => query.getObserversCount() === 0;

interface Listeners {
  /** 401 for the current token, in a query or a mutation */
  sessionEnded: (error: ApiError) => void;
}

export function createQueryClient({ sessionEnded }: Listeners): QueryClient {
  // The `meta` each fetch was started with: an observer overwrites the query's options.
  const begun = new WeakMap<Query, QueryMeta | undefined>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isApiError(error) && error.isSessionExpired)
          (begun.get(query as Query)?.sessionEnded ?? sessionEnded)(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isApiError(error) && error.isSessionExpired) sessionEnded(error);
      },
      onSettled: (_data, error, _variables, _result, mutation) => {
        // A refusal means that the shown data is stale, and a call without a response may have succeeded.
        if (isApiError(error) && isSignInNeeded(error)) return;
        const id = mutation.options.mutationKey?.[0] as OperationId | undefined;
        const stale = id ? CACHE_RULES[id] : undefined;
        if (stale) void client.invalidateQueries({ predicate: queriesOf(stale) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30 * SECOND,
        gcTime: 900 * SECOND,
        retry: (failures, error) => isApiError(error) && error.kind === 'network' && failures < 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved' && isUnseen(event.query)) forgetOldest(cache);
    if (event.type === 'updated' && event.action.type === 'fetch')
      begun.set(event.query, event.query.meta);
  });
  return client;
}
