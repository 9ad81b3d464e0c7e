import { describe, expect, it, vi } from 'vitest';
import type { CartAddItem } from '#generated/model/cartAddItem.ts';
import { ApiError } from '#/api/error.ts';
import { buyAgain } from '#/domain/order/buy-again.ts';

const line = (attrValueId: number, payNum = 1) => ({
  productId: attrValueId * 10,
  productName: `Goods ${attrValueId}`,
  image: '',
  attrValueId,
  sku: 'default',
  price: '1.00',
  payNum,
});
const refusal = () => new ApiError('answer', 500, 'off shelf', 'cartSave', 200);

describe('buying again', () => {
  it('adds all lines by one call', async () => {
    const save = vi.fn(async (_items: CartAddItem[]) => null);
    expect(await buyAgain([line(1, 2), line(2, 120)], save)).toEqual([]);
    expect(save.mock.calls).toEqual([
      [
        [
          { productId: 10, productAttrUnique: 1, cartNum: 2 },
          { productId: 20, productAttrUnique: 2, cartNum: 99 },
        ],
      ],
    ]);
  });

  it('adds lines one by one after a refusal, and returns those no longer sold', async () => {
    const gone = line(2);
    const save = vi.fn(async (items: CartAddItem[]) => {
      if (items.some((item) => item.productAttrUnique === 2)) throw refusal();
    });
    expect(await buyAgain([line(1), gone, line(3)], save)).toEqual([gone]);
    expect(save).toHaveBeenCalledTimes(4);
  });

  it('does not repeat the call for a single line', async () => {
    const save = vi.fn(async () => Promise.reject(refusal()));
    expect(await buyAgain([line(1)], save)).toHaveLength(1);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each([
    new ApiError('network', 0, '', 'cartSave', 0),
    new ApiError('answer', 401, '', 'cartSave', 200),
  ])('rethrows errors that are not about the products', async (error) => {
    await expect(buyAgain([line(1), line(2)], vi.fn().mockRejectedValue(error))).rejects.toBe(
      error,
    );
  });
});
