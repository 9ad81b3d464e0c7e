import type { Kind } from '#scripts/conformance/grade.ts';
import { address, addWish, type Call, cart, page, saveAddress, wishes } from './rule-calls.ts';

const T = { token: 'T' } as const;
const book = (...rows: unknown[]): Call => ({ id: 'addressAll', ...T, data: rows });
const write = (id: Call['id'], rest: Partial<Call> = {}): Call => ({
  id,
  ...T,
  data: null,
  ...rest,
});
const list = (id: Call['id'], query: string, rows: unknown[], rest: Partial<Call> = {}): Call => ({
  id,
  ...T,
  query: `${query}page=1&limit=9`,
  data: page(rows, { pageSize: 9, pages: Math.min(rows.length, 1) }),
  ...rest,
});
const coupons = (type: string, ...ids: number[]) =>
  list(
    'couponList',
    `type=${type}&`,
    ids.map((id) => ({ id, status: type === 'usable' ? 0 : 1 })),
  );
const receive = write('couponReceive', { sent: { couponId: 5 } });
const reviews = (id: number, ...comments: string[]) =>
  list(
    'productReviews',
    'type=0&',
    comments.map((comment, at) => ({ id: id * 10 + at, comment, star: 4, pics: [] })),
    { params: { id } },
  );
const orderOf = (...products: number[]): Call => ({
  id: 'orderDetail',
  ...T,
  params: { orderNo: 'SH1' },
  data: {
    orderNo: 'SH1',
    orderInfoList: products.map((productId) => ({
      id: productId + 50,
      attrValueId: productId + 70,
      productId,
      payNum: 1,
    })),
  },
});
const review: Call = write('reviewAdd', {
  sent: { orderNo: 'SH1', orderInfoId: 51, star: 4, comment: 'Warm and blue' },
});
const points = (integral: number, freezeIntegral: number): Call => ({
  id: 'pointsAccount',
  ...T,
  data: { integral, settledIntegral: integral, useIntegral: 0, freezeIntegral },
});
const created = (nth = 1): Call =>
  write('orderCreate', { sent: { preOrderNo: `P${nth}` }, data: { orderNo: `PT${nth}` } });
const unpaid = (unPaidCount: number): Call => ({
  id: 'orderCounts',
  ...T,
  data: { unPaidCount, unShippedCount: 0, receivedCount: 0, completeCount: 0 },
});
const capture: Call = write('walletCapture', {
  sent: { token: 'W1', payerID: 'P' },
  data: { status: true, payPrice: '9.00', orderNo: 'PT1' },
});
const upload = (multipart: string, url: string): Call =>
  write('imageUpload', { sent: { multipart }, data: { url } });
const visitor: Call = {
  id: 'visitorRegister',
  sent: { email: 'guest@example.com' },
  data: { token: 'V', uid: 77, type: 'visitor', email: 'guest@example.com', phone: null },
};
const signIn: Call = {
  id: 'emailLogin',
  sent: { email: 'mali@example.com' },
  data: { token: 'T2', uid: 3, type: 'email', email: 'mali@example.com', phone: null },
};
const visitorsCart: Call = { ...cart([1, 9, 1]), token: 'V' };
const head = (isCollect: boolean): Call => ({
  id: 'merchantIndex',
  ...T,
  params: { id: 4 },
  data: { isCollect },
});

/** What a run does and reads with accounts of its own, as a server should answer. */
/** A wish that was added is not in the list; what is read again afterwards says why. */
const soldProduct: Call = {
  id: 'productDetail',
  params: { id: 7 },
  data: { productInfo: { id: 7 } },
};
const lostWish = [soldProduct, wishes(1), addWish, wishes(1)];

