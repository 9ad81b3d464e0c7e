import { describe, expect, it, vi } from 'vitest';
import * as order from '#generated/client/order/order.ts';
import * as product from '#generated/client/product/product.ts';
import { type Operation, operations } from '#generated/operations.ts';
import { provideApiContext } from '#/api/context.ts';
import { send } from '#/api/http.ts';
import { operationOf } from '#/api/operation.ts';

const withPath = (Object.entries(operations) as [string, Operation][]).filter(([, { path }]) =>
  path.includes('{'),
);
const fill = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);

describe('the operation of a path', () => {
  it.each(withPath)('%s has a value of the contract in its path', (id, { method, path }) => {
    expect(operationOf(method, fill(path, '12'))).toBe(id);
    for (const value of [
      '',
      '.',
      '..',
      '1.',
      '1/2',
      '1%2F2',
      '1%252F2',
      '1?',
      '1#',
      '1;',
      '1 ',
      '1\n',
      '-'.repeat(129),
    ])
      expect(operationOf(method, fill(path, value)), value).not.toBe(id);
  });
});

describe('a call whose path is no operation', () => {
  it.each(['../../login/logout', '1/../../login/logout', '..', '%2e%2e/login/logout'])(
    'is not sent: %s',
    async (value) => {
      const fetch = vi.fn<(request: Request) => Promise<Response>>();
      provideApiContext(() => ({
        baseUrl: 'http://shop.test',
        language: 'en',
        token: () => 'token',
        report: () => undefined,
        fetch,
      }));
      for (const [, { method, path }] of withPath)
        await expect(send({ method, url: fill(path, value) })).rejects.toMatchObject({
          kind: 'answer',
          code: 404,
        });
      await expect(order.orderDetail(value)).rejects.toMatchObject({ code: 404 });
      await expect(product.productDetail(Number.NaN)).rejects.toMatchObject({ code: 404 });
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
