import type { Kind } from '#scripts/conformance/grade.ts';
import {
  type Call,
  card,
  page,
  products,
  cart,
  wishes,
  addWish,
  address,
  saveAddress,
  order,
  coupon,
  newOrder,
  unpaid,
  twice,
} from './rule-calls.ts';

/** Sequences of calls that are right. */
export const RIGHT: Record<string, Call[]> = {
  'a page and the next one': [
    products([card(1), card(2)], { total: 3, pages: 2 }),
    products([card(3)], { total: 3, pages: 2, pageNum: 2 }, 'page=2&limit=2'),
  ],
  'an empty page beyond the end': [
    products([], { total: 3, pages: 2, pageNum: 9 }, 'page=9&limit=2'),
  ],
  'amounts that floats cannot add': [order()],
  'a cart that adds the same sku again': [
    cart([1, 9, 2]),
    { id: 'cartSave', token: 'T', sent: [{ productAttrUnique: 9, cartNum: 3 }], data: null },
    cart([1, 9, 5]),
  ],
  'a wish that was added': [wishes(1), addWish, wishes(1, 7)],
  'an address with quotes and letters outside the basic plane': [
    saveAddress,
    { id: 'addressDetail', token: 'T', params: { id: 3 }, data: address() },
  ],
  'the same list after a write of another party': [
    wishes(1),
    { id: 'collectProductDelete', token: 'T', sent: { ids: '0,1' }, data: null },
    wishes(),
  ],
  'a time of this minute': [coupon()],
  'two accounts with the same phone, name and street': [
    saveAddress,
    {
      id: 'addressAll',
      token: 'U',
      data: [address({ id: 9, email: 'som@example.com', phone: '0812' })],
    },
  ],
  'an unpaid order that is paid meanwhile': [
    newOrder,
    unpaid('PT1'),
    { id: 'payStart', token: 'T', sent: { orderNo: 'PT1' }, data: { redirect: null } },
    unpaid(),
  ],
  'an order that is paid before the list is read': [
    newOrder,
    { id: 'payStart', token: 'T', sent: { orderNo: 'PT1' }, data: { redirect: null } },
    unpaid(),
  ],
  'French, and names that look like keys': [
    products([
      card(1, { storeName: 'Nestlé®\u00A0! «\u00A0Café\u00A0»' }),
      card(2, { storeName: 'École\u00A0É\u00A0» 50 %d’avance' }),
    ]),
    products(
      [card(3, { storeName: 'Set {A}' }), card(4, { storeName: 'shop.example.com' })],
      {},
      'page=1&limit=2&cid=1',
    ),
  ],
  'purchases, prices and new products of others': [
    products([card(1, { stock: 9 }), card(2)], { total: 3, pages: 2 }),
    products(
      [card(2, { sales: 4, price: '11.00' }), card(4)],
      { total: 4, pages: 2, pageNum: 2 },
      'page=2&limit=2',
    ),
    products([card(1, { stock: 7, sales: 3 }), card(3)], { total: 5, pages: 3 }),
  ],
  'followers that others add beside the own one': [
    { id: 'merchantDetail', params: { id: 4 }, data: { collectNum: 10 } },
    { id: 'collectMerchantAdd', token: 'T', params: { id: 4 }, data: null },
    { id: 'merchantDetail', params: { id: 4 }, data: { collectNum: 14 } },
    { id: 'merchantDetail', params: { id: 4 }, data: { collectNum: 15 } },
  ],
  'a wish that is added again and keeps its time': [
    wishes(7),
    addWish,
    {
      ...wishes(7),
      data: page([{ id: 107, productId: 7, createTime: '2026-01-02 03:04:05' }], {
        pageSize: 10,
        pages: 1,
      }),
    },
  ],
  'a coupon for products that cost less than it is worth': [
    {
      id: 'orderCoupons',
      token: 'T',
      params: { preOrderNo: 'P1' },
      data: [{ id: 5, money: '20.00', minPrice: '0.00', status: 0 }],
    },
    {
      id: 'orderPrice',
      token: 'T',
      sent: { preOrderNo: 'P1', couponId: 5 },
      data: { proTotalFee: '50.00', freightFee: '0.00', couponFee: '12.00', payFee: '38.00' },
    },
  ],
  'a cart that another tab has changed': [
    cart([1, 9, 2]),
    cart([1, 9, 2], [2, 8, 1]),
    { id: 'cartSetQuantity', token: 'T', sent: { id: 1, number: 3 }, data: null },
    // The product of the other line is off the shelf.
    cart([1, 9, 3]),
  ],
  'wishes of another tab': [wishes(1), wishes(1, 5), wishes()],
  'the stock of a cancelled order, released within a minute': [
    products([card(1, { stock: 9 })]),
    {
      id: 'productDetail',
      params: { id: 1 },
      data: {
        productInfo: card(1, { stock: 9 }),
        productValue: { Red: { id: 9, productId: 1, stock: 9, price: '10.00' } },
      },
    },
    cart([1, 9, 2]),
    {
      id: 'preOrderCreate',
      token: 'T',
      sent: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: 1 }] },
      data: { preOrderNo: 'P1' },
    },
    { id: 'orderCreate', token: 'T', sent: { preOrderNo: 'P1' }, data: { orderNo: 'PT1' } },
    products([card(1, { stock: 7 })]),
    { id: 'orderCancel', token: 'T', params: { orderNo: 'PT1' }, data: null },
    products([card(1, { stock: 7 })]),
    products([card(1, { stock: 7 })]),
    products([card(1, { stock: 9 })]),
  ],
  'a private answer that the browser may keep': [
    { ...coupon(), cacheControl: 'private, max-age=60' },
  ],
};

