// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { areUnlisted } from '#/domain/product/listed-ids.ts';
import { openShop } from './open-shop.tsx';

const SOME_ID = 999_999;

/** A wishlist of `total` products that answers with the same rows for each page. */
const listOf = (total: number) => (request: Request) =>
  new URL(request.url).pathname === operations.collectProductList.path
    ? Response.json({
        code: 200,
        message: 'success',
        data: { list: [], total, pageNum: 1, pageSize: 100, pages: Math.ceil(total / 100) },
      })
    : null;

it.each([
  [0, true],
  [1500, false],
])(
  'a wishlist of %i products, of which none is read, proves that one is not on it: %s',
  async (total, isProof) => {
    await openShop('/en', { as: 'som@lychee.test', answer: listOf(total) });
    expect(await areUnlisted([SOME_ID])).toBe(isProof);
  },
);
