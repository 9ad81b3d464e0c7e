import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { CACHE_RULES, DELETION_RULES } from '#/api/cache-rules.ts';
import { ApiError } from '#/api/error.ts';
import { createQueryClient } from '#/api/query-client.ts';

const NO = '42';
const all = Object.entries(operations) as [OperationId, Operation][];
const isDeletion = ([id, { method, path }]: (typeof all)[number]) =>
  method === 'POST' && /delete|cancel|remove|\/del\b/i.test(id + path);
const deletions = all.filter(isDeletion).map(([id]) => id);
const pathOf = (id: OperationId) => operations[id].path.replace(/\{\w+\}/, NO);

const openClient = () => createQueryClient({ sessionEnded: () => undefined });
type Client = ReturnType<typeof openClient>;

/** Runs a write that names an order in its path. */
const write = (client: Client, id: OperationId, send: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { mutationKey: [id], mutationFn: send })
    .execute({ orderNo: NO })
    .catch(() => undefined);

describe.each(deletions)('after %s', (id) => {
  const reads = DELETION_RULES[id] ?? [];

  it('no page starts with what it has deleted', async () => {
    expect(reads.length, `${id} deletes: add its reads to DELETION_RULES`).toBeGreaterThan(0);
    const client = openClient();
    for (const read of reads) client.setQueryData([pathOf(read)], 'old');
    await write(client, id, () => Promise.resolve(null));
    for (const read of reads) expect(client.getQueryState([pathOf(read)])).toBeUndefined();
  });

  it('what a page shows is read again, but not the deleted thing, which goes with the page', async () => {
    const client = openClient();
    const queryFn = vi.fn<(key: readonly unknown[]) => string>(() => 'new');
    const ends = reads.map((read) => {
      const queryKey = [pathOf(read)];
      client.setQueryData(queryKey, 'old');
      return new QueryObserver(client, {
        queryKey,
        queryFn: () => queryFn(queryKey),
        staleTime: Infinity,
      }).subscribe(() => undefined);
    });
    await write(client, id, () => Promise.resolve(null));
    const own = reads.map(pathOf).filter((path) => path.endsWith(`/${NO}`));
    const others = reads.filter((read) => CACHE_RULES[id]?.includes(read)).map(pathOf);
    expect(queryFn.mock.calls.map(([[path]]) => path)).toEqual(
      others.filter((path) => !own.includes(path)),
    );
    for (const end of ends) end();
    for (const path of own) expect(client.getQueryState([path])).toBeUndefined();
  });

  it('a refusal keeps what is shown, as stale', async () => {
    const client = openClient();
    for (const read of reads) client.setQueryData([pathOf(read)], 'old');
    await write(client, id, () => Promise.reject(new ApiError('answer', 500, 'No', id, 200)));
    for (const read of reads)
      expect(client.getQueryState([pathOf(read)])).toMatchObject({
        data: 'old',
        isInvalidated: CACHE_RULES[id]?.includes(read) ?? false,
      });
  });
});

it('only writes that delete have rules of deletions, and those rules are among the reads they change', () => {
  expect(Object.keys(DELETION_RULES).toSorted()).toEqual(deletions.toSorted());
  for (const id of deletions)
    expect(CACHE_RULES[id]).toEqual(expect.arrayContaining([...(DELETION_RULES[id] ?? [])]));
});
