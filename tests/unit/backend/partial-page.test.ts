import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { readPartialPage } from '#/backend/partial-page.ts';

const failure = (kind: ApiError['kind'] = 'answer', code = 500) =>
  new ApiError(kind, code, 'broken', 'orderList', 200);

/** A list of numbers; a page with a broken row fails. */
const listOf = (total: number, broken: number[], beyond: 'empty' | 'last' = 'empty') =>
  vi.fn(async (page: number, limit: number) => {
    const from = (page - 1) * limit;
    const all = Array.from({ length: total }, (_, place) => place + 1);
    const rows = all.slice(from, from + limit);
    if (rows.some((row) => broken.includes(row))) throw failure();
    return { list: rows.length > 0 || beyond === 'empty' ? rows : all.slice(-1), total };
  });

describe('a page of a list', () => {
  it('is loaded by one call without broken rows', async () => {
    const read = listOf(25, []);
    expect(await readPartialPage(read, 3, 10)).toEqual({
      list: [21, 22, 23, 24, 25],
      total: 25,
      missing: 0,
    });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each(['empty', 'last'] as const)(
    'skips broken rows (page after the last: %s)',
    async (beyond) => {
      expect(await readPartialPage(listOf(25, [22, 24], beyond), 3, 10)).toEqual({
        list: [21, 23, 25],
        total: 25,
        missing: 2,
      });
    },
  );

  it('fails if every row is broken', async () => {
    await expect(readPartialPage(listOf(2, [1, 2]), 1, 2)).rejects.toThrow('broken');
  });

  it.each([failure('network', 0), failure('answer', 401), failure('timeout', 0)])(
    'does not load row by row after another error',
    async (error) => {
      const read = vi.fn<ReturnType<typeof listOf>>().mockRejectedValue(error);
      await expect(readPartialPage(read, 1, 10)).rejects.toBe(error);
      expect(read).toHaveBeenCalledTimes(1);
    },
  );
});
