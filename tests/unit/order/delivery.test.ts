import { describe, expect, it } from 'vitest';
import type { Logistics } from '#generated/model/logistics.ts';
import { deliveryOf } from '#/domain/order/delivery.ts';

const parcel: Logistics = {
  id: 1,
  orderNo: 'SH1',
  expNo: ' YT123 ',
  expCode: 'YTO',
  expName: '圆通速递',
  courier: '',
  courierPhone: null,
  trackTime: '',
  logisticsInfo: [
    { AcceptStation: 'Collected', AcceptTime: '2026-11-22 10:00:00' },
    { AcceptStation: 'On the way', AcceptTime: 'soon' },
  ],
  state: 2,
  createTime: '2026-11-22 09:00:00',
  updateTime: '2026-11-22 09:00:00',
  reason: null,
};

describe('the delivery of a merchant order', () => {
  it('is a parcel with its track, newest first', () => {
    expect(deliveryOf(undefined, parcel)).toEqual({
      kind: 'express',
      carrier: '圆通速递',
      waybill: 'YT123',
      courier: '',
      courierPhone: '',
      state: 2,
      track: [
        { text: 'On the way', time: null },
        { text: 'Collected', time: new Date('2026-11-22T02:00:00Z') },
      ],
    });
  });

  it('is unknown without data', () => {
    expect(deliveryOf(undefined, null)).toEqual({ kind: 'unknown' });
    expect(deliveryOf({ deliveryType: 'express' }, null)).toEqual({ kind: 'unknown' });
  });

  it('is the courier of the store, with or without a name', () => {
    const own = { deliveryType: 'send', courier: ' Khamla ', courierPhone: '+8562055' } as const;
    expect(deliveryOf(own, null)).toEqual({
      kind: 'own',
      courier: 'Khamla',
      courierPhone: '+8562055',
    });
    expect(deliveryOf({ deliveryType: 'send', courier: null }, null)).toEqual({
      kind: 'own',
      courier: '',
      courierPhone: '',
    });
  });

  it('is a message with its codes and line breaks', () => {
    const deliveryMsg = 'Codes:\nKEEP-4471-READ\nLYC-7QMD-4X2K-9HTN, KEEP-4471-READ. Not A-B-C.';
    expect(deliveryOf({ deliveryType: 'fictitious', deliveryMsg }, null)).toEqual({
      kind: 'virtual',
      message: deliveryMsg,
      codes: ['KEEP-4471-READ', 'LYC-7QMD-4X2K-9HTN'],
    });
    expect(deliveryOf({ deliveryType: 'fictitious', deliveryMsg: null }, parcel)).toEqual({
      kind: 'virtual',
      message: '',
      codes: [],
    });
  });
});
