import type { Kind } from '#scripts/conformance/grade.ts';
import { type Call, page, twice } from './rule-calls.ts';

const T = { token: 'T', isOfRun: true } as const;
const opened = (id: Call['id'], fields: object = {}): Call => ({
  id,
  isOfRun: true,
  sent: {},
  data: {
    token: `T${JSON.stringify(fields).length}`,
    uid: 7,
    nikeName: 'Mali',
    email: null,
    phone: '13812345678',
    identity: 'A1',
    type: 'phone',
    ...fields,
  },
});
const methods = (facebookOpen: boolean): Call => ({
  id: 'loginMethods',
  data: { facebookOpen, googleOpen: true, twitterOpen: true },
});
const byFacebook = opened('facebookLogin', { type: 'facebook', phone: null });
const menu = (...ids: number[]): Call => ({
  id: 'userMenu',
  ...T,
  data: { routine_my_menus: ids.map((id) => ({ id, name: `Entry ${id}`, url: `/pages/${id}` })) },
});
const menus = (...calls: Call[]) => twice(...twice(...twice(...calls)));
const rows = (id: Call['id'], list: unknown[], query = ''): Call => ({
  id,
  ...T,
  query: `${query}page=1&limit=9`,
  data: page(list, { pageSize: 9, pages: Math.min(list.length, 1) }),
});
const followed = (...stores: [id: number, time: string][]) =>
  rows(
    'collectMerchantList',
    stores.map(([merId, time]) => ({ uid: 1, merId, createTime: `2026-11-27 ${time}` })),
  );
const follow = (id: number): Call => ({
  id: 'collectMerchantAdd',
  ...T,
  params: { id },
  data: null,
});
const toReview = (...ids: number[]) =>
  rows(
    'reviewableLines',
    ids.map((id) => ({ id })),
  );
const review: Call = {
  id: 'reviewAdd',
  ...T,
  sent: { orderNo: 'SH1', orderInfoId: 5, star: 4, comment: 'Warm' },
  data: null,
};
const tab = (type: string, ...ids: number[]) =>
  rows(
    'couponList',
    ids.map((id) => ({ id, status: type === 'usable' ? 0 : 1 })),
    `type=${type}&`,
  );
const buy = (orderNo: string, couponId: number): Call => ({
  id: 'orderCreate',
  ...T,
  sent: { preOrderNo: `P${orderNo}`, couponId },
  data: { orderNo },
});
const cancel: Call = { id: 'orderCancel', ...T, params: { orderNo: 'PT1' }, data: null };
const ordered = [buy('PT1', 4), buy('PT2', 5), tab('unusable', 5, 4), tab('usable'), cancel];
const categories: Call = { id: 'merchantCategories', data: [{ id: 3, handlingFee: 0.04 }] };
const application = (handlingFee: number): Call =>
  rows('settlementRecords', [{ id: 9, categoryId: 3, auditStatus: 1, handlingFee }]);
const file = (fileName: string): Call => ({
  id: 'fileUpload',
  ...T,
  sent: { multipart: '@document' },
  data: { fileName, extName: 'pdf', url: 'https://img.test/1.pdf' },
});
const steps = (AcceptTime: string): Call => ({
  id: 'orderExpress',
  ...T,
  data: { logisticsInfo: JSON.stringify([{ AcceptStation: 'Depot', AcceptTime }]) },
});
const methodsOfPayment = (publishableKey: string): Call => ({
  id: 'payMethods',
  data: { publishableKey },
});

/** What belongs to accounts, and what a write of one thing leaves of the others. */
export const RIGHT_ACCOUNTS: Record<string, Call[]> = {
  'a sign-in by a way that was switched on': [methods(false), byFacebook, methods(true)],
  'a menu that was changed': [menu(1, 2, 3), ...menus(menu(2, 1, 3))],
  'a second store that is followed': [
    followed([1, '11:50:00']),
    follow(2),
    { ...followed([2, '12:00:01'], [1, '11:50:00']) },
  ],
  'a line that was reviewed': [toReview(6, 5), review, toReview(6)],
  'the coupon of a cancelled order': [...ordered, tab('unusable', 5), tab('usable', 4)],
  'a fee that was raised': [categories, application(5)],
  'a file with a name of the server': [file('20261127.pdf')],
};

export const WRONG_ACCOUNTS: [string, Kind, Call[]][] = [
  ['a visitor with the account of a member', 'disagrees', [opened('visitorRegister')]],
  [
    'a registration that answers an account of before',
    'leak',
    [opened('phonePasswordLogin'), opened('phoneRegister', { token: 'T2' })],
  ],
  [
    'a new account that is called by its number',
    'secret',
    [opened('phoneRegister', { nikeName: '+86 13812345678' })],
  ],
  ['a way that is off and works', 'disagrees', [methods(false), byFacebook, methods(false)]],
  ['a menu in another order each time', 'wrong-row', menus(menu(1, 2, 3), menu(2, 3, 1))],
  [
    'all followed stores with the time of the newest',
    'not-kept',
    [followed([1, '11:50:00']), follow(2), followed([2, '12:00:01'], [1, '12:00:01'])],
  ],
  [
    'another line that is gone with a review',
    'wrong-members',
    [toReview(6, 5), review, toReview()],
  ],
  [
    'all coupons back with one order',
    'not-kept',
    [...ordered, tab('unusable'), tab('usable', 5, 4)],
  ],
  ['a fee that is a fraction', 'disagrees', [categories, application(4)]],
  ['a file name with question marks', 'not-kept', [file('document ? ?? ?.pdf')]],
  ['a step of a parcel that is tomorrow', 'wrong-time', [steps('2026-11-28 11:00:00')]],
  ['a key with a line break', 'wrong-text', [methodsOfPayment('pk_test\n')]],
];