/** Sequences of calls, and the only kind of difference that they have. */
export const WRONG: [string, Kind, Call[]][] = [
  [
    'the answer to another request',
    'disagrees',
    [{ id: 'addressDetail', token: 'T', params: { id: 3 }, data: address({ id: 4 }) }],
  ],
  [
    'kinds of stores, the oldest first',
    'wrong-row',
    [
      {
        id: 'merchantTypes',
        data: [
          { id: 1, name: 'Shop', info: 'a licence' },
          { id: 2, name: 'Brand', info: 'a trademark' },
        ],
      },
    ],
  ],
  [
    'the newest step of a parcel first',
    'disagrees',
    [
      {
        id: 'orderExpress',
        token: 'T',
        params: { orderNo: 'SH1' },
        data: {
          orderNo: 'SH1',
          state: 2,
          logisticsInfo: JSON.stringify([
            { AcceptStation: 'Vientiane', AcceptTime: '2026-11-20 10:00:00' },
            { AcceptStation: 'Bangkok', AcceptTime: '2026-11-19 10:00:00' },
          ]),
        },
      },
    ],
  ],
  [
    'a refusal without its reason',
    'disagrees',
    [
      {
        id: 'refundDetail',
        token: 'T',
        params: { orderNo: 'RE1' },
        data: { refundOrderNo: 'RE1', refundStatus: 1, refundReason: '', refundTime: null },
      },
    ],
  ],
  ['fewer rows than the total says', 'wrong-page', [products([card(1)], { total: 3, pages: 2 })]],
  [
    'a row on two pages',
    'wrong-page',
    twice(
      products([card(1), card(2)], { total: 3, pages: 2 }),
      products([card(2)], { total: 3, pages: 2, pageNum: 2 }, 'page=2&limit=2'),
    ),
  ],
  [
    'rows beyond the end',
    'wrong-page',
    [products([card(3)], { total: 3, pages: 2, pageNum: 9 }, 'page=9&limit=2')],
  ],
  [
    'a list that is empty now and then',
    'wrong-page',
    [...twice(products([card(1)]), products([])), products([card(1)]), products([])],
  ],
  [
    'a row below the minimum price',
    'wrong-row',
    [products([card(1)], {}, 'page=1&limit=2&minPrice=10.01')],
  ],
  [
    'prices sorted as texts',
    'wrong-row',
    [products([card(1), card(2, { price: '9.00' })], {}, 'page=1&limit=2&priceOrder=asc')],
  ],
  ['a sum with the freight left out', 'wrong-sum', [order({ payFee: '0.10' })]],
  [
    'another price of the same product',
    'disagrees',
    twice(products([card(1)]), {
      id: 'storeProducts',
      query: 'merId=1&limit=2',
      data: page([card(1, { price: '9.00' })]),
    }),
  ],
  [
    'a replaced quantity',
    'not-kept',
    [
      cart([1, 9, 2]),
      { id: 'cartSave', token: 'T', sent: [{ productAttrUnique: 9, cartNum: 3 }], data: null },
      cart([1, 9, 3]),
    ],
  ],
  ['a wish that was not added', 'wrong-members', [wishes(1), addWish, wishes(1)]],
  ['a wish that vanished with another one', 'wrong-members', [wishes(1, 2), addWish, wishes(2, 7)]],
  [
    'a lost mark of Thai',
    'not-kept',
    [
      saveAddress,
      { id: 'addressDetail', token: 'T', params: { id: 3 }, data: address({ realName: 'กอย 𠮷' }) },
    ],
  ],
  [
    'a lost zero of a phone number',
    'not-kept',
    [
      saveAddress,
      { id: 'addressDetail', token: 'T', params: { id: 3 }, data: address({ phone: '812' }) },
    ],
  ],
  [
    'a count that differs from its list',
    'wrong-count',
    twice(
      { id: 'orderCounts', token: 'T', data: { unPaidCount: 2 } },
      { id: 'awaitPayOrders', token: 'T', query: 'page=1&limit=2', data: page([]) },
    ),
  ],
  ['an end before its start', 'wrong-time', [coupon({ endTime: '2026-11-26 10:00:00' })]],
  ['a day that no calendar has', 'wrong-time', [coupon({ endTime: '2027-02-30 10:00:00' })]],
  ['an HTML entity', 'wrong-text', [products([card(1, { storeName: 'Tea &amp; pot' })])]],
  ['a relative picture', 'address', [products([card(1, { image: 'media/1.webp' })])]],
  [
    'an address of another member',
    'leak',
    [saveAddress, { id: 'addressAll', token: 'U', data: [address({ id: 4 })] }],
  ],
  [
    'an address of a member for a guest',
    'leak',
    [saveAddress, { id: 'homeConfig', data: { phone: null, address: '1 "Road"' } }],
  ],
  [
    'an answer to a member that caches may share',
    'cacheable',
    [{ ...coupon(), cacheControl: 'max-age=60' }],
  ],
  [
    'the hash of a password',
    'secret',
    [
      {
        id: 'payMethods',
        data: { info: '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
      },
    ],
  ],
];