export const OWN_RIGHT: Record<string, Call[]> = {
  'points that a provider confirms later': [points(10, 0), capture, points(10, 0), points(10, 9)],
  'counts that follow each order': [unpaid(1), created(1), unpaid(2), created(2), unpaid(3)],
  'a wish whose product has left the shelf': [...lostWish, wishes(1)],
  'a default address that another one replaces': [
    book(address({ isDefault: true }), address({ id: 4 })),
    write('addressSetDefault', { sent: { id: 4 } }),
    book(address({ id: 4, isDefault: true }), address()),
  ],
  'an address that is changed': [
    book(address()),
    { ...saveAddress, sent: address({ detail: '2' }), data: address({ detail: '2' }) },
    book(address({ detail: '2' })),
  ],
  'a quantity that is set': [
    cart([1, 9, 2]),
    write('cartSetQuantity', { sent: { id: 1, number: 3 } }),
    cart([1, 9, 3]),
  ],
  'a coupon that is received and used': [
    coupons('usable', 1),
    coupons('unusable'),
    receive,
    coupons('usable', 2, 1),
    write('orderCreate', { sent: { preOrderNo: 'P1', couponId: 2 }, data: { orderNo: 'PT1' } }),
    coupons('usable', 1),
    coupons('unusable', 2),
  ],
  'a review of one of several products': [
    orderOf(1, 2),
    review,
    reviews(1, 'Warm and blue'),
    reviews(2, 'Too small'),
  ],
  'points that are frozen at first': [
    points(10, 0),
    capture,
    points(10, 9),
    capture,
    points(10, 9),
  ],
  'two files': [
    upload('@picture', 'https://img.test/1.png'),
    upload('@secondPicture', 'https://img.test/2.png'),
  ],
  'a visitor with an empty cart': [visitor, { ...visitorsCart, data: [] }],
  'a store that is followed': [
    head(false),
    write('collectMerchantAdd', { params: { id: 4 } }),
    head(true),
  ],
};

export const OWN_WRONG: [string, Kind, Call[]][] = [
  ['points of what was not paid', 'not-kept', [points(10, 0), created(), points(10, 9)]],
  [
    'counts that are late after each order',
    'wrong-count',
    [unpaid(1), created(1), unpaid(1), unpaid(2), created(2), unpaid(2)],
  ],
  [
    'a lost wish whose product is still sold',
    'wrong-members',
    [...lostWish, soldProduct, wishes(1)],
  ],
  [
    'a default that no write has made',
    'not-kept',
    [
      book(address({ isDefault: true }), address({ id: 4 })),
      write('addressDelete', { sent: { id: 3 } }),
      book(address({ id: 4, isDefault: true })),
    ],
  ],
  [
    'a flag that the write of another member has taken',
    'not-kept',
    [
      book(address({ isDefault: true })),
      write('addressSetDefault', { token: 'U', sent: { id: 9 } }),
      book(address()),
    ],
  ],
  ['pieces that a sign-in has doubled', 'not-kept', [cart([1, 9, 2]), signIn, cart([1, 9, 4])]],
  ['a visitor with the cart of another', 'wrong-members', [visitor, visitorsCart]],
  [
    'a coupon that came back twice',
    'wrong-count',
    [
      coupons('usable', 1),
      coupons('unusable'),
      write('orderCancel', { params: { orderNo: 'PT1' } }),
      coupons('usable', 2, 1),
      coupons('unusable'),
    ],
  ],
  [
    'a coupon that comes back with the request of a refund',
    'not-kept',
    [
      coupons('usable'),
      coupons('unusable', 1),
      write('refundApply', { sent: { orderNo: 'SH1', text: 'Broken' } }),
      coupons('usable', 1),
      coupons('unusable'),
    ],
  ],
  [
    'a line of a deleted order that waits for a review',
    'wrong-members',
    [
      write('orderDelete', { params: { orderNo: 'SH1' } }),
      list('reviewableLines', '', [{ id: 51, merOrderNo: 'SH1', productId: 1 }]),
    ],
  ],
  [
    'a review at another product',
    'wrong-row',
    [orderOf(1, 2), review, reviews(2, 'Warm and blue')],
  ],
  [
    'points that are earned twice',
    'not-kept',
    [points(10, 0), capture, points(10, 9), capture, points(10, 18)],
  ],
  [
    'points that count at once, each time',
    'not-kept',
    [
      points(10, 0),
      capture,
      points(19, 0),
      { ...capture, sent: { token: 'W2', payerID: 'P' } },
      points(28, 0),
    ],
  ],
  [
    'two files at one address',
    'not-kept',
    [
      upload('@picture', 'https://img.test/1.png'),
      upload('@secondPicture', 'https://img.test/1.png'),
    ],
  ],
  [
    'a store that stays followed on its page',
    'disagrees',
    [head(true), write('collectMerchantCancel', { params: { id: 4 } }), head(true)],
  ],
  [
    'a wish that stays one on its page when its row is deleted',
    'disagrees',
    [
      list('collectProductList', '', [{ id: 107, productId: 7 }]),
      write('collectProductDelete', { sent: { ids: '107' } }),
      {
        id: 'productDetail',
        ...T,
        params: { id: 7 },
        data: { productInfo: { id: 7 }, userCollect: true },
      },
    ],
  ],
];
