import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Hydration = typeof import('#/shared/async/hydration.ts');
let hydration: Hydration;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  vi.resetModules();
  hydration = await import('#/shared/async/hydration.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a call. @returns whether its response has arrived */
function call(method = 'GET'): () => boolean {
  let isThere = false;
  void hydration
    .fetchWhileHydrating(new Request('https://shop.example/api', { method }))
    .then(() => (isThere = true));
  return () => isThere;
}

const turn = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('data arrives when the page and all of its parts are hydrated', async () => {
  const arrived = call();
  hydration.expectPart();
  hydration.partHydrated();
  await turn();
  expect(arrived()).toBe(false);
  hydration.partHydrated();
  await turn();
  expect(arrived()).toBe(true);
});

it('later parts hold nothing', async () => {
  hydration.partHydrated();
  hydration.expectPart();
  const arrived = call();
  await turn();
  expect(arrived()).toBe(true);
});

it('writes are not held', async () => {
  const arrived = call('POST');
  await turn();
  expect(arrived()).toBe(true);
});

it('a part that is never hydrated holds data for eight seconds, once', async () => {
  const first = call();
  await turn(7900);
  expect(first()).toBe(false);
  await turn(100);
  expect(first()).toBe(true);
  const second = call();
  await turn();
  expect(second()).toBe(true);
});
