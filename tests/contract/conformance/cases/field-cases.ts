import type { Kind } from '#scripts/conformance/grade.ts';
import { address, type Call, page, twice } from './rule-calls.ts';

const sku = (id: number, fields = {}) => ({
  id,
  productId: 12,
  sku: 'Red,Small',
  price: '10.00',
  image: 'https://img.test/red.webp',
  attrValue: '{"Colour":"Red","Size":"Small"}',
  ...fields,
});
const attribute = (id: number, attrName: string, attrValues: string) => ({
  id,
  productId: 12,
  attrName,
  attrValues,
});
const ATTRIBUTES = [attribute(1, 'Colour', 'Red, Blue'), attribute(2, 'Size', 'Small,Large')];
const product = (fields = {}, info = {}): Call => ({
  id: 'productDetail',
  params: { id: 12 },
  data: {
    productInfo: { id: 12, price: '10.00', guaranteeIds: '3,1', ...info },
    productAttr: ATTRIBUTES,
    productValue: { 'Red,Small': sku(121) },
    guaranteeList: [{ id: 1 }, { id: 3 }],
    ...fields,
  },
});
const options = (skus: Record<string, unknown>): Call => ({
  id: 'productSkuDetail',
  params: { id: 12 },
  data: { productAttr: ATTRIBUTES, productValue: skus },
});

const home = (fields = {}) => address({ country: 'Laos', ...fields });
const addresses = (...rows: object[]): Call => ({ id: 'addressAll', token: 'T', data: rows });
const preOrder = (addressId: number): Call => ({
  id: 'preOrderDetail',
  token: 'T',
  params: { preOrderNo: 'P1' },
  data: { ...home(), id: undefined, isDefault: undefined, addressId, orderList: [] },
});

const prepare: Call = {
  id: 'preOrderCreate',
  token: 'T',
  sent: { preOrderType: 'buyNow', orderDetails: [{ attrValueId: 121, productNum: 1 }] },
  data: { preOrderNo: 'P1' },
};
const buy: Call = {
  id: 'orderCreate',
  token: 'T',
  sent: { preOrderNo: 'P1' },
  data: { orderNo: 'PT1' },
};
const line = (fields = {}) => ({
  id: 5,
  merOrderNo: 'SH1',
  productId: 12,
  attrValueId: 121,
  sku: 'Red,Small',
  price: '10.00',
  payNum: 1,
  image: 'https://img.test/red.webp',
  isReply: false,
  ...fields,
});
const orderOf = (row: object, fields = {}, orderNo = 'PT1'): Call => ({
  id: 'masterOrderDetail',
  token: 'T',
  params: { orderNo },
  data: { orderNo, orderList: [{ orderInfoList: [row] }], ...fields },
});
const toReview = (fields = {}): Call => ({
  id: 'reviewableLines',
  token: 'T',
  query: 'page=1&limit=2',
  data: page([{ id: 5, merOrderNo: 'SH1', productId: 12, sku: 'Red,Small', ...fields }]),
});
const pay = (orderNo: string, redirect: string): Call => ({
  id: 'payStart',
  token: 'T',
  sent: { orderNo, payType: 'paypal' },
  data: { status: false, payType: 'paypal', orderNo, redirect, stripeClientSecret: null },
});
const keywords = (...titles: string[]): Call => ({
  id: 'hotKeywords',
  data: titles.map((title, at) => ({ id: at + 1, title })),
});
const wishesAt = (...times: string[]): Call => ({
  id: 'collectProductList',
  token: 'T',
  query: 'page=1&limit=9',
  data: page(
    times.map((createTime, at) => ({ id: at + 1, productId: at + 1, createTime })),
    { pageSize: 9, pages: 1 },
  ),
});
const contact = (phone: string): Call => ({ id: 'homeConfig', data: { phone, address: null } });
const storeOf = (id: number): Call => ({
  id: 'merchantDetail',
  params: { id },
  data: { id: 5001, realName: 'Nora', intro: 'Bags', collectNum: 3 },
});
const ofRun = (...calls: Call[]) => calls.map((call): Call => ({ ...call, isOfRun: true }));

