// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStore } from '#/lib/storage.ts';
import { NOTE_LIMIT, useDraft } from '#/pages/purchase/checkout/draft.ts';
import { rebuildRequest } from '#/pages/purchase/checkout/buy-line.ts';
import { readRecord } from '#/pages/purchase/checkout/pre-order-record.ts';

/** The draft of a checkout for what the tab has stored. */
function readDraft(stored: unknown, preOrderNo: string) {
  tabStore.set('lychee.checkout', JSON.stringify(stored));
  return renderHook(() => useDraft(preOrderNo)).result.current[0];
}

const emptyDraft = (preOrderNo: string) => ({
  preOrderNo,
  addressId: null,
  note: '',
  couponId: null,
  payType: null,
});

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
  beforeEach(() => vi.useFakeTimers({ now: 500 }));
  afterEach(() => vi.useRealTimers());

  function parseRecord(stored: unknown) {
    tabStore.set('lychee.preOrder.A', JSON.stringify(stored));
    return readRecord('A');
  }

  it('starts now by default', () => {
    expect(parseRecord(null)).toEqual({
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
    expect(parseRecord(stored)).toMatchObject({
      openedAt: 100,
      cartIds: [1, 2],
      lines: ['1.2.3'],
      uncertain: true,
      payFee: '9.00',
      productFee: '',
    });
  });

  it('ignores a start in the future', () => {
    expect(parseRecord({ openedAt: 900 }).openedAt).toBe(500);
  });
});
