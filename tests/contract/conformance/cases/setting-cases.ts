import type { Kind } from '#scripts/conformance/grade.ts';
import { type Call, twice } from './rule-calls.ts';

const methods = (stripeStatus: boolean, rest: Partial<Call> = {}): Call => ({
  id: 'payMethods',
  data: { paypalStatus: true, stripeStatus, wechatPaySwitch: true, publishableKey: 'pk' },
  ...rest,
});
const bar = (language: string, ...ids: number[]): Call => ({
  id: 'bottomNavigation',
  language,
  data: {
    isCustom: '1',
    bottomNavigationList: ids.map((id) => ({ id, name: `${language} ${id}`, link: `/${id}` })),
  },
});
const menu = (...rows: [id: number, name: string][]): Call => ({
  id: 'userMenu',
  token: 'T',
  data: {
    routine_my_menus: rows.map(([id, name]) => ({ id, name, url: `/pages/${name}` })),
    routine_my_banner: null,
  },
});
const parcel = (...times: string[]): Call => ({
  id: 'orderExpress',
  token: 'T',
  params: { orderNo: 'SH1' },
  data: {
    id: 1,
    orderNo: 'SH1',
    createTime: '2026-11-26 10:00:00',
    logisticsInfo: JSON.stringify(
      times.map((AcceptTime) => ({ AcceptStation: 'Collected', AcceptTime })),
    ),
  },
});
const contacts = (consumerMessage: string | null): Call => ({
  id: 'homeIndex',
  data: {
    consumerType: 'hotline',
    consumerH5Url: null,
    consumerHotline: '400 800 1234',
    consumerMessage,
    consumerEmail: null,
  },
});

/** What the shop has set up, and what happened to parcels. */
export const SETTINGS_RIGHT: Record<string, Call[]> = {
  'methods that all callers have': twice(methods(true), methods(true, { token: 'T' })),
  'a method that is switched off': [methods(true), methods(false), methods(false, { token: 'T' })],
  'a bar in two languages': twice(bar('en', 1, 2), bar('th', 1, 2)),
  'a menu of two entries': [menu([1, 'address'], [2, 'coupons'])],
  'steps of a parcel': [parcel('2026-11-26 13:00:00', '2026-11-26 19:00:00')],
  'contacts without a mailbox': [contacts('https://chat.test')],
};

export const SETTINGS_WRONG: [string, Kind, Call[]][] = [
  [
    'methods that depend on the caller',
    'disagrees',
    twice(methods(true), methods(false, { token: 'T' })),
  ],
  ['a bar that lacks a tab in one language', 'disagrees', twice(bar('en', 1, 2), bar('th', 1))],
  ['an entry with two ids', 'wrong-page', [menu([1, 'address'], [2, 'address'])]],
  ['a step before the shipping', 'wrong-time', [parcel('2026-11-26 05:00:00')]],
  ['steps in another order', 'wrong-time', [parcel('2026-11-26 19:00:00', '2026-11-26 13:00:00')]],
  ['contacts without one that is needed', 'disagrees', [contacts(null)]],
];