/** Sequences of calls that are right. */
export const RIGHT_FIELDS: Record<string, Call[]> = {
  'a product, its skus and guarantees': twice(product(), options({ 'Red,Small': sku(121) })),
  'an order with the price of its time': ofRun(
    product(),
    prepare,
    buy,
    product({ productValue: { 'Red,Small': sku(121, { price: '12.00' }) } }, { price: '12.00' }),
    ...twice(orderOf(line())),
  ),
  'the default address of a pre-order': twice(addresses(home({ isDefault: true })), preOrder(3)),
  'one order that is paid twice': [
    pay('PT1', 'https://pay.test/1'),
    pay('PT1', 'https://pay.test/1'),
  ],
  'names of one length': [
    keywords('Red pot 11', 'Red pot 12', 'Red pot 13', 'Red pot 14', 'Red pot 15'),
  ],
  'wishes of old days at midnight': [
    wishesAt('2026-10-03 00:00:00', '2026-10-02 00:00:00', '2026-10-01 00:00:00'),
  ],
  'a setting that was changed': [contact('1'), contact('1'), contact('2'), contact('2')],
};

/** Sequences of calls with a wrong answer, and the kind of the finding. */
export const WRONG_FIELDS: [string, Kind, Call[]][] = [
  ['another product than the requested one', 'disagrees', [product({}, { id: 13 })]],
  [
    'a sku of another product',
    'disagrees',
    [product({ productValue: { 'Red,Small': sku(121, { productId: 13 }) } })],
  ],
  [
    'a guarantee that the product does not name',
    'disagrees',
    [product({ guaranteeList: [{ id: 1 }, { id: 3 }, { id: 4 }] })],
  ],
  [
    'a picker without one of the skus',
    'disagrees',
    twice(
      product({
        productValue: {
          'Red,Small': sku(121),
          'Red,Large': sku(122, { sku: 'Red,Large', attrValue: '{"Colour":"Red","Size":"Large"}' }),
        },
      }),
      options({ 'Red,Small': sku(121) }),
    ),
  ],
  [
    'a pre-order with an address that is not the default',
    'disagrees',
    twice(addresses(home({ isDefault: true }), home({ id: 4 })), preOrder(4)),
  ],
  [
    'an order line with another picture than its sku',
    'disagrees',
    ofRun(
      product(),
      prepare,
      buy,
      ...twice(orderOf(line({ image: 'https://img.test/blue.webp' })), product()),
    ),
  ],
  [
    'a line to review that was reviewed',
    'disagrees',
    twice(orderOf(line({ isReply: true })), toReview()),
  ],
  ['a line to review with another id', 'disagrees', twice(orderOf(line()), toReview({ id: 6 }))],
  [
    'two orders with another time to pay',
    'disagrees',
    twice(
      orderOf(line(), { createTime: '2026-11-27 11:00:00', cancelTime: '2026-11-27 11:30:00' }),
      orderOf(
        line({ id: 6, merOrderNo: 'SH2' }),
        { createTime: '2026-11-27 11:00:00', cancelTime: '2026-11-27 19:30:00' },
        'PT2',
      ),
    ),
  ],
  ['a store with the answer for another one', 'disagrees', [storeOf(1), storeOf(2)]],
  [
    'a parcel without the name of its courier',
    'wrong-text',
    [
      {
        id: 'orderExpress',
        token: 'T',
        params: { orderNo: 'SH1' },
        data: { id: 1, orderNo: 'SH1', expNo: 'TH1', expName: '', state: 0, logisticsInfo: '' },
      },
    ],
  ],
  [
    'the payment page of another order',
    'disagrees',
    [pay('PT1', 'https://pay.test/1'), pay('PT2', 'https://pay.test/1')],
  ],
  [
    'names that are cut after ten letters',
    'wrong-text',
    [keywords('Teapot of ', 'Leather ba', 'Soup bowl,', 'Wool scarf', 'Pen')],
  ],
  [
    'HTML that ends within a tag',
    'wrong-text',
    [
      {
        id: 'settlementAgreement',
        token: 'T',
        data: { agreement: '<p>One</p><p>Two</p><stro' },
      },
    ],
  ],
  [
    'times that have lost their hours',
    'wrong-time',
    [wishesAt('2026-11-27 00:00:00', '2026-11-26 00:00:00', '2026-11-25 00:00:00')],
  ],
  [
    'a setting that each second answer shows otherwise',
    'disagrees',
    [...twice(contact('1'), contact('2')), ...twice(contact('1'), contact('2'))],
  ],
];
