// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Sku } from '#generated/model/sku.ts';
import { useSkuPicker } from '#/domain/product/sku-picker/use-sku-picker.ts';

const productAttr = [{ attrName: 'Size', attrValues: 'S,M' }] as never[];
const skus = (...sizes: string[]) =>
  Object.fromEntries(sizes.map((size, id) => [size, { id, stock: 1, image: '' } as Sku]));

it('the option that takes the place of one that is no longer offered has changed', async () => {
  const { result, rerender } = renderHook(
    (productValue) => useSkuPicker({ productAttr, productValue }, null),
    {
      initialProps: skus('S', 'M'),
    },
  );
  expect(result.current.changed).toEqual([]);
  rerender(skus('M'));
  expect(result.current.choice).toEqual(['M']);
  expect(result.current.changed).toEqual([{ name: 'Size', value: 'M' }]);
  await act(async () => void result.current.choose(0, 'M'));
  expect(result.current.changed).toEqual([]);
});
