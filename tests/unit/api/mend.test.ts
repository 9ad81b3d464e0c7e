import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { mend } from '../../../src/api/mend.ts';

const mended = (...asked: Parameters<typeof mend>) => mend(...asked)?.data;

describe('mend', () => {
  it('makes lists of what should be one, without entries that are nothing', () => {
    expect(mended('hotKeywords', null)).toEqual([]);
    expect(mended('hotKeywords', [null, { id: 1, title: 'tea' }, 'tea'])).toEqual([
      { id: 1, title: 'tea' },
    ]);
    const page = mended('productList', { list: null, total: null });
    expect(page).toMatchObject({ list: [], total: 0 });
  });

  it('reads numbers and switches out of text, and texts out of numbers', () => {
    const { list } = mended('productList', {
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
    const [category] = mended('productCategories', [
      { id: 1, name: null, isShow: 'true', childList: [{ id: '2', isShow: 0, childList: null }] },
    ]) as object[];
    expect(category).toMatchObject({
      name: '',
      isShow: true,
      childList: [{ id: 2, isShow: false, childList: [] }],
    });
  });

  it('fills in parts that are missing, and maps', () => {
    const detail = mended('productDetail', {
      productInfo: { id: 1, sliderImage: null },
      productValue: { red: { id: '5', attrValue: null } },
      merchantInfo: null,
    }) as ProductDetail;
    expect(detail.productInfo).toMatchObject({ id: 1, storeName: '', sliderImage: [] });
    expect(detail.productValue.red).toMatchObject({ id: 5, attrValue: {}, price: '' });
    expect(detail.merchantInfo.proList).toEqual([]);
  });

  it('counts at least the rows that came', () => {
    const total = (said: unknown) =>
      (
        mended('productList', { list: [{ id: 1 }, null, { id: 2 }], total: said }) as {
          total: number;
        }
      ).total;
    expect(['many', null, 0, -3, '1.5', 2, 40].map(total)).toEqual([2, 2, 2, 2, 2, 2, 40]);
  });

  it('leaves what may be missing missing, and values that it does not know', () => {
    expect(mended('homeConfig', { advertisement: null, qrCodeList: [], extra: 1 })).toEqual({
      advertisement: null,
      qrCodeList: [],
      extra: 1,
    });
    expect(mended('activityDetail', { id: 1, type: 99 })).toMatchObject({ type: 99 });
  });

  it('finds nothing to mend where an object should be and none is', () => {
    expect(mend('productDetail', null)).toBeNull();
    expect(mend('productDetail', 'sorry')).toBeNull();
    expect(mend('productDetail', { productInfo: null })).toBeNull();
  });
});
