import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../src/api/query-client.ts';

describe('the query client', () => {
  it('forgets the oldest answers that nothing on the screen reads, when there are very many', () => {
    const client = createQueryClient(() => undefined);
    const watched = new QueryObserver(client, { queryKey: ['watched'], queryFn: () => 1, staleTime: Infinity });
    client.setQueryData(['watched'], 1, { updatedAt: 1 });
    watched.subscribe(() => undefined);
    for (let age = 0; age < 150; age += 1) client.setQueryData(['page', age], age, { updatedAt: 1000 + age });
    const left = new QueryObserver(client, { queryKey: ['left'], queryFn: () => 1, staleTime: Infinity });
    client.setQueryData(['left'], 1, { updatedAt: 9000 });
    left.subscribe(() => undefined)();

    expect(client.getQueryData(['page', 0])).toBeUndefined();
    expect(client.getQueryData(['page', 149])).toBe(149);
    expect(client.getQueryData(['left'])).toBe(1);
    expect(client.getQueryData(['watched'])).toBe(1);
    expect(client.getQueryCache().getAll()).toHaveLength(101);
    client.clear();
  });
});
