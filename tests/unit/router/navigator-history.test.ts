// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { address, pathOf, settle, setUp, stop, fakeBrowser } from './navigator.fixture.ts';

fakeBrowser();

describe('an address that replaces another', () => {
  it('takes its history entry', async () => {
    const { navigator, shown } = await setUp();
    const steps = window.history.length;
    navigator.replace('?page=2');
    await settle();
    expect(shown.at(-1)).toMatchObject({ kind: 'replace' });
    expect(address()).toBe('/en/start?page=2');
    expect(window.history.length).toBe(steps);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('a browser that refuses to write the history', () => {
  const refuse = () => {
    throw new DOMException('More than 100 times per 10 seconds', 'SecurityError');
  };

  it('shows the same page with another query, and loads another page as a document', async () => {
    const { navigator, shown } = await setUp();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const push = vi.spyOn(window.history, 'pushState').mockImplementation(refuse);
    const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(refuse);
    navigator.replace('?page=2');
    await settle();
    expect(shown.at(-1)?.location.search).toBe('?page=2');
    expect(assign).not.toHaveBeenCalled();
    navigator.push('/en/fast');
    await settle();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/fast');
    for (const mock of [assign, push, replace]) mock.mockRestore();
  });
});

it('the history is written in one place, which expects that', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /history\.(?:push|replace)State\(/.test(readFileSync(file, 'utf8')),
  );
  // The second is part of the document, and runs once.
  expect(files.toSorted()).toEqual(['src/lib/history.ts', 'src/server/start-scripts.ts']);
});

describe('a redirect', () => {
  it.each([
    ['a guest to sign in', '/en/members', '/en/login?from=%2Fmembers', '/login'],
    ['to where a page has moved', '/en/moved', '/en/fast', '/fast'],
  ])('leads %s, in one step', async (_, from, to, path) => {
    const { navigator, shown } = await setUp();
    const steps = window.history.length;
    navigator.push(from);
    await settle();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', path]);
    expect(address()).toBe(to);
    expect(window.history.length).toBe(steps + 1);
  });

  it('does not reach the history of the first page', async () => {
    const steps = window.history.length;
    const { shown } = await setUp({ at: '/en/members', isRendered: false });
    await settle();
    await settle();
    expect(pathOf(shown.at(-1))).toBe('/login');
    expect(window.history.length).toBe(steps);
  });
});

describe('the first page', () => {
  it('loads if the document holds only its frame, with the query of its address', async () => {
    const { shown } = await setUp({ at: '/en/fast?a=1', isRendered: false });
    expect(shown[0]?.location.search).toBe('');
    await settle();
    expect(shown).toHaveLength(2);
    expect(shown[1]).toMatchObject({ kind: 'first', location: { search: '?a=1' } });
    expect(address()).toBe('/en/fast?a=1');
  });

  it('is loaded again by a refresh, which does not move the shopper', async () => {
    const { navigator, shown } = await setUp();
    navigator.refresh();
    await settle();
    expect(shown.map(pathOf)).toEqual(['/start', '/start']);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('the scroll position', () => {
  it('is the top of a new page and its skeleton', async () => {
    const { navigator, slow } = await setUp();
    navigator.push('/en/slow');
    await vi.advanceTimersByTimeAsync(400);
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    slow.arrive();
    await settle();
    navigator.push('/en/fast');
    await settle();
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  it('is that of the page when the shopper goes back to it', async () => {
    const { navigator, shown } = await setUp();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(720);
    const entry = window.history.state as unknown;
    navigator.push('/en/fast');
    await settle();
    vi.mocked(window.scrollTo).mockClear();
    window.history.replaceState(entry, '', '/en/start');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(shown.at(-1)).toMatchObject({ kind: 'pop', location: { pathname: '/en/start' } });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 720);
  });

  it('is left to the browser for a plain link within the page', async () => {
    const { shown } = await setUp();
    window.history.replaceState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(shown).toHaveLength(1);
  });
});

it('stops following the browser', async () => {
  const { shown } = await setUp();
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(shown).toHaveLength(1);
});
