import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { ensureData } from '#/router/page-queries.ts';

const queryKey = ['order'];
const failure = (kind: ApiError['kind'], code: number) =>
  new ApiError(kind, code, 'No', 'orderDetail', 200);

/** A client with cached data from before. */
function openClient(read: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: false } } });
  client.setQueryData(queryKey, 'old');
  const queryFn = vi.fn(read);
  return { client, queryFn, load: () => ensureData(client, { queryKey, queryFn }) };
}

it('starts a page with cached data, however old', async () => {
  const { queryFn, load } = openClient(() => Promise.resolve('new'));
  expect(await load()).toBe('old');
  expect(queryFn).not.toHaveBeenCalled();
});

it('reads again what a write has invalidated', async () => {
  const { client, load } = openClient(() => Promise.resolve('new'));
  await client.invalidateQueries({ queryKey });
  expect(await load()).toBe('new');
});

it('fails if the backend answers that it is gone', async () => {
  const gone = failure('answer', 404);
  const { client, load } = openClient(() => Promise.reject(gone));
  await client.invalidateQueries({ queryKey });
  await expect(load()).rejects.toBe(gone);
});

it('uses old data while the backend cannot be reached, and does not wait for it twice', async () => {
  const { client, queryFn, load } = openClient(() => Promise.reject(failure('network', 0)));
  await client.invalidateQueries({ queryKey });
  expect(await load()).toBe('old');
  expect(await load()).toBe('old');
  expect(queryFn).toHaveBeenCalledOnce();
});
