// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from '#/lib/storage.ts';
import { searchHistory } from '#/domain/search/search-history.ts';

const KEY = 'lychee.searches';
const store = (value: unknown) =>
  window.localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => window.localStorage.clear());

describe('persistedList', () => {
  it('holds the newest first, without duplicates, up to its maximum', () => {
    for (const words of ['tea', 'bag', 'Tea']) searchHistory.add(words);
    expect(searchHistory.read()).toEqual(['Tea', 'bag']);
    for (let n = 0; n < 20; n += 1) searchHistory.add(`words ${n}`);
    expect(searchHistory.read()).toHaveLength(10);
    expect(searchHistory.read()[0]).toBe('words 19');
    searchHistory.remove('words 19');
    expect(searchHistory.read()[0]).toBe('words 18');
    searchHistory.clear();
    expect(window.localStorage.getItem(KEY)).toBeFalsy();
  });

  it.each(['{', 'null', '{"length":3}', '"tea"', '[null,1,{},[],"",true]'])(
    'is empty if the storage holds %s',
    (text) => {
      store(text);
      expect(searchHistory.read()).toEqual([]);
    },
  );

  it('keeps valid items of foreign data, up to its maximum', () => {
    store([
      '  tea ',
      'tea',
      7,
      'x'.repeat(5000),
      ...Array.from({ length: 500 }, (_, n) => `w${n}`),
    ]);
    expect(searchHistory.read().slice(0, 3)).toEqual(['tea', 'x'.repeat(100), 'w0']);
    expect(searchHistory.read()).toHaveLength(10);
  });

  it('works in memory without storage', () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => searchHistory.add('tea')).not.toThrow();
    expect(searchHistory.read()).toEqual(['tea']);
    storage.mockRestore();
    searchHistory.clear();
    expect(searchHistory.read()).toEqual([]);
  });

  it.each(['getItem', 'setItem', 'removeItem'])(
    'does not throw where %s fails, as in a damaged profile',
    (broken) => {
      const real = window.localStorage;
      const damaged = new Proxy(real, {
        get: (target, name) => (text: string, value: string) => {
          if (name === broken) throw new DOMException('damaged', 'FileCorruptedError');
          return name === 'setItem' ? target.setItem(text, value) : target.getItem(text);
        },
      });
      const storage = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(damaged);
      searchHistory.add('tea');
      expect(searchHistory.read()).toEqual(broken === 'getItem' ? [] : ['tea']);
      browserStore.clear();
      storage.mockRestore();
    },
  );

  it('returns the same array until a change, and notifies of other tabs and of the end of a session', () => {
    searchHistory.add('tea');
    expect(searchHistory.read()).toBe(searchHistory.read());
    const listener = vi.fn();
    const stop = searchHistory.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    window.localStorage.setItem('of another application', 'text');
    browserStore.clear();
    expect(window.localStorage.getItem('of another application')).toBe('text');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(searchHistory.read()).toEqual([]);
    stop();
  });
});
