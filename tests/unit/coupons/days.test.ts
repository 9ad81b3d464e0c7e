import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { dayText } from '#/i18n/format.ts';
import { parseWireTime, wireDay } from '#/lib/wire-time.ts';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

afterEach(() => vi.unstubAllEnvs());

it.each(['Pacific/Pago_Pago', 'America/St_Johns', 'UTC', 'Asia/Bangkok', 'Pacific/Kiritimati'])(
  'the days of a coupon are those of the backend in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(wireDay('2026-01-01 00:00:00')).toBe('2026-01-01');
    expect(wireDay('2035-12-31 23:59:59')).toBe('2035-12-31');
    expect(wireDay('2035-12-31')).toBe('2035-12-31');
    expect(wireDay('soon, perhaps')).toBe('');
  },
);

it('a moment differs by time zone', () => {
  vi.stubEnv('TZ', 'Asia/Bangkok');
  expect(dayText(parseWireTime('2026-01-01 00:00:00'))).toBe('2025-12-31');
});

it('no part of a coupon converts its days', () => {
  const files = globSync('**/*coupon*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((file) =>
      /\b(?:dayText|stampText|local\w+|recentDay|Stamp)\b/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
    ),
  ).toEqual([]);
});
