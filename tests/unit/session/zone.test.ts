// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ZONE_COOKIE } from '#/i18n/zone.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { browserStore } from '#/lib/storage.ts';
import { writeZone } from '#/session/change-session.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const clocks = vi.spyOn(Date.prototype, 'getTimezoneOffset');
const names = vi.spyOn(Intl, 'DateTimeFormat');

afterEach(() => {
  vi.clearAllMocks();
  clocks.mockReturnValue(-60);
  writeCookie(ZONE_COOKIE, '', 0);
  browserStore.clear();
});

it('the time zone is stored where the server does not know it', () => {
  writeZone();
  expect(readCookie(ZONE_COOKIE)).toBe(HERE);
});

it('the name of the zone is not read again', () => {
  writeZone();
  names.mockClear();
  writeZone();
  expect(names).not.toHaveBeenCalled();
});

it('the name of the zone is not read if another tab or visit has stored it', () => {
  writeCookie(ZONE_COOKIE, HERE, 60);
  writeZone();
  expect(names).not.toHaveBeenCalled();
});

it.each([
  ['now', () => clocks.mockReturnValue(-120)],
  [
    'in summer',
    () =>
      clocks.mockImplementation(function (this: Date) {
        return this.getMonth() === 6 ? -120 : -60;
      }),
  ],
])('the zone is stored again where the clocks differ %s', (_, travel) => {
  writeCookie(ZONE_COOKIE, 'Asia/Kathmandu', 60);
  writeZone();
  expect(readCookie(ZONE_COOKIE)).toBe('Asia/Kathmandu');
  travel();
  writeZone();
  expect(readCookie(ZONE_COOKIE)).toBe(HERE);
});
