import { afterEach, expect, it, vi } from 'vitest';
import { writeCookie } from '#/lib/cookie.ts';

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
