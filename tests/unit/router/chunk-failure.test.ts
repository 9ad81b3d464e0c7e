// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '#/router/chunk-failure.ts';

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reloads once a minute, also after the clock was set back or forward by days', () => {
  const reloads = (ahead: number) => {
    vi.setSystemTime(Date.now() + ahead);
    return reloadOnce();
  };
  expect([0, 0, 59_000, 2000].map(reloads)).toEqual([true, false, false, true]);
  expect([-2 * DAY_MS, 1000, 5 * DAY_MS].map(reloads)).toEqual([true, false, true]);
});
