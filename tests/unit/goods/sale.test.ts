import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { ApiError } from '../../../src/api/error.ts';
import { turned } from '../../../src/features/picture/turned.ts';
import { saleOf } from '../../../src/pages/goods/sale.ts';

const detail = (...stocks: number[]) =>
  ({
    productValue: Object.fromEntries(stocks.map((stock, index) => [String(index), { stock }])),
  }) as unknown as Pick<ProductDetail, 'productValue'>;
const refused = (message: string) => new ApiError('answer', 500, message, 'productDetail', 200);

describe('whether goods can be bought', () => {
  it.each([
    ['the chosen sku has stock', detail(0, 3), { stock: 3 }, null, 'open'],
    ['only others have stock', detail(0, 3), { stock: 0 }, null, 'optionOut'],
    ['nothing is chosen', detail(0, 3), null, null, 'optionOut'],
    ['nothing is left', detail(0, 0), { stock: 0 }, null, 'out'],
    ['there are no skus', detail(), null, null, 'out'],
    [
      'the backend no longer has them',
      detail(3),
      { stock: 3 },
      refused('Item with id 7 not found'),
      'gone',
    ],
    ['the backend refuses to say', detail(3), { stock: 3 }, refused('Come back tomorrow'), 'open'],
    ['the backend fails without a word', detail(3), { stock: 3 }, refused(''), 'open'],
    [
      'the network fails',
      detail(3),
      { stock: 3 },
      new ApiError('network', 0, 'failed', 'productDetail', 0),
      'open',
    ],
  ] as const)('%s', (_case, product, sku, error, sale) =>
    expect(saleOf(product, sku, error)).toBe(sale),
  );
});

describe('keys that turn pictures', () => {
  it.each([
    ['ArrowRight', 4, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 1, null],
  ] as const)('%s from %i', (key, at, next) => expect(turned(key, at, 5)).toBe(next));
});
