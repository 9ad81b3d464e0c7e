import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { ApiError } from '#/api/error.ts';
import { readGoneText } from '#openapi/backends/gone-text.ts';
import { indexAfterKey } from '#/shared/picture/picture-index.ts';
import { getAvailability } from '#/pages/catalogue/product/buy-actions.tsx';

const detail = (...stocks: number[]) =>
  ({
    productValue: Object.fromEntries(stocks.map((stock, index) => [String(index), { stock }])),
  }) as unknown as Pick<ProductDetail, 'productValue'>;
const sku = (stock: number, price = '9.90') => ({ stock, price });
const refused = (message: string) =>
  Object.assign(new ApiError('answer', 500, message, 'productDetail', 200), {
    gone: readGoneText(message),
  });

describe('getAvailability', () => {
  it.each([
    ['the chosen sku has stock', detail(0, 3), sku(3), null, 'available'],
    ['it has no price', detail(3), sku(3, '0.00'), null, 'unpriced'],
    ['its price is unknown', detail(3), sku(3, ''), null, 'available'],
    ['only others have stock', detail(0, 3), sku(0), null, 'optionSoldOut'],
    ['nothing is chosen', detail(0, 3), null, null, 'optionSoldOut'],
    ['no sku has stock', detail(0, 0), sku(0), null, 'soldOut'],
    ['there are no skus', detail(), null, null, 'soldOut'],
    [
      'the backend reports the product missing',
      detail(3),
      sku(3),
      refused('Item with id 7 not found'),
      'discontinued',
    ],
    [
      'the backend refuses with another message',
      detail(3),
      sku(3),
      refused('Come back tomorrow'),
      'available',
    ],
    ['the backend fails without a message', detail(3), sku(3), refused(''), 'available'],
    [
      'the network fails',
      detail(3),
      sku(3),
      new ApiError('network', 0, 'failed', 'productDetail', 0),
      'available',
    ],
  ] as const)('%s', (_case, product, sku, error, availability) =>
    expect(getAvailability(product, sku, error)).toBe(availability),
  );
});

describe('keys of the gallery', () => {
  it.each([
    ['ArrowRight', 4, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 1, null],
  ] as const)('%s from %i', (key, at, next) => expect(indexAfterKey(key, at, 5)).toBe(next));
});
