import type { Kind } from '#scripts/conformance/grade.ts';
import { address, type Call, page, twice } from './rule-calls.ts';

const T = { token: 'T' } as const;
const LIST = 'page=1&limit=9';
const rows = (id: Call['id'], list: unknown[], query = LIST): Call => ({
  id,
  ...T,
  query,
  data: page(list, { pageSize: 9, pages: Math.min(list.length, 1) }),
});

const application = (auditStatus: number, denialReason: string | null): Call =>
  rows('settlementRecords', [{ id: 1, name: 'Kiln', auditStatus, denialReason }]);
const points = (settledIntegral: number, freezeIntegral: number): Call => ({
  id: 'pointsAccount',
  ...T,
  data: { integral: 8, settledIntegral, useIntegral: settledIntegral - 8, freezeIntegral },
});
const entries = rows('pointsList', [
  { id: 2, title: 'Spent', type: 2, integral: 2 },
  { id: 1, title: 'Points', type: 1, integral: 10 },
]);
const invalidLines: Call = {
  id: 'cartList',
  ...T,
  query: 'isValid=false',
  data: [{ merId: 1, cartInfoList: [{ id: 1, productId: 5, cartNum: 3 }] }],
};
const invalidCount = (count: number): Call => ({
  id: 'cartCount',
  ...T,
  query: 'type=sum&numType=false',
  data: { count },
});
const review = (nickname: string): Call => ({
  id: 'productReviews',
  params: { id: 7 },
  query: `type=0&${LIST}`,
  data: page([{ id: 1, uid: 9, nickname, star: 5, comment: 'Good', pics: [] }], { pageSize: 9 }),
});
const parcel = (orderNo: string, updateTime: string): Call => ({
  id: 'orderExpress',
  ...T,
  params: { orderNo },
  data: { id: Number(orderNo.slice(2)), orderNo, state: 1, updateTime },
});
const STEP = '[{"AcceptStation":"Vientiane","AcceptTime":"2026-11-20 10:00:00"}]';
const tracked = (state: number, logisticsInfo: string): Call => ({
  id: 'orderExpress',
  ...T,
  params: { orderNo: 'SH4' },
  data: { id: 4, orderNo: 'SH4', state, logisticsInfo },
});

const sku = (price: string): Call => ({
  id: 'productSkuDetail',
  params: { id: 12 },
  data: {
    productAttr: [],
    productValue: { Red: { id: 121, productId: 12, sku: 'Red', price, attrValue: '{}' } },
  },
});
const prepared: Call = {
  id: 'preOrderCreate',
  ...T,
  sent: { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 121, productNum: 1 }] },
  data: { preOrderNo: 'P1' },
};
const line = (price: string) => ({ attrValueId: 121, productId: 12, sku: 'Red', price, payNum: 1 });
const preOrder = (price: string): Call => ({
  id: 'preOrderDetail',
  ...T,
  params: { preOrderNo: 'P1' },
  data: { orderList: [{ merId: 1, orderInfoList: [line(price)] }] },
});
const ordered = (sent: object = {}): Call => ({
  id: 'orderCreate',
  ...T,
  sent: { preOrderNo: 'P1', ...sent },
  data: { orderNo: 'PT1' },
});
const orderWith = (fields: object): Call => ({
  id: 'masterOrderDetail',
  ...T,
  params: { orderNo: 'PT1' },
  data: { orderNo: 'PT1', ...fields },
});
const orderOf = (price: string): Call =>
  orderWith({ orderList: [{ orderInfoList: [{ id: 5, ...line(price) }] }] });

const LONG = 'ก'.repeat(40);
const saved: Call = {
  id: 'addressSave',
  ...T,
  sent: { ...address({ realName: LONG }), id: null },
  data: address({ realName: LONG }),
};
const unpaid = (payType: string, payChannel: string): Call =>
  rows('awaitPayOrders', [{ orderNo: 'PT1', payType, payChannel, paid: false, orderList: [] }]);
