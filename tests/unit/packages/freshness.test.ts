import { describe, expect, test } from 'vitest';
import { daysBehind, isNewer } from '#scripts/packages/freshness.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');

describe('the age of a package', () => {
  test.each([
    ['1.2.4', '1.2.3', true],
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['1.2.3', '1.2.3', false],
    ['1.2.2', '1.2.3', false],
    ['26.7.2', '27.1.2', false],
    ['2.0.0-beta.1', '1.2.3', false],
  ])('%s is newer than %s: %s', (version, than, expected) => {
    expect(isNewer(version, than)).toBe(expected);
  });

  test('is counted from the first newer version', () => {
    const times = {
      created: '2020-01-01T00:00:00Z',
      '1.0.0': '2026-01-01T00:00:00Z',
      '1.0.1': '2026-11-10T00:00:00Z',
      '2.0.0': '2026-11-15T00:00:00Z',
      '2.0.0-beta.1': '2026-02-01T00:00:00Z',
    };
    expect(daysBehind(times, '1.0.0', NOW)).toBe(10);
    expect(daysBehind(times, '1.0.1', NOW)).toBe(5);
    expect(daysBehind(times, '2.0.0', NOW)).toBe(0);
  });
});
