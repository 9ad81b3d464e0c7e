import type { Millis } from '../market/model.ts';
import type { PurchaseRefund } from './seed-refunds.ts';
import type { Delivery, PayType } from '../market/state.ts';

export const MINUTE: Millis = 60 * 1000;
export const HOUR: Millis = 60 * MINUTE;
export const DAY: Millis = 24 * HOUR;

/** Stage of an order; `signed` is received without a confirmation by the shopper. */
type Stage = 'unpaid' | 'cancelled' | 'paid' | 'shipped' | 'signed' | 'received';

export interface PurchaseReview {
  star: number;
  serviceStar: number;
  comment: string;
  /** number of product pictures attached */
  pictures: number;
  reply?: string;
}

/** One order of the demo shopper. */
export interface Purchase {
  /** how long ago it was placed */
  ago: Millis;
  /** which of the shopper's picks, from and up to */
  goods: readonly [number, number] | 'book';
  stage: Stage;
  withCoupon?: true;
  /** default: by courier company */
  delivery?: Delivery['type'];
  /** default: wallet */
  payType?: PayType;
  /** of its first line */
  review?: PurchaseReview;
  refund?: PurchaseRefund;
}

/** Orders in every state, oldest first. */
export const PURCHASES: readonly Purchase[] = [
  {
    ago: 39 * DAY,
    goods: [18, 19],
    stage: 'received',
    refund: {
      after: 10 * DAY,
      reason: 'damaged',
      pictures: 2,
      remark: 'ຮອດແລ້ວມີຮອຍແຕກຢູ່ຂ້າງໜຶ່ງ',
      outcome: 'accepted',
    },
  },
  {
    ago: 37 * DAY,
    goods: [10, 11],
    stage: 'received',
    review: {
      star: 5,
      serviceStar: 5,
      comment: 'Better than in the pictures. My sister ordered one the same evening.',
      pictures: 2,
      reply: 'Thank you, and our regards to your sister.',
    },
  },
  {
    ago: 33 * DAY,
    goods: [11, 13],
    stage: 'received',
    review: { star: 4, serviceStar: 3, comment: 'ของดี แต่รอนานไปหน่อย', pictures: 0 },
  },
  { ago: 30 * DAY, goods: [13, 14], stage: 'signed' },
  { ago: 28 * DAY, goods: [14, 15], stage: 'cancelled' },
  {
    ago: 25 * DAY,
    goods: [19, 20],
    stage: 'received',
    refund: {
      after: 2 * DAY,
      reason: 'notAsDescribed',
      pictures: 1,
      remark: 'Darker than in the pictures',
      outcome: 'refused',
    },
  },
  { ago: 21 * DAY, goods: [0, 2], stage: 'received', withCoupon: true },
  {
    ago: 9 * DAY,
    goods: [20, 21],
    stage: 'paid',
    payType: 'wechat',
    refund: { after: DAY, reason: 'orderAgain', pictures: 0, remark: '', outcome: 'accepted' },
  },
  { ago: 6 * DAY, goods: [2, 3], stage: 'shipped' },
  { ago: 3 * DAY, goods: 'book', stage: 'shipped', delivery: 'virtual' },
  { ago: 50 * HOUR, goods: [16, 17], stage: 'shipped', delivery: 'own' },
  {
    ago: 48 * HOUR,
    goods: [21, 22],
    stage: 'paid',
    refund: {
      after: 5 * HOUR,
      reason: 'wrongAddress',
      pictures: 0,
      remark: 'ສົ່ງໄປທີ່ຢູ່ເກົ່າ ກະລຸນາຄືນເງິນ',
      outcome: 'waiting',
    },
  },
  { ago: 30 * HOUR, goods: [3, 5], stage: 'paid' },
  { ago: 26 * HOUR, goods: [17, 18], stage: 'shipped' },
];

/** The unpaid order. */
export const LAST_PURCHASE: Purchase = { ago: 25 * MINUTE, goods: [5, 6], stage: 'unpaid' };
