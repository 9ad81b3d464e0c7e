// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { absentExtensions } from '#/server/absent-extensions.ts';
import { sampler } from '#/server/sampler.ts';

const HOUR = 3_600_000;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Time passes, after the clock was set back. */
function pass(ms: number) {
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(ms);
}

it('an extension that was absent is requested again', () => {
  const absent = absentExtensions(1000);
  absent.add('walletCapture');
  expect(absent.has('walletCapture')).toBe(true);
  pass(1001);
  expect(absent.has('walletCapture')).toBe(false);
});

it('messages are admitted again after a minute', () => {
  const { admit } = sampler(1);
  expect([admit(), admit()]).toEqual([0, null]);
  pass(60_001);
  expect(admit()).toBe(1);
});
