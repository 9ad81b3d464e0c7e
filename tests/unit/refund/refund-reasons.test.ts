import { describe, expect, it } from 'vitest';
import { cleanReasons, needsOneColumn } from '#/domain/refund/reason-field.tsx';

describe('the listed reasons', () => {
  it('are trimmed', () => {
    expect(cleanReasons(['收货地址填错了 ', '与描述不符 '])).toEqual([
      '收货地址填错了',
      '与描述不符',
    ]);
  });

  it.each([
    ['a line break', '未按预定时间发货\r\n其它原因'],
    ['a line break that was written out', '未按预定时间发货\\n其它原因'],
    ['a tag', '未按预定时间发货<br/>其它原因'],
    ['a comma', '未按预定时间发货,其它原因'],
    ['a semicolon', '未按预定时间发货；其它原因'],
    ['a bar', '未按预定时间发货|其它原因'],
    ['a blank between Chinese characters', '未按预定时间发货 其它原因 '],
  ])('are split if joined by %s', (_joint, entry) => {
    expect(cleanReasons([entry])).toEqual(['未按预定时间发货', '其它原因']);
  });

  it.each([
    'Arrived late, not needed any more',
    'Over 1,000 km away',
    'ต้องการสั่งซื้อใหม่ เพราะเลือกผิด',
    'ຕ້ອງການສັ່ງຊື້ໃໝ່ ເພາະເລືອກຜິດ',
    '信息填错了，重新拍',
  ])('are not split at a comma or blank of a sentence: %s', (reason) => {
    expect(cleanReasons([reason])).toEqual([reason]);
  });

  it('have no empty or repeated ones, and are truncated', () => {
    expect(cleanReasons([''])).toEqual([]);
    expect(cleanReasons([' ', 'Late ', 'Late', '\n'])).toEqual(['Late']);
    expect(cleanReasons(['x'.repeat(300)])).toEqual(['x'.repeat(255)]);
  });

  it('are in one column if many or long', () => {
    expect(needsOneColumn(Array.from({ length: 8 }, (_, n) => `Reason ${n}`))).toBe(false);
    expect(needsOneColumn(Array.from({ length: 9 }, (_, n) => `Reason ${n}`))).toBe(true);
    expect(needsOneColumn(['x'.repeat(60)])).toBe(true);
  });
});
