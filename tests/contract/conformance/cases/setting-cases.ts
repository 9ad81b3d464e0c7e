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

const words = (language: string, ...titles: string[]): Call => ({
  id: 'hotKeywords',
  language,
  data: titles.map((title, at) => ({ id: at + 1, title })),
});

/** What the shop has set up. */
export const SETTINGS_RIGHT: Record<string, Call[]> = {
  'methods that all callers have': twice(methods(true), methods(true, { token: 'T' })),
  'a method that is switched off': [methods(true), methods(false), methods(false, { token: 'T' })],
  'a bar in two languages': twice(bar('en', 1, 2), bar('th', 1, 2)),
  'words of a language': twice(words('en', 'tea', 'bag'), words('th', 'ชา')),
  'a menu of two entries': [menu([1, 'address'], [2, 'coupons'])],
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
  ['contacts without one that is needed', 'disagrees', [contacts(null)]],
];
