import { describe, expect, test } from 'vitest';
import { fileOf, isPageSelected, isTourSelected, parseOptions } from '#scripts/screens/options.ts';
import { NAMED_GUEST_PAGES, NAMED_MEMBER_PAGES } from '#tests/pages.ts';
import { TOURS } from '#tests/e2e/tours/all.ts';

describe('the options of npm run bench screens', () => {
  test('select everything at the design width by default', () => {
    const { selection } = parseOptions(['--out', 'x']);
    expect(selection).toEqual({
      locales: ['zh-CN', 'en', 'fr', 'th', 'lao'],
      widths: [1440],
      first: false,
      only: [],
    });
    expect(isPageSelected('catalogue-home', selection)).toBe(true);
    expect(isTourSelected('guest', selection)).toBe(true);
  });

  test('select pages by folder and tours by name', () => {
    const { selection } = parseOptions(['--compare', 'main', '--only', 'home,orders']);
    const pages = [...NAMED_GUEST_PAGES, ...NAMED_MEMBER_PAGES].map(({ name }) => name);
    expect(pages.filter((name) => isPageSelected(name, selection))).toEqual([
      'catalogue-home',
      'store-home',
      'account-orders',
    ]);
    expect(TOURS.map(({ name }) => name).filter((name) => isTourSelected(name, selection))).toEqual(
      ['orders'],
    );
  });

  test('are refused if they mean nothing', () => {
    expect(() => parseOptions(['--languages', 'en'])).toThrow('--compare REV');
    expect(() => parseOptions(['--out', 'x', '--languages', 'de'])).toThrow('not de');
    expect(() => parseOptions(['--out', 'x', '--width', 'wide'])).toThrow('not wide');
  });
});

describe('the list of screens', () => {
  const pages = [...NAMED_GUEST_PAGES, ...NAMED_MEMBER_PAGES];

  test('has one name per page', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(pages).toContainEqual({ name: 'catalogue-product', address: '/goods_detail/1001' });
  });

  test('has one name per tour, and file names without special characters', () => {
    expect(new Set(TOURS.map(({ name }) => name)).size).toBe(TOURS.length);
    expect(fileOf('th', 390, 'guest', 'store: home')).toBe('th/390/guest/store-home.png');
  });
});
