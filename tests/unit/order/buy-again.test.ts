import { describe, expect, it, vi } from 'vitest';
import type { CartAddItem } from '#generated/model/cartAddItem.ts';
import { ApiError } from '#/api/error.ts';
import { type Available, buyAgain } from '#/domain/order/buy-again.ts';

const line = (attrValueId: number, payNum = 1, sku = 'default') => ({
  productId: attrValueId * 10,
  productName: `Goods ${attrValueId}`,
  image: '',
  attrValueId,
  sku,
  price: '1.00',
  payNum,
});
const refusal = () => new ApiError('answer', 500, 'Not possible', 'cartSave', 200);

/** A cart that refuses what is not there, as backends do. */
function openCart(skus: Record<number, Available>, refused: readonly number[] = []) {
  const calls: CartAddItem[][] = [];
  const save = async (items: CartAddItem[]) => {
    calls.push(items);
    for (const { productAttrUnique } of items) {
      const { supply, inCart } = skus[productAttrUnique] ?? { supply: 99, inCart: 0 };
      const wanted = items
        .filter((item) => item.productAttrUnique === productAttrUnique)
        .reduce((sum, { cartNum }) => sum + cartNum, 0);
      const isEnough = typeof supply === 'number' && inCart + wanted <= Math.min(supply, 99);
      if (!isEnough || refused.includes(productAttrUnique)) throw refusal();
    }
    for (const { productAttrUnique, cartNum } of items) {
      const sku = skus[productAttrUnique];
      if (sku) sku.inCart += cartNum;
    }
  };
  const read = async ({ attrValueId }: { attrValueId: number }) => ({
    ...(skus[attrValueId] ?? { supply: 99, inCart: 0 }),
  });
  const added = () => calls.slice(1).flatMap((items) => items.map(({ cartNum }) => cartNum));
  return { save, read, calls, added };
}

describe('buying again', () => {
  it('adds all lines by one call', async () => {
    const cart = openCart({});
    expect(await buyAgain([line(1, 2), line(2, 120)], cart)).toEqual({
      isAdded: true,
      notAdded: [],
    });
    expect(cart.calls).toEqual([
      [
        { productId: 10, productAttrUnique: 1, cartNum: 2 },
        { productId: 20, productAttrUnique: 2, cartNum: 99 },
      ],
    ]);
  });

  it.each<[name: string, Available, wanted: number, added: number[], kind: string, left: number]>([
    ['what is left of a short line', { supply: 1, inCart: 0 }, 3, [1], 'short', 1],
    ['what the cart does not have yet', { supply: 3, inCart: 2 }, 2, [1], 'short', 3],
    ['nothing of what is in the cart already', { supply: 3, inCart: 3 }, 1, [], 'inCart', 3],
    ['no more than a cart takes', { supply: 500, inCart: 90 }, 20, [9], 'inCart', 99],
    ['nothing that is sold out', { supply: 0, inCart: 0 }, 1, [], 'soldOut', 0],
    ['nothing that is not sold', { supply: 'offShelf', inCart: 0 }, 1, [], 'offShelf', 0],
  ])('adds %s, and says the real reason', async (_, available, wanted, added, kind, left) => {
    const cart = openCart({ 1: available });
    const single = await buyAgain([line(1, wanted, 'Red,L')], cart);
    expect(cart.added()).toEqual(added);
    expect(single).toEqual({
      isAdded: added.length > 0,
      notAdded: [{ kind, name: 'Goods 1 · Red · L', left }],
    });
  });

  it('adds the other lines of a refused call, each alone', async () => {
    const cart = openCart({ 2: { supply: 'offShelf', inCart: 0 } });
    const { isAdded, notAdded } = await buyAgain([line(1), line(2), line(3)], cart);
    expect(isAdded).toBe(true);
    expect(notAdded).toEqual([{ kind: 'offShelf', name: 'Goods 2', left: 0 }]);
    expect(cart.added()).toEqual([1, 1]);
  });

  it('shares the stock between lines of the same option', async () => {
    const cart = openCart({ 1: { supply: 3, inCart: 0 } });
    const { notAdded } = await buyAgain([line(1, 2), line(1, 2)], cart);
    expect(cart.added()).toEqual([2, 1]);
    expect(notAdded).toMatchObject([{ kind: 'short', left: 3 }]);
  });

  it('passes on the message of a refusal whose reason is not known here', async () => {
    const cart = openCart({}, [1]);
    const { isAdded, notAdded } = await buyAgain([line(1)], cart);
    expect(isAdded).toBe(false);
    expect(notAdded).toMatchObject([
      { kind: 'refused', name: 'Goods 1', error: { message: 'Not possible' } },
    ]);
  });

  it('asks the backend if the stock cannot be read', async () => {
    const cart = openCart({ 1: { supply: 1, inCart: 0 } });
    const read = () => Promise.reject(new ApiError('network', 0, '', 'productSkuDetail', 0));
    const { notAdded } = await buyAgain([line(1, 2), line(2)], { ...cart, read });
    expect(notAdded).toMatchObject([{ kind: 'refused', name: 'Goods 1' }]);
    expect(cart.added()).toEqual([2, 1]);
  });

  it.each([
    new ApiError('network', 0, '', 'cartSave', 0),
    new ApiError('answer', 401, '', 'cartSave', 200),
  ])('rethrows errors that are not about the products', async (error) => {
    const save = vi.fn().mockRejectedValue(error);
    await expect(buyAgain([line(1), line(2)], { ...openCart({}), save })).rejects.toBe(error);
  });
});
