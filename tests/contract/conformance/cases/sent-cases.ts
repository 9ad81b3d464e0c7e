import type { Kind } from '#scripts/conformance/grade.ts';
import { type Call, cart, coupon, page, twice } from './rule-calls.ts';

const T = { token: 'T' } as const;
const ofRun = (...calls: Call[]) => calls.map((call): Call => ({ ...call, isOfRun: true }));

const preOrder = (...lines: number[]): Call => ({
  id: 'preOrderCreate',
  ...T,
  sent: {
    preOrderType: 'shoppingCart',
    orderDetails: lines.map((shoppingCartId) => ({ shoppingCartId })),
  },
  data: { preOrderNo: 'P1' },
});
const prepared = (cartIdList: number[], ...stores: number[][]): Call => ({
  id: 'preOrderDetail',
  ...T,
  params: { preOrderNo: 'P1' },
  data: {
    cartIdList,
    orderList: stores.map((skus, at) => ({
      merId: at + 1,
      orderInfoList: skus.map((attrValueId) => ({ attrValueId, payNum: 1 })),
    })),
  },
});
const CART = cart([1, 11, 1], [2, 12, 1], [3, 13, 1]);
const add = (sku: number): Call => ({
  id: 'cartSave',
  ...T,
  sent: [{ productId: 5, productAttrUnique: sku, cartNum: 1 }],
  data: null,
});

const PICTURES = ['https://img.test/a.webp', 'https://img.test/b.webp'];
const review: Call = {
  id: 'reviewAdd',
  ...T,
  sent: {
    orderNo: 'SH1',
    orderInfoId: 5,
    star: 4,
    serviceStar: 2,
    comment: 'Light, and it pours well',
    pics: PICTURES.join(','),
  },
  data: null,
};
const published = (fields = {}): Call => ({
  id: 'productReviews',
  params: { id: 12 },
  query: 'type=0&page=1&limit=2',
  data: page([
    {
      id: 9,
      star: 4,
      serviceStar: 2,
      comment: 'Light, and it pours well',
      pics: PICTURES,
      ...fields,
    },
  ]),
});
const refund = (fields = {}): Call => ({
  id: 'refundDetail',
  ...T,
  params: { orderNo: 'RT1' },
  data: { refundOrderNo: 'RT1', merOrderNo: 'SH1', refundStatus: 0, refundReason: '', ...fields },
});
const inCart = (merId: number): Call => ({
  id: 'cartList',
  query: 'isValid=true',
  ...T,
  data: [
    { merId, merName: 'Kiln', cartInfoList: [{ id: 1, attrId: 11, productId: 5, cartNum: 1 }] },
  ],
});
const ofStore = (merId: number): Call => ({
  id: 'productDetail',
  params: { id: 5 },
  data: { productInfo: { id: 5, merId } },
});
const briefs = (id: 'productList' | 'homeProducts', unit: string | null): Call => ({
  id,
  query: 'page=1&limit=2',
  data: page([
    { id: 1, price: '1.00', storeName: 'Teapot', unitName: unit },
    { id: 2, price: '1.00', storeName: 'Cup', unitName: 'piece' },
  ]),
});
const tips = (...contents: string[]): Call => ({
  id: 'merchantTypes',
  data: contents.map((info, at) => ({ id: 9 - at, name: `Type ${at}`, info })),
});
const followed = (...ids: number[]): Call => ({
  id: 'collectMerchantList',
  query: 'page=1&limit=2',
  ...T,
  data: page(ids.map((merId) => ({ merId, merName: `Store ${merId}` }))),
});
const offer = (fields: object): Call => ({
  id: 'couponOffers',
  query: 'useType=1&page=1&limit=2',
  data: page([{ id: 1, name: 'Ten off', useType: 1, type: 1, ...fields }]),
});
const picture = (address: string): Call => ({
  id: 'loginPicture',
  data: { loginLeftImage: address },
});

/** Sequences of calls that are right. */
export const RIGHT_SENT: Record<string, Call[]> = {
  'a pre-order with the lines that were sent': ofRun(
    CART,
    preOrder(1, 3),
    prepared([3, 1], [11], [13]),
  ),
  'a sku that is added to its line': ofRun(CART, add(11), cart([1, 11, 2], [2, 12, 1], [3, 13, 1])),
  'a review as it was sent': ofRun(
    review,
    published({ pics: PICTURES.map((one) => one.slice(16)) }),
  ),
  'a refused refund with its reason': [refund({ refundStatus: 1, refundReason: 'Used' })],
  'a product of one store': twice(inCart(3), ofStore(3)),
  'followed stores without the one that was removed': ofRun(
    followed(7, 8),
    { id: 'collectMerchantCancel', ...T, params: { id: 7 }, data: null },
    followed(8),
  ),
  'a coupon inside its window': [
    offer({ receiveStartTime: '2026-11-27 10:00:00', receiveEndTime: '2026-11-27 14:00:00' }),
  ],
  'one type without documents': [tips('', 'A passport', 'A licence')],
  'a picture on the tested host': [picture('http://shop.test/a.webp')],
};

/** Sequences of calls with a wrong answer, and the kind of the finding. */
export const WRONG_SENT: [string, Kind, Call[]][] = [
  [
    'a pre-order of another line of the cart',
    'not-kept',
    ofRun(CART, preOrder(1), prepared([2], [11])),
  ],
  [
    'a pre-order with its stores in another order',
    'wrong-row',
    ofRun(CART, preOrder(1, 3), prepared([1, 3], [13], [11])),
  ],
  [
    'a second line of a sku that was added again',
    'not-kept',
    ofRun(CART, add(11), cart([4, 11, 1], [1, 11, 1], [2, 12, 1], [3, 13, 1])),
  ],
  [
    'a review with other stars than were sent',
    'not-kept',
    ofRun(review, published({ serviceStar: 4 })),
  ],
  [
    'pictures in another order than they were sent',
    'not-kept',
    ofRun(review, published({ pics: PICTURES.toReversed() })),
  ],
  ['a reason of a refusal that has not happened', 'disagrees', [refund({ refundReason: 'Used' })]],
  ['a product in the cart under another store', 'disagrees', ofRun(ofStore(3), inCart(4))],
  [
    'a followed store that is gone and was not removed',
    'wrong-members',
    ofRun(followed(7, 8), followed(8)),
  ],
  [
    'a unit that one of two lists leaves out for one product',
    'disagrees',
    twice(...twice(briefs('productList', 'set'), briefs('homeProducts', null))),
  ],
  ['a coupon of an unknown state among the usable ones', 'wrong-row', [coupon({ status: 7 })]],
  [
    'a coupon that is offered after its window',
    'wrong-time',
    [offer({ receiveEndTime: '2026-11-27 11:00:00' })],
  ],
  ['a coupon of new users among the offers', 'wrong-row', [offer({ type: 2 })]],
  ['types that all lack their text', 'wrong-text', [tips('', '', '')]],
  [
    'a picture on a host of the network of the server',
    'address',
    [picture('http://minio:9000/a.webp')],
  ],
];
