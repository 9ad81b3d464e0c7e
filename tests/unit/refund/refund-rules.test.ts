import { describe, expect, it } from 'vitest';
import { OrderRefundStatus } from '#generated/model/orderRefundStatus.ts';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import type { RefundPage } from '#generated/model/refundPage.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { refundAmounts } from '#/domain/refund/refund-amounts.ts';
import { refundBlock } from '#/domain/refund/refund-request.tsx';
import { refundPictures } from '#/backend/refund-pictures.ts';
import { findActiveRefund } from '#/domain/refund/refund-queries.ts';
import { isOpenRefund, refundView } from '#/domain/refund/refund-state.ts';
import { EMPTY_REQUEST, refundBody, refundRequestSchema } from '#/domain/refund/request-schema.ts';

describe('the permission to request a refund', () => {
  const { toShip, toReceive, toReview, completed, cancelled } = OrderStatus;
  const { none, applied, refunding, refunded } = OrderRefundStatus;
  const cases: [boolean, OrderStatus, OrderRefundStatus, ReturnType<typeof refundBlock>][] = [
    [true, toShip, none, null],
    [true, completed, none, null],
    [true, toReceive, none, 'shipped'],
    [true, toReview, none, 'closed'],
    [false, toShip, none, 'unpaid'],
    [false, cancelled, none, 'closed'],
    [true, cancelled, none, 'closed'],
    [true, toShip, applied, 'waiting'],
    [true, toReceive, applied, 'waiting'],
    [true, toShip, refunding, 'running'],
    [true, completed, refunded, 'done'],
    [true, toShip, 7 as OrderRefundStatus, 'closed'],
    [true, 5 as OrderStatus, none, 'closed'],
  ];
  it.each(cases)('paid %s, status %s, refund %s: %s', (paid, status, refundStatus, block) => {
    expect(refundBlock({ paid, status, refundStatus })).toBe(block);
  });
});

describe('the states of a refund', () => {
  it('have a step: waiting and refused at the merchant, refunded after the last', () => {
    const steps = Object.values(RefundState).map((state) => refundView(state).step);
    expect(steps).toEqual([1, 1, 2, 4]);
    expect(Object.values(RefundState).map(isOpenRefund)).toEqual([true, false, true, false]);
  });

  it('have a colour of the amount by state', () => {
    const tones = Object.values(RefundState).map((state) => refundView(state).priceTone);
    expect(tones).toEqual(['red', 'off', 'red', 'ink']);
  });

  it('have a neutral look if unknown', () => {
    expect(refundView(99 as RefundState)).toMatchObject({ tone: 'plain', step: 1 });
  });
});

describe('pictures of a refund', () => {
  it.each([null, undefined, '', ' ', '[]', '[ ]', 'null', 'undefined', '""', '{}', ',', 'x'])(
    'are empty for %j',
    (stored) => expect(refundPictures(stored)).toEqual([]),
  );

  it('are parsed from a comma list or from JSON, without duplicates', () => {
    const a = 'https://img.example/a.jpg';
    const b = '/media/b.png';
    expect(refundPictures(`${a}, ${b},,${a}`)).toEqual([a, b]);
    expect(refundPictures(JSON.stringify([a, b, 7, null]))).toEqual([a, b]);
    expect(refundPictures(`[${a}`)).toEqual([]);
    expect(refundPictures(`javascript:alert(1),//evil.example/a.png,${b}`)).toEqual([b]);
  });
});

describe('the amounts of a refund', () => {
  const order = { proTotalPrice: '98.90', couponPrice: '8.00', payPostage: '2.50' };
  it('are shown if they add up to the total', () => {
    expect(refundAmounts(order, '93.40')).toEqual({ items: 9890, coupon: 800, delivery: 250 });
  });
  it('are hidden otherwise', () => {
    expect(refundAmounts(order, '93.41')).toBeNull();
  });
});

describe('a request', () => {
  const filled = { reason: 'Late', remark: ' two\nlines ', pictures: ['/a.png', '/b.png'] };

  it('is sent in snake case', () => {
    expect(refundBody('SH1', filled)).toEqual({
      orderNo: 'SH1',
      text: 'Late',
      refund_reason_wap_img: '/a.png,/b.png',
      refund_reason_wap_explain: 'two\nlines',
    });
  });

  it('requires a reason, and limits remark and pictures', () => {
    const problems = (values: object) =>
      refundRequestSchema
        .safeParse({ ...filled, ...values })
        .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
    expect(problems({})).toEqual([]);
    expect(problems(EMPTY_REQUEST)).toEqual(['reason: refund.emptyReason']);
    expect(problems({ remark: 'x'.repeat(100) })).toEqual([]);
    expect(problems({ remark: 'x'.repeat(101) })).toEqual(['remark: form.tooLong']);
    expect(problems({ pictures: Array(6).fill('/a.png') })).toEqual(['pictures: error.400']);
    expect(problems({ pictures: [`/${'a'.repeat(5000)}`] })).toEqual(['pictures: error.400']);
  });
});

describe('the active refund of an order', () => {
  const row = (refundOrderNo: string, merOrderNo: string, refundStatus: RefundState) => ({
    id: 1,
    refundOrderNo,
    merOrderNo,
    masterOrderNo: 'PT1',
    merId: 1,
    totalNum: 1,
    refundStatus,
    refundPrice: '1.00',
    orderInfoList: [],
  });
  const page = (...list: RefundPage['list']): RefundPage => ({
    list,
    total: list.length,
    pageNum: 1,
    pageSize: 10,
    pages: 1,
  });

  it('is the pending one, else the paid one, never a refused one', () => {
    const refused = row('RE1', 'SH1', RefundState.refused);
    const waiting = row('RE2', 'SH1', RefundState.waiting);
    const paid = row('RE3', 'SH1', RefundState.refunded);
    const other = row('RE4', 'SH2', RefundState.waiting);
    expect(findActiveRefund(page(other, waiting, refused), 'SH1')).toBe(waiting);
    expect(findActiveRefund(page(paid, refused), 'SH1')).toBe(paid);
    expect(findActiveRefund(page(refused, other), 'SH1')).toBeUndefined();
    expect(findActiveRefund(undefined, 'SH1')).toBeUndefined();
  });
});

describe('a date in a sentence', () => {
  it('has no line breaks at hyphens', () => {
    expect(withoutBreaks('2026-11-15')).toBe('2026\u2060-\u206011\u2060-\u206015');
    expect(withoutBreaks('')).toBe('');
  });
});
