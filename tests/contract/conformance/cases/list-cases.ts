import type { Kind } from '#scripts/conformance/grade.ts';
import { addWish, type Call, card, newOrder, page, twice } from './rule-calls.ts';

const whole = (rows: unknown[]) => page(rows, { pageSize: 9, pages: Math.min(rows.length, 1) });
const offers = (isUse: boolean): Call => ({
  id: 'couponOffers',
  token: 'T',
  query: 'useType=2&page=1&limit=9',
  data: whole([{ id: 5, useType: 2, isUse, primaryKey: '1' }]),
  isOfRun: true,
});
const order = (refundStatus: number) => ({ orderNo: 'SH1', paid: true, status: 0, refundStatus });
const tab = (type: number, ...rows: unknown[]): Call => ({
  id: 'orderList',
  token: 'T',
  query: `type=${type}&page=1&limit=9`,
  data: whole(rows),
  isOfRun: true,
});
const categories: Call = {
  id: 'storeCategories',
  params: { id: 1 },
  data: [{ id: 7, pid: 0, sort: 1, childList: [{ id: 8, pid: 7, sort: 1, childList: [] }] }],
};
const inCategory = (cid: number, ...ids: number[]): Call => ({
  id: 'storeProducts',
  query: `merId=1&cid=${cid}&page=1&limit=9`,
  data: whole(ids.map((id) => card(id))),
  isOfRun: true,
});
const group = (merId: number, id: number) => ({
  merId,
  merName: `Kiln ${merId}`,
  cartInfoList: [{ id, attrId: id, cartNum: 1, productId: id }],
});
const cartOf = (...groups: unknown[]): Call => ({
  id: 'cartList',
  token: 'T',
  query: 'isValid=true',
  data: groups,
});
const reasons = (...data: string[]): Call => ({ id: 'refundReasons', token: 'T', data });
const agreement = (text: string): Call => ({
  id: 'settlementAgreement',
  data: { agreement: text },
});
const reply = (merchantReplyContent: string | null) => ({
  id: 3,
  star: 5,
  comment: 'Good',
  merchantReplyContent,
});
const ownReview = (text: string | null): Call => ({
  id: 'myReviews',
  token: 'T',
  query: 'page=1&limit=9',
  data: whole([{ ...reply(text), orderInfoId: 4 }]),
  isOfRun: true,
});
const published = (text: string | null): Call => ({
  id: 'productReviews',
  params: { id: 12 },
  query: 'type=0&page=1&limit=9',
  data: whole([{ ...reply(text), nickname: 'm***i' }]),
  isOfRun: true,
});
const defaultIs = (id: number): Call => ({
  id: 'addressDefault',
  token: 'T',
  data: { id, isDefault: true },
  isOfRun: true,
});
const preOrderTo = (addressId: number): Call => ({
  id: 'preOrderDetail',
  token: 'T',
  params: { preOrderNo: 'P1' },
  data: { addressId, realName: 'M', phone: '1', detail: 'D', country: 'C', email: 'E' },
  isOfRun: true,
});
/** Rows that lists have and leave out, and what a member has after writes. */
export const RIGHT_LISTS: Record<string, Call[]> = {
  'a coupon that is received': [offers(false), offers(true)],
  'an order with a refund in the list of all': [tab(-1, order(1)), tab(1)],
  'a product of a category and of the one above': [
    categories,
    inCategory(8, 1),
    inCategory(7, 1, 2),
  ],
  'a category without the products of those below it': [
    categories,
    ...twice(inCategory(8, 1), inCategory(7)),
  ],
  'each store once in a cart': [cartOf(group(1, 5), group(2, 6))],
  'the same reasons': [reasons('Late', 'Broken'), newOrder, reasons('Late', 'Broken')],
  'a sign in HTML': [agreement('<p>1 &lt; 2, &lt;b&gt; is bold</p>')],
  'a reply of a merchant': [ownReview('Thanks'), published('Thanks')],
  'the default address of an order': [defaultIs(3), addWish, preOrderTo(3)],
};

export const WRONG_LISTS: [string, Kind, Call[]][] = [
  [
    'a coupon that was received, and is not after an order',
    'not-kept',
    [offers(true), newOrder, offers(false)],
  ],
  ['an order with a refund among those to ship', 'wrong-row', [tab(1, order(1))]],
  [
    'an order to ship that the list of all alone has',
    'wrong-page',
    twice(tab(-1, order(0)), tab(1)),
  ],
  ['a store twice in a cart', 'wrong-page', [cartOf(group(1, 5), group(1, 6))]],
  [
    'reasons in another order',
    'wrong-page',
    [1, 2, 3].flatMap(() => [reasons('Late', 'Broken'), reasons('Broken', 'Late')]),
  ],
  ['HTML that was escaped', 'wrong-text', [agreement('&lt;p&gt;Terms&lt;/p&gt;')]],
  ['a reply that the own reviews lack', 'disagrees', twice(ownReview(null), published('Thanks'))],
  [
    'an order to another address than the default one',
    'disagrees',
    [defaultIs(3), addWish, ...twice(preOrderTo(4), defaultIs(3))],
  ],
];
