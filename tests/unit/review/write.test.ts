import { describe, expect, it } from 'vitest';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { groupByOrder } from '#/domain/review/lines-to-review.tsx';
import { lineText } from '#/domain/review/line-text.ts';
import { refundsByOrder } from '#/domain/review/order-refunds.ts';
import { EMPTY_REVIEW, reviewBody, reviewFormSchema } from '#/domain/review/review-form-schema.ts';
import {
  currentLine,
  finishStep,
  isLastStep,
  skipStep,
  startSequence,
  stepState,
} from '#/domain/review/review-sequence.ts';

const line = (id: number, merOrderNo = 'SH1'): ReviewableLine => ({
  id,
  merOrderNo,
  merId: 1,
  merName: 'Kiln & Co.',
  productId: id,
  productName: `Product ${id}`,
  image: '',
  sku: 'Default',
  price: '1.00',
  payNum: 2,
});

describe('lines to review', () => {
  it('are grouped by merchant order, in the order of the list', () => {
    const groups = groupByOrder([line(9, 'B'), line(8, 'A'), line(7, 'B')]);
    expect(groups.map(({ orderNo, lines }) => [orderNo, lines.map(({ id }) => id)])).toEqual([
      ['B', [9, 7]],
      ['A', [8]],
    ]);
  });

  it('show option and pieces, without a placeholder option', () => {
    expect(lineText(line(1))).toBe('× 2');
    expect(lineText({ sku: 'Celadon,600 ml', payNum: 1 })).toBe('Celadon · 600 ml · × 1');
  });
});

describe('refunds by order', () => {
  const refund = (merOrderNo: string, refundStatus: number) =>
    ({ merOrderNo, refundStatus }) as RefundListItem;

  it.each([
    ['waits', [refund('A', 0)], 'requested'],
    ['is on its way', [refund('A', 2)], 'requested'],
    ['is done', [refund('A', 3)], 'refunded'],
    ['was refused', [refund('A', 1)], undefined],
    ['was refused, and requested again', [refund('A', 0), refund('A', 1)], 'requested'],
    ['is done after a refusal', [refund('A', 1), refund('A', 3)], 'refunded'],
  ])('when it %s', (_, refunds, state) => expect(refundsByOrder(refunds).get('A')).toBe(state));
});

describe('the sequence', () => {
  const lines = [line(3), line(2), line(1)];

  it('starts with the requested line; those before it are last', () => {
    const ids = (first?: number) => startSequence(lines, first).lines.map(({ id }) => id);
    expect(ids()).toEqual([3, 2, 1]);
    expect(ids(2)).toEqual([2, 1, 3]);
    expect(ids(99)).toEqual([3, 2, 1]);
  });

  it('continues from line to line, sent or skipped, to the end', () => {
    let sequence = startSequence(lines, undefined);
    expect(isLastStep(sequence)).toBe(false);
    sequence = finishStep(sequence);
    expect([0, 1, 2].map((place) => stepState(sequence, place))).toEqual(['sent', 'now', 'later']);
    sequence = skipStep(sequence);
    expect(isLastStep(sequence)).toBe(true);
    expect([0, 1, 2].map((place) => stepState(sequence, place))).toEqual([
      'sent',
      'skipped',
      'now',
    ]);
    sequence = finishStep(sequence);
    expect(currentLine(sequence)).toBeUndefined();
    expect(sequence.sent).toEqual([3, 1]);
    expect(finishStep(sequence)).toEqual(sequence);
  });
});

describe('the form', () => {
  const good = { star: 5, serviceStar: 4, comment: 'Good', pictures: [] };
  const wrong = (values: object) =>
    reviewFormSchema.safeParse({ ...good, ...values }).error?.issues.map(({ path }) => path[0]);

  it('requires both scores and a text', () => {
    expect(wrong({})).toBeUndefined();
    expect([...new Set(wrong(EMPTY_REVIEW))]).toEqual(['star', 'serviceStar', 'comment']);
    expect(wrong({ comment: ' \n ' })).toEqual(['comment']);
    expect(wrong({ comment: 'x'.repeat(500) })).toBeUndefined();
    expect(wrong({ comment: 'x'.repeat(501) })).toEqual(['comment']);
    expect(wrong({ pictures: ['1', '2', '3', '4', '5', '6'] })).toEqual(['pictures']);
  });

  it('always sends pictures as JSON text, or as empty text', () => {
    expect(reviewBody(line(7), good)).toEqual({
      orderNo: 'SH1',
      orderInfoId: 7,
      star: 5,
      serviceStar: 4,
      comment: 'Good',
      pics: '',
    });
    expect(reviewBody(line(7), { ...good, pictures: ['/a.jpg'] }).pics).toBe('["/a.jpg"]');
  });
});
