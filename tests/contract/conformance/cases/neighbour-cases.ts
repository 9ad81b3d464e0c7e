import type { Kind } from '#scripts/conformance/grade.ts';
import { address, type Call, page, twice } from './rule-calls.ts';

const RUN = { token: 'T', isOfRun: true } as const;
const whole = (rows: unknown[]) => page(rows, { pageSize: 9, pages: Math.min(rows.length, 1) });

/** How many are left of coupons 5, 6 and 7. */
const left = (...counts: number[]): Call => ({
  id: 'couponOffers',
  ...RUN,
  query: 'useType=3&page=1&limit=9',
  data: whole(counts.map((lastTotal, at) => ({ id: at + 5, useType: 3, lastTotal }))),
});
const receive = (couponId: number): Call => ({
  id: 'couponReceive',
  ...RUN,
  sent: { couponId },
  data: null,
});
const store = (createTime: string): Call => ({
  id: 'merchantDetail',
  isOfRun: true,
  params: { id: 1 },
  data: { id: 5001, createTime },
});
const points = (...times: string[]): Call => ({
  id: 'pointsList',
  ...RUN,
  query: 'page=1&limit=9',
  data: whole(
    times.map((time, at) => ({
      id: times.length - at,
      title: 'Gift',
      type: 1,
      integral: 5,
      updateTime: `2026-11-27 ${time}`,
    })),
  ),
});
const coupons: Call = {
  id: 'couponList',
  ...RUN,
  query: 'type=usable&page=1&limit=9',
  data: whole([{ id: 9, status: 0, merId: 1 }]),
};
const ordered = (sent: object): Call => ({
  id: 'orderCreate',
  ...RUN,
  sent: { preOrderNo: 'P1', ...sent },
  data: { orderNo: 'PT1' },
});
const partOf = (merId: number, couponPrice: string): Call => ({
  id: 'orderDetail',
  ...RUN,
  params: { orderNo: `SH${merId}` },
  data: { orderNo: `SH${merId}`, masterOrderNo: 'PT1', merId, couponPrice },
});
const wholeOrder = (mark: string): Call => ({
  id: 'masterOrderDetail',
  ...RUN,
  params: { orderNo: 'PT1' },
  data: { orderNo: 'PT1', mark },
});
const forPreOrder = (...ids: number[]): Call => ({
  id: 'orderCoupons',
  ...RUN,
  params: { preOrderNo: 'P1' },
  data: ids.map((id) => ({ id, status: 0 })),
});
const priced: Call = {
  id: 'orderPrice',
  ...RUN,
  sent: { preOrderNo: 'P1', couponId: 9 },
  data: { proTotalFee: '9.00', freightFee: '0.00', couponFee: '1.00', payFee: '8.00' },
};
const book = (...ids: number[]): Call => ({
  id: 'addressAll',
  ...RUN,
  data: ids.map((id) => address({ id })),
});
const newAddress = (id: number): Call => ({
  id: 'addressSave',
  ...RUN,
  sent: { ...address(), id: null },
  data: address({ id }),
});
const reviews: Call = {
  id: 'productReviews',
  params: { id: 12 },
  query: 'type=0&page=1&limit=9',
  data: whole([{ id: 3, star: 4, comment: 'Good', nickname: 'm**i' }]),
  isOfRun: true,
};
const digest = (productReply: object | null): Call => ({
  id: 'productReviewDigest',
  params: { id: 12 },
  data: { sumCount: 1, replyChance: '0.00', productReply },
  isOfRun: true,
});
const titles = (language: string, title: string): Call => ({
  id: 'productCategories',
  language,
  data: [1, 2, 3].map((id) => ({ id, pid: 0, sort: 1, name: `${title} ${id}`, childList: [] })),
});
const search = (keywords: string): Call => ({
  id: 'merchantSearch',
  query: `keywords=${keywords}&page=1&limit=9`,
  data: whole([{ id: 1, name: 'Kiln & Clay', starLevel: 5 }]),
});
const byCode = (countryCode: string, token: string): Call => ({
  id: 'phoneCaptchaLogin',
  isOfRun: true,
  sent: { countryCode, phone: '13812345678', captcha: '222222' },
  data: {
    token,
    uid: 7,
    nikeName: 'Mali',
    email: null,
    phone: '13812345678',
    identity: 'A1',
    type: 'phone',
  },
});

/** What a write does to others, and what is left out. */
export const RIGHT_NEIGHBOURS: Record<string, Call[]> = {
  'coupons that fall one by one': [
    left(9, 9, 9),
    receive(5),
    left(8, 9, 9),
    receive(7),
    left(8, 9, 8),
  ],
  'coupons that others receive, too': [
    ...[9, 8, 7].flatMap((count) => [left(count, count), left(count, count - 1)]),
    ...[6, 5, 4].flatMap((count) => [left(count, count), receive(5), left(count - 1, count - 1)]),
  ],
  'a store that keeps its day': twice(store('2026-11-20 12:00:00'), store('2026-11-20 12:00:00')),
  'points that have just been given': [points('11:00:00'), points('12:00:00', '11:00:00')],
  'a discount of the store of the coupon': [
    coupons,
    ordered({ couponId: 9 }),
    partOf(1, '1.00'),
    partOf(2, '0.00'),
  ],
  'a price with one of the coupons': [coupons, forPreOrder(9), priced],
  'an order without a note': [ordered({}), wholeOrder('')],
  'a new address': [book(3), newAddress(4), book(4, 3)],
  'the newest review': twice(reviews, digest({ id: 3, star: 4, nickname: 'm**i' })),
  'names in each language': [titles('th', 'ชา'), titles('lo', 'ຊາ'), titles('en', 'Tea')],
  'a name with a letter': [search('k')],
  'a word that may be a keyword': [search('teapot')],
  'one account by its number': [byCode('+86', 'T1'), byCode('+86', 'T2')],
};

export const WRONG_NEIGHBOURS: [string, Kind, Call[]][] = [
  [
    'coupons that fall with each other one',
    'wrong-count',
    [9, 8, 7].flatMap((count) => [left(count, count), receive(5), left(count - 1, count - 1)]),
  ],
  [
    'a time that is that of each request',
    'wrong-time',
    [0, 1, 2, 3].map((second) => store(`2026-11-20 12:00:0${second}`)),
  ],
  [
    'points from before they were there',
    'wrong-time',
    [points('03:00:00'), points('04:00:00', '03:00:00')],
  ],
  [
    'a discount of a store by a coupon of another one',
    'wrong-sum',
    [coupons, ordered({ couponId: 9 }), partOf(2, '0.50')],
  ],
  ['a price with a coupon that is not for it', 'disagrees', [coupons, forPreOrder(), priced]],
  ['a note that was not sent', 'not-kept', [ordered({}), wholeOrder('Of before')]],
  ['a new address with the id of another one', 'disagrees', [book(3), newAddress(3)]],
  [
    'no review above those of a product',
    'disagrees',
    twice(...twice(...twice(reviews, digest(null)))),
  ],
  ['names in English for Lao', 'wrong-text', [titles('th', 'ชา'), titles('lo', 'Tea')]],
  ['a name without the letter', 'wrong-row', [search('z')]],
  ['one account for two numbers', 'leak', [byCode('+86', 'T1'), byCode('+66', 'T2')]],
];
