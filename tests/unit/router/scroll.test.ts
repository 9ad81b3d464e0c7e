// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from '#/router/scroll.ts';

let grow: () => void;
const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      listener: () => void;
      constructor(listener: () => void) {
        this.listener = listener;
      }
      observe() {
        grow = this.listener;
      }
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long the page may grow, in ms, until it stays where the shopper is; what it shows does not change. */
async function followed(content: string): Promise<number> {
  document.body.innerHTML = `<main>${content}</main>`;
  restoreScroll({ top: 900, link: '/en/goods_detail/1', at: 100 });
  const began = Date.now();
  // Nothing resizes: a page that does not change is left alone.
  while (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
  const calls = scrollTo.mock.calls.length;
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(calls);
  return Date.now() - began;
}

it.each([
  ['the kept link is gone', '<p>Your cart is empty</p>'],
  ['the page became shorter', '<a href="/en">Home</a>'],
])('%s: the page is soon left alone', async (_what, content) => {
  expect(await followed(content)).toBeLessThan(2500);
});

it.each(['<span class="skeleton"></span>', '<ul aria-busy="true"></ul>'])(
  'a page that is loading is followed for ten seconds: %s',
  async (content) => {
    expect(await followed(content)).toBeGreaterThanOrEqual(10_000);
  },
);
