import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { createQueryClient } from '#/api/query-client.ts';

describe('the query client', () => {
  it('removes the oldest unobserved queries above the limit', () => {
    const client = createQueryClient({
      sessionEnded: () => undefined,
    });
    const watched = new QueryObserver(client, {
      queryKey: ['watched'],
      queryFn: () => 1,
      staleTime: Infinity,
    });
    client.setQueryData(['watched'], 1, { updatedAt: 1 });
    watched.subscribe(() => undefined);
    for (let age = 0; age < 150; age += 1)
      client.setQueryData(['page', age], age, { updatedAt: 1000 + age });
    const left = new QueryObserver(client, {
      queryKey: ['left'],
      queryFn: () => 1,
      staleTime: Infinity,
    });
    client.setQueryData(['left'], 1, { updatedAt: 9000 });
    left.subscribe(() => undefined)();

    expect(client.getQueryData(['page', 0])).toBeUndefined();
    expect(client.getQueryData(['page', 149])).toBe(149);
    expect(client.getQueryData(['left'])).toBe(1);
    expect(client.getQueryData(['watched'])).toBe(1);
    expect(client.getQueryCache().getAll()).toHaveLength(101);
    client.clear();
  });

  describe('when the session has expired', () => {
    const over = () =>
      Object.assign(new ApiError('answer', 401, 'Gone', 'orderCounts', 200), {
        isSessionExpired: true,
      });
    const refuse = () => Promise.reject(over());
    const key = ['counts'];

    it('notifies once per query and once per mutation', async () => {
      const listeners = { sessionEnded: vi.fn() };
      const client = createQueryClient(listeners);
      await client.prefetchQuery({ queryKey: key, queryFn: refuse });
      expect(listeners.sessionEnded).toHaveBeenCalledTimes(1);
      await client
        .getMutationCache()
        .build(client, { mutationFn: refuse })
        .execute(undefined)
        .catch(() => undefined);
      expect(listeners.sessionEnded).toHaveBeenCalledTimes(2);
    });

    it('calls the handler of the prefetch, even if a component observes the query too', async () => {
      const sessionEnded = vi.fn();
      const ahead = vi.fn();
      const client = createQueryClient({ sessionEnded });
      const observer = new QueryObserver(client, {
        queryKey: key,
        queryFn: () => 1,
        staleTime: Infinity,
        initialData: 1,
      });
      const stop = observer.subscribe(() => undefined);
      const reading = client.prefetchQuery({
        queryKey: key,
        queryFn: refuse,
        staleTime: 0,
        meta: { sessionEnded: ahead },
      });
      observer.setOptions({ queryKey: key, queryFn: refuse, staleTime: Infinity });
      await reading;
      expect([ahead.mock.calls.length, sessionEnded.mock.calls.length]).toEqual([1, 0]);
      await observer.refetch();
      expect([ahead.mock.calls.length, sessionEnded.mock.calls.length]).toEqual([1, 1]);
      stop();
      client.clear();
    });

    it('notifies if the page was shown before its prefetch was answered', async () => {
      const sessionEnded = vi.fn();
      const ahead = vi.fn();
      const client = createQueryClient({ sessionEnded });
      const { promise, reject } = Promise.withResolvers<number>();
      const reading = client.prefetchQuery({
        queryKey: key,
        queryFn: () => promise,
        meta: { sessionEnded: ahead },
      });
      const observer = new QueryObserver(client, { queryKey: key, queryFn: refuse });
      const stop = observer.subscribe(() => undefined);
      reject(over());
      await reading;
      expect([ahead.mock.calls.length, sessionEnded.mock.calls.length]).toEqual([0, 1]);
      stop();
      client.clear();
    });
  });
});
