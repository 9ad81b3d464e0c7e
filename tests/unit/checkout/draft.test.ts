import { describe, expect, it } from 'vitest';
import { emptyDraft, NOTE_LIMIT, readDraft } from '#/pages/purchase/checkout/draft.ts';
import { rebuildRequest } from '#/pages/purchase/checkout/buy-line.ts';
import { parseRecord } from '#/pages/purchase/checkout/pre-order-record.ts';

describe('draft of a checkout', () => {
  const draft = {
    preOrderNo: 'A',
    addressId: 3,
    note: 'At the door',
    couponId: 7,
    payType: 'stripe',
  };

  it('is restored', () => {
    expect(readDraft(draft, 'A')).toEqual(draft);
  });

  it('is not used by another checkout', () => {
    expect(readDraft(draft, 'B')).toEqual(emptyDraft('B'));
  });

  it('ignores invalid values', () => {
    expect(
      readDraft({ ...draft, addressId: 'x', couponId: -1, payType: 'cash', note: 5 }, 'A'),
    ).toEqual(emptyDraft('A'));
    expect(readDraft(null, 'A')).toEqual(emptyDraft('A'));
    expect(readDraft({ ...draft, note: 'n'.repeat(400) }, 'A').note).toHaveLength(NOTE_LIMIT - 1);
  });
});

describe('rebuilding a pre-order', () => {
  it('uses the buy-now line of the address', () => {
    expect(rebuildRequest('12.34.2', [9])).toEqual({
      preOrderType: 'buyNow',
      orderDetails: [{ productId: 12, attrValueId: 34, productNum: 2 }],
    });
  });

  it('uses the cart lines otherwise', () => {
    expect(rebuildRequest(null, [9, 10])).toEqual({
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: 9 }, { shoppingCartId: 10 }],
    });
  });

  it('is impossible without valid lines', () => {
    expect(rebuildRequest(null, [])).toBeNull();
    expect(rebuildRequest('1.2.0', [])).toBeNull();
    expect(rebuildRequest('1.2', [])).toBeNull();
  });
});

describe('record of a visit', () => {
  it('starts now by default', () => {
    expect(parseRecord(null, 500)).toEqual({
      openedAt: 500,
      cartIds: [],
      lines: [],
      productFee: '',
      uncertain: false,
      payFee: '',
      replaced: '',
      twin: '',
    });
  });

  it('keeps its start, its lines and its sums', () => {
    const stored = {
      openedAt: 100,
      cartIds: [1, 'x', 2],
      lines: ['1.2.3', 4],
      uncertain: true,
      payFee: '9.00',
      productFee: 9,
    };
    expect(parseRecord(stored, 500)).toMatchObject({
      openedAt: 100,
      cartIds: [1, 2],
      lines: ['1.2.3'],
      uncertain: true,
      payFee: '9.00',
      productFee: '',
    });
  });

  it('ignores a start in the future', () => {
    expect(parseRecord({ openedAt: 900 }, 500).openedAt).toBe(500);
  });
});
