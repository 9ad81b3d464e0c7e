import type { Kind } from '#scripts/conformance/grade.ts';
import { type Call, card, page, products, twice } from './rule-calls.ts';

const unusable = (...statuses: number[]): Call => ({
  id: 'couponList',
  token: 'T',
  query: 'type=unusable&page=1&limit=2',
  data: page(
    statuses.map((status, at) => ({ id: at + 1, status, useTime: null })),
    { pages: 1 },
  ),
});
const listed = (...ids: number[]): Call => ({
  ...products(ids.map((id) => card(id))),
  query: 'page=1&limit=9',
  data: page(
    ids.map((id) => card(id)),
    { pageSize: 9, pages: 1 },
  ),
  isOfRun: true,
});
const recommended = (...ids: number[]): Call => ({ ...listed(...ids), id: 'homeProducts' });
const cheapest = (...ids: number[]): Call => ({
  ...listed(...ids),
  query: 'priceOrder=asc&page=1&limit=9',
});
const categories = (...sorts: number[]): Call => ({
  id: 'storeCategories',
  params: { id: 1 },
  data: sorts.map((sort, at) => ({ id: at + 1, pid: 0, name: `Bags ${at}`, sort, childList: [] })),
});
const place = (country_calling_code: string): Call => ({
  id: 'addressPlace',
  data: { country_name: 'Laos', country_calling_code },
});
/** Orders of rows and forms of texts, as the contract describes them. */
export const RIGHT_ORDERS: Record<string, Call[]> = {
  'used coupons, then expired ones': [unusable(1, 2)],
  'lists of one order that have other rows': twice(
    listed(5, 4, 3, 2, 1),
    recommended(5, 3, 1),
    recommended(6, 4, 3),
  ),
  'a sort of its own': twice(listed(3, 2, 1), cheapest(1, 2, 3)),
  'an order that was changed': [
    listed(3, 2, 1),
    recommended(3, 2, 1),
    ...twice(recommended(1, 2, 3), listed(1, 2, 3)),
  ],
  'categories with the larger sort first': [categories(2, 1)],
  'a dial code with its plus': [place('+856')],
};

export const WRONG_ORDERS: [string, Kind, Call[]][] = [
  ['an expired coupon before a used one', 'wrong-row', [unusable(2, 1)]],
  [
    'lists of one order with two rows the other way round',
    'wrong-row',
    twice(listed(5, 4, 3), recommended(5, 3, 4)),
  ],
  ['categories of a store with the smaller sort first', 'wrong-row', [categories(1, 2)]],
  ['a dial code without its plus', 'disagrees', [place('856')]],
];
