import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '#/lib/cookie.ts';

/** Writes a cookie on a page. @returns what the browser got */
function written(protocol: string): string {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol } });
  writeCookie('token', 'a b', 60);
  return page.cookie;
}

afterEach(() => vi.unstubAllGlobals());

it('cookies are for encrypted connections only, if the page has one', () => {
  expect(written('https:')).toBe('token=a%20b; Max-Age=60; Path=/; SameSite=Lax; Secure');
  expect(written('http:')).toBe('token=a%20b; Max-Age=60; Path=/; SameSite=Lax');
});

/** Cookies of a browser on a page; those with the longest path come first, then the oldest. */
function stubCookies(hostname: string, pathname: string) {
  const stored = new Map<string, { text: string; path: string }>();
  const page = {
    get cookie() {
      return [...stored.values()]
        .toSorted((one, other) => other.path.length - one.path.length)
        .map(({ text }) => text)
        .join('; ');
    },
    set cookie(line: string) {
      const [text = '', ...parts] = line.split('; ');
      const of = (name: string) =>
        parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
      const [path = pathname, domain = ''] = [of('Path'), of('Domain')];
      if (domain && domain !== hostname && !hostname.endsWith(`.${domain}`)) return;
      const key = `${domain} ${path} ${text.split('=')[0]}`;
      if (of('Max-Age') === '0') stored.delete(key);
      else stored.set(key, { text, path });
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'https:', hostname, pathname } });
  return page;
}

it.each([
  'Domain=shop.example; Path=/',
  'Domain=www.shop.example; Path=/',
  'Path=/en',
  'Path=/en/',
  'Domain=shop.example; Path=/en/users',
  'Path=/en/users/order_list',
])('a cookie of the same name with %s hides none of the shop', (scope) => {
  const page = stubCookies('www.shop.example', '/en/users/order_list');
  const old = `token=old; Max-Age=60; ${scope}`;
  page.cookie = old;
  writeCookie('token', 'new', 60);
  expect(readCookie('token')).toBe('new');
  writeCookie('token', '', 0);
  expect(readCookie('token')).toBeNull();
  page.cookie = old;
  writeCookie('token', '', 0);
  expect(page.cookie).toBe('');
});

it('a cookie of a longer path is left alone while the own one is read', () => {
  const page = stubCookies('www.shop.example', '/en');
  page.cookie = 'other=1; Max-Age=60; Path=/en';
  writeCookie('token', 'new', 60);
  expect(page.cookie).toBe('other=1; token=new');
});
