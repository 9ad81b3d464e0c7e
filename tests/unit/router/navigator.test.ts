// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { address, fast, pathOf, settle, setUp, fakeBrowser } from './navigator.fixture.ts';

fakeBrowser();

describe('a link', () => {
  it('shows the page when it is there, and changes the address with it', async () => {
    const { navigator, shown, late, setLoading, slow } = await setUp();
    const steps = window.history.length;
    navigator.push('/en/slow?a=1#part', { from: 'card' });
    await settle();
    expect(setLoading.mock.calls).toEqual([[true]]);
    expect(shown).toHaveLength(1);
    expect(address()).toBe('/en/start');
    slow.arrive();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/slow']);
    expect(shown[1]).toMatchObject({
      kind: 'push',
      location: {
        pathname: '/en/slow',
        search: '?a=1',
        hash: '#part',
        state: { from: 'card' },
      },
    });
    expect(late).toEqual([true]);
    expect(address()).toBe('/en/slow?a=1');
    expect(window.history.length).toBe(steps + 1);
    expect(window.history.state).toMatchObject({ state: { from: 'card' } });
  });

  it('shows the skeleton of a slow page after a delay, as one step of the history', async () => {
    const { navigator, shown, late, slow } = await setUp();
    const steps = window.history.length;
    navigator.push('/en/slow');
    await vi.advanceTimersByTimeAsync(399);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown[1]?.prepared.isLoading).toBe(true);
    expect(address()).toBe('/en/slow');
    slow.arrive();
    await settle();
    expect(shown).toHaveLength(3);
    expect(shown[2]?.prepared.isLoading).toBeUndefined();
    expect(late).toEqual([false, true]);
    expect(window.history.length).toBe(steps + 1);
  });

  it('keeps the page while only its query changes', async () => {
    const { navigator, shown, other } = await setUp();
    navigator.push('/en/other');
    await settle();
    other.arrive();
    await settle();
    other.load.mockReturnValue(new Promise(() => {}));
    navigator.push('/en/other?page=2');
    await vi.advanceTimersByTimeAsync(5000);
    expect(other.load).toHaveBeenCalledTimes(2);
    expect(shown).toHaveLength(2);
  });

  it('is cancelled by a later one, also by a faster page', async () => {
    const { navigator, shown, slow, other } = await setUp();
    navigator.push('/en/slow');
    await settle();
    navigator.push('/en/other');
    await settle();
    slow.arrive();
    await settle();
    expect(shown).toHaveLength(1);
    other.arrive();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/other']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toHaveLength(2);
  });

  it('shows what went wrong, also a defect that nothing expects', async () => {
    const { navigator, shown, slow } = await setUp();
    navigator.push('/en/slow');
    await settle();
    slow.fail(new Error('no page'));
    await settle();
    expect(shown.at(-1)?.prepared).toMatchObject({ Page: null, error: new Error('no page') });
    navigator.push('/en/broken');
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/broken');
    expect(shown.at(-1)?.prepared.error).toEqual(new TypeError('a defect of the route'));
  });
});

describe('a page that was prefetched', () => {
  it('hides the end of the session from no other page that waits for the same answer', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>();
    const over = new ApiError('answer', 401, '', 'userInfo', 200);
    const read = vi.fn(async (): Promise<unknown> => null).mockReturnValueOnce(promise);
    const { navigator, shown } = await setUp({ signedIn: true, read });
    navigator.prefetch('/en/own/first');
    navigator.push('/en/own/second');
    await settle();
    expect(read).toHaveBeenCalledOnce();
    reject(Object.assign(over, { isSessionExpired: true }));
    await settle();
    // The call is repeated, and reported as one of this page.
    expect(read).toHaveBeenCalledTimes(2);
    expect(shown.map(pathOf)).toEqual(['/start', '/own/second']);
    expect(shown[1]?.prepared.error).toBeNull();
  });

  it('shows at once when it is ready', async () => {
    const { navigator, shown, late, setLoading, slow } = await setUp();
    navigator.prefetch('/en/slow');
    slow.arrive();
    await settle();
    navigator.push('/en/slow');
    // After the event of the press.
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(0);
    expect(shown.map(pathOf)).toEqual(['/start', '/slow']);
    expect(late).toEqual([false]);
    expect(setLoading.mock.calls).toEqual([[false]]);
    expect(slow.load).toHaveBeenCalledOnce();
  });

  it('is awaited while it is on its way, and loaded again if it failed', async () => {
    const { navigator, shown, slow } = await setUp();
    navigator.prefetch('/en/slow');
    navigator.push('/en/slow');
    slow.fail(new Error('no connection'));
    slow.load.mockImplementation(fast as typeof slow.load);
    await settle();
    expect(slow.load).toHaveBeenCalledTimes(2);
    expect(shown.at(-1)?.prepared.error).toBeNull();
  });

  it.each(['https://elsewhere.example/en/slow', '/zh-CN/slow'])(
    'is one of this shop in this language, not %s',
    async (href) => {
      const { navigator, slow } = await setUp();
      navigator.prefetch(href);
      await settle();
      expect(slow.load).not.toHaveBeenCalled();
    },
  );

  it('is shown by what runs swaps, which learns when it is in the document', async () => {
    const { navigator, shown } = await setUp();
    navigator.prefetch('/en/fast');
    await settle();
    const arrived = vi.fn();
    navigator.setRunSwap((swap, pathname) => {
      expect(pathname).toBe('/en/fast');
      void swap()?.then(arrived);
    });
    navigator.push('/en/fast');
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/fast');
    expect(arrived).toHaveBeenCalledOnce();
  });

  it('is not swapped in after a later link', async () => {
    const { navigator, shown } = await setUp();
    navigator.prefetch('/en/fast');
    await settle();
    const runSwap = vi.fn<(swap: () => unknown) => void>();
    navigator.setRunSwap(runSwap);
    navigator.push('/en/fast');
    await vi.advanceTimersByTimeAsync(10);
    expect(runSwap).toHaveBeenCalledOnce();
    navigator.push('/en/slow');
    expect(runSwap.mock.calls[0]?.[0]()).toBeNull();
    await settle();
    expect(shown).toHaveLength(1);
  });
});
