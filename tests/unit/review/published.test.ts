import { describe, expect, it } from 'vitest';
import { normalizeResponse } from '#/api/normalize.ts';
import { maskName, publicName } from '#/domain/review/product-reviews/public-name.ts';
import { reviewPictures } from '#/backend/pictures.ts';

describe('pictures of a review', () => {
  it.each([
    [[], []],
    [[''], []],
    [['[]'], []],
    [[' '], []],
    [
      ['/a.jpg', '', ' /b.jpg '],
      ['/a.jpg', '/b.jpg'],
    ],
    [['/a.jpg', '/a.jpg'], ['/a.jpg']],
  ])('%j are %j', (pics, shown) => expect(reviewPictures(pics)).toEqual(shown));
});

describe('the public name', () => {
  it.each([
    ['Mali', 'M**i'],
    ['Jo', 'J**'],
    ['荔枝小铺', '荔**铺'],
    ['Dao\u{1f338}', 'D**\u{1f338}'],
    ['ບຸນມີ', 'ບຸ**ມີ'],
    ['ນາງຄຳ', 'ນ**ຄຳ'],
    ['น้ำฝน', 'น้ำ**น'],
    ['', '**'],
  ])('masks %s as %s', (name, masked) => expect(maskName(name)).toBe(masked));

  it('drops broken characters', () => {
    expect(publicName('D**\udf38')).toBe('D**');
    expect(publicName('D**\ufffd')).toBe('D**');
    expect(publicName('ບ**ີ')).toBe('ບ**');
    expect(publicName('d**c')).toBe('d**c');
  });

  it('can be encoded', () => {
    const read = normalizeResponse('productReviews', {
      list: [{ id: 1, nickname: 'D**\udf38', pics: ['[]'] }],
      total: 1,
    });
    const { list } = read!.data as { list: { nickname: string }[] };
    expect(list[0]?.nickname.isWellFormed()).toBe(true);
    expect(() => encodeURIComponent(list[0]?.nickname ?? '\udf38')).not.toThrow();
  });
});
