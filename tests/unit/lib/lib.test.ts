import { describe, expect, it } from 'vitest';
import { imageUrl, pictureWords } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { safeReturnPath, safeUrl } from '#/lib/safe-url.ts';
import { parseWireTime } from '#/lib/wire-time.ts';

describe('wire time', () => {
  it('is GMT+8', () =>
    expect(parseWireTime('2026-11-20 08:00:00')?.toISOString()).toBe('2026-11-20T00:00:00.000Z'));
  it('accepts dates', () =>
    expect(parseWireTime('2026-11-20')?.toISOString()).toBe('2026-11-19T16:00:00.000Z'));
  it.each(['', null, 'yesterday', '2026-13-99 00:00:00'])('%s is invalid', (text) =>
    expect(parseWireTime(text)).toBeNull(),
  );
});

describe('addresses from data', () => {
  it.each(['https://a.example/x', 'mailto:a@b.example', 'tel:+1', '/goods_detail/1'])(
    '%s is allowed',
    (address) => expect(safeUrl(address)).toBe(address),
  );
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example\u0000',
    'https:\r\n//evil.example',
    'java\tscript:alert(1)',
    'vbscript:x',
    '',
    null,
  ])('%s is rejected', (address) => expect(safeUrl(address)).toBeNull());
  it.each([
    ['/users/order_list?a=1', '/users/order_list?a=1'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['//evil.example/users', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
  ])('the return path %s is resolved to %s', (from, to) => expect(safeReturnPath(from)).toBe(to));
});

describe('pictures', () => {
  it('requests a width from an image service', () =>
    expect(imageUrl('{src}?w={width}', '/a.webp', 240.4)).toBe('/a.webp?w=240'));
  it('works without an image service', () => expect(imageUrl('', '/a.webp', 240)).toBe('/a.webp'));
  it('keeps local pictures', () =>
    expect(imageUrl('{src}?w={width}', 'blob:x', 240)).toBe('blob:x'));
  it.each([
    'javascript:run()',
    'java\nscript:run()',
    'data:text/html,x',
    'null',
    'undefined',
    ' ',
    '',
  ])('%j is rejected', (src) => expect(imageUrl('{src}?w={width}', src, 240)).toBe(''));
  it.each([
    ['//cdn.example/a.webp', '//cdn.example/a.webp?w=9'],
    ['up load/$&.webp', 'up%20load/$&.webp?w=9'],
    ['https://a.example/a.webp', 'https://a.example/a.webp?w=9'],
    ['DATA:image/png;base64,x', 'DATA:image/png;base64,x'],
  ])('%s is accepted', (src, asked) => expect(imageUrl('{src}?w={width}', src, 9)).toBe(asked));
  it.each([
    ['/a.webp#alt=Warm layers. Up to 40% off', 'Warm layers. Up to 40% off'],
    ['/a.webp#alt=%E6%9A%96%20%25', '暖 %'],
    ['https://a.example/a.webp#alt= #1 ', '#1'],
    ['/a.webp#alt=', undefined],
    ['/a.webp', undefined],
    ['/sprite.svg#icon', undefined],
  ])('the words of %s', (src, words) => {
    expect(pictureWords(src)).toBe(words);
    expect(imageUrl('{src}?w={width}', src, 9)).not.toContain('#alt');
  });
});

describe('paths', () => {
  it('omit default parameters', () =>
    expect([
      paths.search({ title: 'tea pot', page: 1 }),
      paths.search({ cid: 3, page: 2 }),
      paths.product(7),
    ]).toEqual([
      '/goods/goods_search?title=tea+pot',
      '/goods/goods_search?cid=3&page=2',
      '/goods_detail/7',
    ]));
});
