import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { normalizeResponse, requestedRows } from '#/api/normalize.ts';

const normalized = (...asked: Parameters<typeof normalizeResponse>) =>
  normalizeResponse(...asked)?.data;

describe('normalizeResponse', () => {
  it('returns lists without null entries', () => {
    expect(normalized('hotKeywords', null)).toEqual([]);
    expect(normalized('hotKeywords', [null, { id: 1, title: 'tea' }, 'tea'])).toEqual([
      { id: 1, title: 'tea' },
    ]);
    const page = normalized('productList', { list: null, total: null });
    expect(page).toMatchObject({ list: [], total: 0 });
  });

  it('refuses text and numbers in place of a list; nothing is an empty list', () => {
    expect(normalizeResponse('hotKeywords', 'welcome')).toBeNull();
    expect(normalizeResponse('hotKeywords', 7)).toBeNull();
    for (const nothing of [null, undefined, '', {}])
      expect(normalized('hotKeywords', nothing)).toEqual([]);
  });

  it('converts between text, numbers and booleans', () => {
    const { list } = normalized('productList', {
      list: [
        {
          id: '7',
          storeName: 12,
          price: 9.5,
          sales: 'many',
          stock: 'few',
          unitName: null,
          ficti: 3,
        },
      ],
    }) as { list: object[] };
    expect(list[0]).toMatchObject({
      id: 7,
      storeName: '12',
      price: '9.5',
      sales: 0,
      stock: null,
      unitName: null,
      ficti: 3,
    });
    const [category] = normalized('productCategories', [
      { id: 1, name: null, isShow: 'true', childList: [{ id: '2', isShow: 0, childList: null }] },
    ]) as object[];
    expect(category).toMatchObject({
      name: '',
      isShow: true,
      childList: [{ id: 2, isShow: false, childList: [] }],
    });
  });

  it.each(['1e999', '-1e999', '1e300', '9007199254740993', '"1e999"', '"Infinity"'])(
    'reads %s as no number: it is not the same in the next JSON, or stretches the page',
    (written) => {
      const answer: unknown = JSON.parse(
        `{ "list": [{ "id": 1, "sales": ${written}, "stock": ${written} }], "total": ${written} }`,
      );
      const page = normalized('productList', answer) as { list: object[] };
      expect(page).toMatchObject({ total: 1, list: [{ id: 1, sales: 0, stock: null }] });
      expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    },
  );

  it('removes marks that turn the direction of what stands behind them, also from keys', () => {
    const turned = ['\u202e', '\u202d', '\u2067', '\u2069'].map((mark) => `Tea${mark} pot`);
    const list = turned.map((storeName, id) => ({ id, storeName }));
    expect(normalized('productList', { list, total: 4 })).toMatchObject({
      list: turned.map(() => ({ storeName: 'Tea pot' })),
    });
    const product = { productInfo: { id: 1 }, productValue: { 'Red\u202e': { id: 2 } } };
    expect(normalized('productDetail', product)).toMatchObject({
      productValue: { Red: { id: 2 } },
    });
  });

  it('rewrites amounts that can be read, and reports others', () => {
    const unread: unknown[] = [];
    const prices = (...written: unknown[]) => {
      const list = written.map((price, id) => ({ id, price, otPrice: price }));
      const read = normalizeResponse('productList', { list, total: 1 }, (value) =>
        unread.push(value),
      );
      return (read as { data: { list: { price: string; otPrice: string | null }[] } }).data.list;
    };
    expect(
      prices('1E+2', 100, '0E-8', '7', '7.5', ' 9.50 ', 1e2, '1.239').map(({ price }) => price),
    ).toEqual(['100.00', '100', '0.00', '7', '7.5', '9.50', '100', '1.239']);
    expect(unread).toEqual([]);
    expect(prices('free', null, '1,5')).toMatchObject([
      { price: '', otPrice: '' },
      { price: '', otPrice: null },
      { price: '', otPrice: '' },
    ]);
    expect(unread).toEqual(['free', 'free', '1,5', '1,5']);
  });

  it('fills in missing objects and maps', () => {
    const detail = normalized('productDetail', {
      productInfo: { id: 1, sliderImage: null },
      productValue: { red: { id: '5', attrValue: null } },
      merchantInfo: null,
    }) as ProductDetail;
    expect(detail.productInfo).toMatchObject({ id: 1, storeName: '', sliderImage: [] });
    expect(detail.productValue.red).toMatchObject({ id: 5, attrValue: {}, price: '' });
    expect(detail.merchantInfo.proList).toEqual([]);
  });

  it('has the rows of a page that were requested, whatever number is sent', () => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: from + at }));
    const all = { list: rows(1, 10_000), total: 10_000 };
    expect(requestedRows(all, { page: 3, limit: 20 })).toEqual({
      list: rows(41, 20),
      total: 10_000,
    });
    expect(requestedRows(all, { page: 501, limit: 20 })).toEqual({ list: [], total: 10_000 });
    const tooMany = { list: rows(41, 50), total: 10_000 };
    expect(requestedRows(tooMany, { page: 3, limit: 20 })).toMatchObject({ list: rows(41, 20) });
    for (const data of [{ list: rows(1, 3), total: 99 }, rows(1, 50), null])
      expect(requestedRows(data, { page: 2, limit: 20 })).toBe(data);
    expect(requestedRows(all, { keyword: 'tea' })).toBe(all);
  });

  it('has no stock below zero, wherever it is', () => {
    const page = { list: [{ id: 1, stock: -5 }], total: 1 };
    expect(normalizeResponse('productList', page)?.data).toMatchObject({ list: [{ stock: 0 }] });
    const detail = { productInfo: { id: 1, stock: -1 }, productValue: { S: { id: 2, stock: -2 } } };
    expect(normalizeResponse('productDetail', detail)?.data).toMatchObject({
      productInfo: { stock: 0 },
      productValue: { S: { stock: 0 } },
    });
  });

  it('raises total to the number of rows', () => {
    const total = (said: unknown) =>
      (
        normalized('productList', { list: [{ id: 1 }, null, { id: 2 }], total: said }) as {
          total: number;
        }
      ).total;
    expect(['many', null, 0, -3, '1.5', 2, 40].map(total)).toEqual([2, 2, 2, 2, 2, 2, 40]);
  });

  it('keeps optional values missing, and unknown values unchanged', () => {
    expect(normalized('homeConfig', { advertisement: null, qrCodeList: [], extra: 1 })).toEqual({
      advertisement: null,
      qrCodeList: [],
      extra: 1,
    });
    expect(normalized('activityDetail', { id: 1, type: 99 })).toMatchObject({ type: 99 });
  });

  it('returns null if an object is expected and missing', () => {
    expect(normalizeResponse('productDetail', null)).toBeNull();
    expect(normalizeResponse('productDetail', 'sorry')).toBeNull();
    expect(normalizeResponse('productDetail', { productInfo: null })).toBeNull();
  });
});
