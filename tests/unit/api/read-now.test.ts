import { globSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { getOrderDetailQueryKey } from '#generated/client/order/order.ts';
import { ApiError } from '#/api/error.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { readNow } from '#/api/read-now.ts';

const queryKey = ['stock'];

/** A backend whose calls are answered by hand, in any order. */
function openBackend() {
  const calls: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const client = new QueryClient();
  client.setQueryData(queryKey, 'old');
  return { client, calls, options: { queryKey, queryFn } };
}

it('returns the response although the query is cancelled meanwhile', async () => {
  const { client, calls, options } = openBackend();
  const read = readNow(client, options);
  await client.cancelQueries({ queryKey });
  calls[0]?.resolve('new');
  expect(await read).toBe('new');
  expect(client.getQueryData(queryKey)).toBe('new');
});

it('sends a call of its own while another one is pending, and keeps its newer response', async () => {
  const { client, calls, options } = openBackend();
  const before = client.fetchQuery({ ...options, staleTime: 0 });
  const read = readNow(client, options);
  expect(calls).toHaveLength(2);
  calls[1]?.resolve('new');
  expect(await read).toBe('new');
  calls[0]?.resolve('old');
  expect(await before).toBe('new');
  expect(client.getQueryData(queryKey)).toBe('new');
});

it('fails instead of returning old data when all queries are cancelled', async () => {
  const { client, options } = openBackend();
  const read = readNow(client, options);
  const outcome = expect(read).rejects.toMatchObject({ name: 'ApiError', kind: 'cancelled' });
  await client.cancelQueries();
  await outcome;
  expect(client.getQueryData(queryKey)).toBe('old');
});

it('reports the end of the session, and leaves the cached data as it is', async () => {
  const sessionEnded = vi.fn<(error: ApiError) => void>();
  const client = createQueryClient({ sessionEnded });
  const orderKey = getOrderDetailQueryKey('1');
  client.setQueryData(orderKey, 'old');
  const error = new ApiError('answer', 401, '', 'orderDetail', 200);
  error.isSessionExpired = true;
  const read = readNow(client, { queryKey: orderKey, queryFn: () => Promise.reject(error) });
  await expect(read).rejects.toBe(error);
  expect(sessionEnded).toHaveBeenCalledExactlyOnceWith(error);
  expect(client.getQueryState(orderKey)).toMatchObject({ data: 'old', status: 'success' });
});

/** Use of `fetchQuery` where cached data is right, and why. */
const CACHED_IS_RIGHT: Record<string, string> = {
  'api/read-now.ts': 'the one function',
  'domain/cart/use-quick-add.ts': 'the options that the card shows',
  'router/page-queries.ts': 'old data is better than an error page',
};

it('nothing else reads with `fetchQuery`, or reads the cache after a refetch', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: 'src' }).filter((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return /\.fetchQuery\b|await \w+\.(refetch|invalidate)Queries[^;]+;[^}]+getQueryData/.test(
      text,
    );
  });
  expect(found.toSorted()).toEqual(Object.keys(CACHED_IS_RIGHT));
});
