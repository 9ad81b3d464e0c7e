import {
  type FetchQueryOptions,
  isCancelledError,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './error.ts';

/** Options of a query, as generated. */
export type ReadOptions<Data, Key extends QueryKey = QueryKey> = FetchQueryOptions<
  Data,
  ApiError,
  Data,
  Key
>;

let reads = 0;

/**
 * Reads what is true now, for decisions that cached data would get wrong: sends a call of its own and writes the response
 * to the cache. `fetchQuery` joins a call that began earlier, and resolves with the old data if the query is cancelled.
 * @throws `ApiError` of kind `cancelled` if all queries are cancelled, which ends a session
 */
export async function readNow<Data, Key extends QueryKey>(
  client: QueryClient,
  options: ReadOptions<Data, Key>,
): Promise<Data> {
  const { queryKey } = options;
  reads += 1;
  const own = { ...options, queryKey: ['now', ...queryKey, reads], staleTime: 0, gcTime: 0 };
  const data = await client
    .fetchQuery(own as unknown as ReadOptions<Data>)
    .catch((error: unknown) => {
      throw isCancelledError(error) ? new ApiError('cancelled', 0, '', 'unknown', 0) : error;
    });
  client.setQueryData<Data>(queryKey, () => data);
  // The response of a call that began earlier would overwrite it; what awaits that call gets the new data.
  await client.cancelQueries({ queryKey, exact: true });
  return data;
}