const started: Call = {
  id: 'payStart',
  ...T,
  sent: { orderNo: 'PT1', payType: 'stripe', payChannel: 'mobile' },
  data: { payType: 'paypal', orderNo: 'PT1', redirect: null, stripeClientSecret: 'S1' },
};
const completed: Call = {
  id: 'orderDetail',
  ...T,
  params: { orderNo: 'SH1' },
  data: {
    orderNo: 'SH1',
    status: 3,
    orderInfoList: [5, 6, 7].map((id) => ({ id, isReply: id === 7 })),
  },
};
const toReview = (...ids: number[]) =>
  rows(
    'reviewableLines',
    ids.map((id) => ({ id })),
  );
const currency = (symbol: string) => JSON.stringify({ country: '美国', currency: '美元', symbol });
const home: Call = { id: 'homeIndex', data: { shopPayCurrency: currency('$') } };
const payCurrency = (symbol: string): Call => ({ id: 'payCurrency', data: currency(symbol) });
const pictures: Call = {
  id: 'homeProducts',
  query: 'page=1&limit=20',
  data: page(
    Array.from({ length: 20 }, (_, id) => ({ id, image: `https://img.test/${id}.webp` })),
    { pageSize: 20, pages: 1 },
  ),
};
const domain = (data: string): Call => ({ id: 'imageDomain', data });

/** Sequences of calls of a run that are right. */
export const STATES_RIGHT: Record<string, Call[]> = {
  'the reason of a refused application': [application(3, 'Blurred'), application(1, null)],
  'points as their entries say': twice(points(10, 5), entries),
  'points that are released between two reads': [points(15, 0), entries],
  'the count of invalid lines': twice(invalidLines, invalidCount(3)),
  'the lines of a completed order': [completed, toReview(6, 5)],
  'a masked name': [review('M***i')],
  'a parcel on its way without a step': [tracked(2, '[]')],
  'a parcel that is signed for': [tracked(3, STEP)],
  'parcels whose tracking is of midnight': ['SH1', 'SH2', 'SH3'].map((no, at) =>
    parcel(no, `2026-11-2${5 + at} 00:00:00`),
  ),
  'a pre-order that keeps its price': [
    sku('10.00'),
    prepared,
    preOrder('10.00'),
    sku('12.00'),
    ...twice(preOrder('10.00'), sku('12.00')),
    ordered(),
    ...twice(orderOf('10.00'), sku('12.00')),
  ],
  'an order that keeps 32 letters of a name': [
    saved,
    prepared,
    ordered({ addressId: 3 }),
    orderWith({ realName: LONG.slice(0, 32) }),
  ],
  'a payment by another method and client': [
    ordered({ payType: 'paypal', payChannel: 'pc' }),
    started,
    unpaid('stripe', 'mobile'),
  ],
  'the currency and the domain of the shop': [
    home,
    payCurrency('$'),
    pictures,
    domain('https://img.test'),
  ],
};

/** Sequences of calls with a wrong answer, and the kind of the finding. */
export const STATES_WRONG: [string, Kind, Call[]][] = [
  ['the reason of an application that waits again', 'disagrees', [application(1, 'Blurred')]],
  ['frozen points that count', 'wrong-sum', twice(points(15, 5), entries)],
  ['a count of all lines', 'wrong-count', twice(invalidLines, invalidCount(7))],
  ['one line of two to review', 'wrong-members', [completed, toReview(5)]],
  ['the whole name of an author', 'secret', [review('Mali')]],
  [
    'a pre-order with another price',
    'disagrees',
    [sku('10.00'), prepared, ...twice(preOrder('11.00'), sku('10.00'))],
  ],
  [
    'an order that keeps the method before',
    'not-kept',
    [ordered({ payType: 'paypal', payChannel: 'pc' }), started, unpaid('paypal', 'pc')],
  ],
  ['another currency', 'disagrees', twice(home, payCurrency('€'))],
  ['a parcel that is signed for without a step', 'disagrees', [tracked(3, '')]],
  ['a returned parcel without a step', 'disagrees', [tracked(6, '[ ]')]],
  ['a domain without pictures', 'disagrees', [pictures, domain('https://old.test')]],
];
