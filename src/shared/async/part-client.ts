import { QueryCache, QueryClient, QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { createContext, use, useInsertionEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type DocumentQueries = readonly { key: QueryKey; data: unknown }[];

/** The data that the server rendered the document from; null without a server, and on it. */
export const DocumentQueries = createContext<DocumentQueries | null>(null);

/** Queries are stale after 30 s by default. Stale data would be rendered as being loaded, which the server did not do. */
const FRESH_MS = 10_000;

/** A cache with the data of the document. What has not changed since is as old as in the present cache. */
function documentCache(queries: DocumentQueries, present: QueryClient): QueryCache {
  const queryCache = new QueryCache();
  const client = new QueryClient({ queryCache });
  const now = Date.now();
  for (const { key, data } of queries) {
    const known = present.getQueryState(key);
    const at = known?.data === data ? known?.dataUpdatedAt : undefined;
    client.setQueryData(key, data, { updatedAt: Math.max(at ?? now, now - FRESH_MS) });
  }
  return queryCache;
}

/**
 * A client of the present caches, whose hooks read the data of the document until it is released: observers ask
 * `getQueryCache` each time. Everything else reads and writes the present data.
 */
function createPartClient(present: QueryClient, queries: DocumentQueries) {
  const client = new QueryClient({
    queryCache: present.getQueryCache(),
    mutationCache: present.getMutationCache(),
    defaultOptions: present.getDefaultOptions(),
  });
  const own = documentCache(queries, present);
  let isReleased = false;
  client.getQueryCache = () => (isReleased ? present.getQueryCache() : own);
  return { client, release: () => void (isReleased = true) };
}

/**
 * The query client of a part that React hydrates by itself. Its first render reads what the server had, whatever calls,
 * other tabs or sessions have changed since; its effects read the present data, and render what has changed. Null if the
 * browser renders the part, and on a server: then it uses the client around it.
 */
export function usePartClient(): QueryClient | null {
  const present = use(QueryClientContext);
  const queries = use(DocumentQueries);
  const isHydrated = useHydrated();
  const [part] = useState(() =>
    present && queries && !isHydrated ? createPartClient(present, queries) : null,
  );
  // Before all other effects of the part.
  useInsertionEffect(() => part?.release(), [part]);
  return part?.client ?? null;
}
