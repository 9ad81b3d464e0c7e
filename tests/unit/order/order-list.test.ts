import { describe, expect, it } from 'vitest';
import type { AwaitPayOrder } from '#generated/model/awaitPayOrder.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { mergeUnpaid, matchesWords } from '#/domain/order/order-list.tsx';
import { viewOfRows } from '#/domain/order/remaining-order.tsx';

const row = (orderNo: string, masterOrderNo: string, paid: boolean, status: 0 | 9 = 0) =>
  ({
    orderNo,
    masterOrderNo,
    paid,
    status,
    refundStatus: 0,
    createTime: '2026-11-20 10:00:00',
    payTime: null,
    payPrice: '10.10',
    totalNum: 2,
    orderInfoList: [],
  }) as unknown as MerchantOrderListItem;
const master = (orderNo: string) => ({ orderNo }) as AwaitPayOrder;

describe('the list of all orders', () => {
  it('shows unpaid merchant orders once, as their master order', () => {
    const rows = [
      row('SH1', 'PT1', false),
      row('SH2', 'PT1', false),
      row('SH3', 'PT2', true),
      row('SH4', 'PT3', false, 9),
    ];
    const listed = mergeUnpaid(rows, [master('PT1')]);
    expect(listed.map(({ kind, order }) => [kind, order.orderNo])).toEqual([
      ['unpaid', 'PT1'],
      ['merchant', 'SH3'],
      ['merchant', 'SH4'],
    ]);
  });

  it('shows them separately until the master orders are loaded', () => {
    expect(mergeUnpaid([row('SH1', 'PT1', false)], [])).toHaveLength(1);
  });
});

describe('the filter', () => {
  const order = {
    numbers: ['SH123', 'PT999'],
    stores: ['山野窑 Kiln & Co.'],
    products: ['Éclair mould', 'ＴＥＡ pot'],
  };

  it.each(['', '  ', 'sh12', 'kiln ÉCLAIR', '山野', 'tea', 'PT999 pot'])(
    'finds by "%s"',
    (words) => {
      expect(matchesWords(words, order)).toBe(true);
    },
  );

  it.each(['sh124', 'kiln coffee'])('excludes by "%s"', (words) => {
    expect(matchesWords(words, order)).toBe(false);
  });
});

describe('an order from the list only', () => {
  it('sums up its merchant orders if all are cancelled', () => {
    const view = viewOfRows('PT1', [row('SH1', 'PT1', false, 9), row('SH2', 'PT1', false, 9)]);
    expect(view).toMatchObject({
      isMaster: true,
      payPrice: '20.20',
      totalNum: 4,
      isCancelled: true,
      details: null,
    });
  });

  it('has no total if a merchant order may be missing, but one per store', () => {
    const rows = [row('SH1', 'PT1', true), row('SH2', 'PT1', true, 9)] as const;
    expect(viewOfRows('PT1', rows)).toMatchObject({ payPrice: null, isCancelled: false });
    expect(viewOfRows('SH1', [rows[0]])).toMatchObject({ payPrice: '10.10' });
    expect(viewOfRows('SH1', [row('SH1', 'PT1', false, 9)])).toMatchObject({
      isMaster: false,
      isCancelled: true,
    });
  });
});
