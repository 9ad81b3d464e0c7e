import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import type { OperationId } from '../../generated/operations.ts';
import { CACHE_RULES } from './cache-rules.ts';
import { isSignInNeeded } from './error-class.ts';
import { type ApiError, isApiError } from './error.ts';
import { operationOf } from './operation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** hears in place of the shop that the session is over: for what is fetched before anybody asked */
      sessionEnded?: () => void;
    };
    mutationMeta: {
      /** the caller shows the failure itself (at a field, in a dialog): no toast */
      quiet?: boolean;
    };
  }
}

const SECOND = 1000;

/** Answers that nothing on the screen reads are forgotten after a while, and the oldest of them sooner when there are more. */
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

/** Key of a generated query -> its operation. Infinite queries carry a word in front. */
function operationOfKey(key: readonly unknown[]): OperationId | 'unknown' {
  const path = key[0] === 'infinite' ? key[1] : key[0];
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

/** Nothing on the screen reads it; a part that waits (a disabled query) counts as on the screen. */
export const isUnseen = (query: Query): boolean => query.getObserversCount() === 0;

interface Listeners {
  /** shows the failure of a write; reads show theirs where the data would stand */
  writeFailed: (error: ApiError) => void;
  sessionEnded: (error: ApiError) => void;
}

export function createQueryClient({ writeFailed, sessionEnded }: Listeners): QueryClient {
  // As each read was begun: a part of the screen that shows it sets its own words over those of the query.
  const begun = new WeakMap<Query, QueryMeta | undefined>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isApiError(error) && error.losesSession)
          (begun.get(query as Query)?.sessionEnded ?? sessionEnded)(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isApiError(error)) return;
        if (error.losesSession) sessionEnded(error);
        if (error.kind !== 'cancelled' && !mutation.meta?.quiet) writeFailed(error);
      },
      onSettled: (_data, error, _variables, _result, mutation) => {
        // A refusal tells that what is shown is out of date, and a call without an answer may have done its work.
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
