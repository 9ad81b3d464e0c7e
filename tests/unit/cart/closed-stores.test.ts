import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getMerchantIndexQueryKey } from '#generated/client/merchant/merchant.ts';
import { ApiError } from '#/api/error.ts';
import { findClosedStores } from '#/domain/cart/line-problems.ts';

const CLOSED = 2;
const BROKEN = 3;
const UNREACHABLE = 4;

/** Fails for some stores. */
function openShop() {
  const client = new QueryClient();
  const fail = (kind: ApiError['kind'], code: number) =>
    Promise.reject(new ApiError(kind, code, '', 'merchantIndex', 200));
  const answers = new Map([
    [CLOSED, () => fail('answer', 404)],
    [BROKEN, () => fail('answer', 500)],
    [UNREACHABLE, () => fail('network', 404)],
  ]);
  const fetchQuery = vi.spyOn(client, 'fetchQuery').mockImplementation(({ queryKey }) => {
    const [, answer] =
      [...answers].find(([id]) => queryKey?.includes(getMerchantIndexQueryKey(id)[0])) ?? [];
    return answer?.() ?? Promise.resolve({});
  });
  return { client, fetchQuery };
}

const lineOf = (key: number, merId: number) => ({
  key,
  name: `Product ${key}`,
  merId,
  skuId: key * 100,
  quantity: 1,
});

test('finds the lines of closed stores; a store whose request fails counts as open', async () => {
  const { client } = openShop();
  const lines = [1, CLOSED, BROKEN, UNREACHABLE, CLOSED].map((merId, at) => lineOf(at, merId));
  expect(await findClosedStores(client, lines)).toEqual([
    { key: 1, name: 'Product 1', skuId: 100, kind: 'storeClosed', left: 0 },
    { key: 4, name: 'Product 4', skuId: 400, kind: 'storeClosed', left: 0 },
  ]);
});

test('requests each store once, without its cached data and without retries', async () => {
  const { client, fetchQuery } = openShop();
  expect(await findClosedStores(client, [lineOf(1, 1), lineOf(2, 1), lineOf(3, 5)])).toEqual([]);
  expect(fetchQuery).toHaveBeenCalledTimes(2);
  for (const [options] of fetchQuery.mock.calls)
    expect(options).toMatchObject({ staleTime: 0, retry: false });
});
