import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { LOCALES } from '#/i18n/languages.ts';
import { ACCOUNT_LINKS, pageOf } from '#/layout/account-links.ts';
import { fixedGroups, offeredEntries } from '#/layout/use-account-menu.ts';

const member: UserCenter = {
  nickname: 'Mali',
  avatar: '/a.webp',
  phone: null,
  email: 'mali@lychee.test',
  userType: 'email',
  integral: 0,
  experience: 0,
  couponCount: 0,
  collectCount: 0,
};
const everything = () => true;
const only =
  (...pages: string[]) =>
  (path: string) =>
    pages.includes(pageOf(path));
const labels = (...args: Parameters<typeof fixedGroups>) =>
  fixedGroups(...args).flatMap(({ links }) => links.map(({ label }) => label));

describe('the fixed entries of the account area', () => {
  it('skip missing pages and empty groups', () => {
    expect(
      fixedGroups(only('/users/order_list', '/users/address_list'), member).map(
        ({ group }) => group,
      ),
    ).toEqual(['orders', 'account']);
    expect(labels(only('/users/order_list'), member)).toEqual(['nav.myOrders']);
  });

  it('hide account pages for visitors, and until the user is known', () => {
    expect(labels(everything, member)).toContain('account.applications');
    expect(labels(everything, { ...member, userType: 'visitor' })).not.toContain(
      'account.applications',
    );
    expect(labels(everything, { ...member, userType: 'visitor' })).not.toContain(
      'nav.becomeMerchant',
    );
    expect(labels(everything, undefined)).not.toContain('account.applications');
    expect(labels(everything, { ...member, scope: ['password'] })).not.toContain(
      'account.applications',
    );
    expect(labels(everything, { ...member, scope: ['settlement'] })).toContain(
      'account.applications',
    );
  });

  it.each(LOCALES)('have texts in %s', (locale) => {
    const texts = ['common', 'account'].map(
      (area) =>
        JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Record<
          string,
          Record<string, string>
        >,
    );
    for (const { label } of ACCOUNT_LINKS) {
      const [area = '', key = ''] = label.split('.');
      expect(texts.map((all) => all[area]?.[key]).find(Boolean), label).toBeTruthy();
    }
  });
});

describe('a configured entry', () => {
  const row = (id: number, pc_url: string) => ({
    id,
    name: `Entry ${id}`,
    pic: '/p.webp',
    url: '/m',
    pc_url,
  });
  const shown = (...rows: ReturnType<typeof row>[]) =>
    offeredEntries(rows, only('/users/order_list', '/goods/top_one')).map(({ href }) => href);

  it('is shown if it links into the shop or to another site', () => {
    expect(shown(row(1, ' /goods/top_one?menuCur=1 '), row(2, 'https://help.example/'))).toEqual([
      '/goods/top_one?menuCur=1',
      'https://help.example/',
    ]);
  });

  it.each([
    ['blank', ' '],
    ['empty', ''],
    ['no page of this shop', '/users/somewhere'],
    ['one of the fixed entries', '/users/order_list?menuCur=111'],
    ['a script', 'javascript:alert(1)'],
    ['another host in disguise', '//evil.example'],
  ])('is skipped if it is %s', (_, address) => expect(shown(row(1, address))).toEqual([]));
});
