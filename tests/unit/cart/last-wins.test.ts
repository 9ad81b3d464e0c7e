import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastWins } from '#/domain/cart/last-wins.ts';

const DELAY = 300;

/** A backend whose responses the test resolves. */
function slowBackend() {
  const calls: { key: string; value: number; answer: (worked: boolean) => void }[] = [];
  const send = (key: string, value: number) =>
    new Promise<boolean>((answer) => calls.push({ key, value, answer }));
  return { calls, send, sent: () => calls.map(({ key, value }) => `${key}${value}`) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends quick changes as one call with the last value', async () => {
  const { send, sent } = slowBackend();
  const queue = lastWins(DELAY, send);
  queue.set('a', 1);
  await vi.advanceTimersByTimeAsync(200);
  queue.set('a', 2);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent()).toEqual(['a2']);
});

test('sends the last change during a call after it', async () => {
  const { calls, send, sent } = slowBackend();
  const queue = lastWins(DELAY, send);
  queue.set('a', 1);
  await vi.advanceTimersByTimeAsync(DELAY);
  queue.set('a', 2);
  queue.set('a', 3);
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(sent()).toEqual(['a1']);
  calls[0]?.answer(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual(['a1', 'a3']);
});

test('sends keys independently', async () => {
  const { send, sent } = slowBackend();
  const queue = lastWins(DELAY, send);
  queue.set('a', 1);
  queue.set('b', 1);
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(sent()).toEqual(['a1', 'b1']);
});

test('settle sends at once, waits, and returns whether all succeeded', async () => {
  const { calls, send, sent } = slowBackend();
  const queue = lastWins(DELAY, send);
  queue.set('a', 1);
  queue.set('b', 2);
  const flushed = queue.flush();
  expect(sent()).toEqual(['a1', 'b2']);
  calls[0]?.answer(true);
  calls[1]?.answer(false);
  expect(await flushed).toBe(false);
  expect(await queue.flush()).toBe(true);
});
