import { describe, expect, it } from 'vitest';
import { cleanReasons, needsOneColumn } from '../../../src/domain/refund/refund-reasons.ts';

describe('the reasons to choose from', () => {
  it('lose the blank at their end, as the known backend sends them', () => {
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
  ])('are split where two are joined by %s', (_joint, entry) => {
    expect(cleanReasons([entry])).toEqual(['未按预定时间发货', '其它原因']);
  });

  it.each([
    'Arrived late, not needed any more',
    'Over 1,000 km away',
    'ต้องการสั่งซื้อใหม่ เพราะเลือกผิด',
    'ຕ້ອງການສັ່ງຊື້ໃໝ່ ເພາະເລືອກຜິດ',
    '信息填错了，重新拍',
  ])('stay whole where a sentence has a comma or a blank: %s', (reason) => {
    expect(cleanReasons([reason])).toEqual([reason]);
  });

  it('drop empty and repeated ones, and cut what the backend would refuse', () => {
    expect(cleanReasons([''])).toEqual([]);
    expect(cleanReasons([' ', 'Late ', 'Late', '\n'])).toEqual(['Late']);
    expect(cleanReasons(['x'.repeat(300)])).toEqual(['x'.repeat(255)]);
  });

  it('stand in one column when they are many or long', () => {
    expect(needsOneColumn(Array.from({ length: 8 }, (_, n) => `Reason ${n}`))).toBe(false);
    expect(needsOneColumn(Array.from({ length: 9 }, (_, n) => `Reason ${n}`))).toBe(true);
    expect(needsOneColumn(['x'.repeat(60)])).toBe(true);
  });
});
