import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { CACHE_RULES, DELETION_RULES } from './cache-rules.ts';
import { isSignInNeeded } from './error-class.ts';
import { type ApiError, isApiError } from './error.ts';
import { noop } from '#/lib/noop.ts';
import { fieldsOf } from '#/lib/parse-json.ts';
import { operationOf } from './operation.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** replaces the default handling of an expired session; for reads that no press began */
      sessionEnded?: () => void;
    };
  }
}

const SECOND = 1000;

/** Limits of unobserved queries in the cache: by age and by number, oldest first. */
const MOST_UNSEEN = 100;

const isIdle = (query: Query): boolean => query.state.fetchStatus === 'idle';

function forgetOldest(cache: QueryCache): void {
  const unseen = cache.getAll().filter((query) => isUnseen(query) && isIdle(query));
  if (unseen.length <= MOST_UNSEEN) return;
  const byAge = unseen.toSorted(
    (one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt,
  );
  for (const query of byAge.slice(0, -MOST_UNSEEN)) cache.remove(query);
}

/** Begins the keys of infinite queries and of `readNow`. */
const KEY_PREFIXES: readonly unknown[] = ['infinite', 'now'];

/** Operation of a generated query key. */
export function operationOfKey(key: readonly unknown[]): OperationId | 'unknown' {
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

/** Whether a query reads the thing that a write names in its path: an order by its number. */
function isReadOf({ queryKey: [path] }: Query, variables: unknown): boolean {
  const names = Object.values(fieldsOf(variables));
  return typeof path === 'string' && names.some((name) => path.endsWith(`/${String(name)}`));
}

/** No shopper waits for these reads: the next press finds out that the session has ended. */
export const UNASKED: QueryMeta = { sessionEnded: noop };

/**
 * A client with the same caches for reads that begin without a press, e.g. while the pointer rests on something: a 401 does
 * not end the session.
 * @param sessionEnded called in its place
 */
export function unaskedClient(client: QueryClient, sessionEnded = noop): QueryClient {
  const defaults = client.getDefaultOptions();
  return new QueryClient({
    queryCache: client.getQueryCache(),
    mutationCache: client.getMutationCache(),
    defaultOptions: { ...defaults, queries: { ...defaults.queries, meta: { sessionEnded } } },
  });
}

/** Whether the browser has begun the current work: the tab is shown again, or is online again. */
function watchBrowser(cache: QueryCache): () => boolean {
  let isBrowser = false;
  const watch = (refetch: () => void) => () => {
    isBrowser = true;
    refetch();
    isBrowser = false;
  };
  cache.onFocus = watch(cache.onFocus.bind(cache));
  cache.onOnline = watch(cache.onOnline.bind(cache));
  return () => isBrowser;
}

interface Listeners {
  /** 401 for the current token, in a query or a mutation */
  sessionEnded: (error: ApiError) => void;
}

export function createQueryClient({ sessionEnded }: Listeners): QueryClient {
  // The `meta` each fetch was started with: an observer overwrites the query's options. A page that is shown before the
  // answer of its prefetch waits for that answer itself: then an expired session is no longer the prefetch's to hide.
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
      onSettled: (_data, error, variables, _result, mutation) => {
        // A refusal means that the shown data is stale, and a call without a response may have succeeded.
        if (isApiError(error) && isSignInNeeded(error)) return;
        const id = mutation.options.mutationKey?.[0] as OperationId | undefined;
        if (!id) return;
        if (!error) removeDeleted(DELETION_RULES[id] ?? [], variables);
        const isStale = queriesOf(CACHE_RULES[id] ?? []);
        void client.invalidateQueries({ predicate: (query) => isStale(query) && !gone.has(query) });
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
  const isFromBrowser = watchBrowser(cache);
  /** Observed reads of deleted things. They are removed with their last observer: removing them now would refetch them. */
  const gone = new WeakSet<Query>();

  function removeDeleted(ids: readonly OperationId[], variables: unknown) {
    for (const query of cache.findAll({ predicate: queriesOf(ids) })) {
      if (isUnseen(query)) {
        if (isIdle(query)) cache.remove(query);
      } else if (isReadOf(query, variables)) gone.add(query);
    }
  }

  cache.subscribe((event) => {
    if (event.type === 'observerRemoved' && isUnseen(event.query)) {
      if (gone.has(event.query)) cache.remove(event.query);
      forgetOldest(cache);
    }
    if (event.type === 'observerAdded' && !isIdle(event.query)) begun.delete(event.query);
    if (event.type === 'updated' && event.action.type === 'fetch')
      begun.set(event.query, isFromBrowser() ? UNASKED : event.query.meta);
  });
  return client;
}
