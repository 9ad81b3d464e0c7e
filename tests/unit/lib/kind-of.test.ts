import { expect, it } from 'vitest';
import { differentKinds, kindOf } from '#/lib/kind-of.ts';

it.each([
  ['Double-breasted coat, wool and cashmere', 'Double-breasted coat'],
  ['双排扣大衣 · 羊毛与羊绒', '双排扣大衣'],
  ['陶壶（600 毫升）', '陶壶'],
  ['Thé vert - 100 g', 'Thé vert'],
  ['[New] Teapot', 'New] Teapot'],
  ['Teapot', 'Teapot'],
  [',', ','],
])('%s is a kind of %s', (name, kind) => expect(kindOf(name)).toBe(kind));

it('takes the first product of each kind', () => {
  const named = (storeName: string) => ({ storeName });
  expect(
    differentKinds(['Soap, rose', 'Soap, mint', 'Basket · large', 'Skates'].map(named), 2),
  ).toEqual(['Soap, rose', 'Basket · large'].map(named));
});
