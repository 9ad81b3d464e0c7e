// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

const KEY = 'lychee.test';
const numbers = () =>
  persisted(tabStore, KEY, (stored) =>
    Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'number') : [],
  );

beforeEach(() => window.sessionStorage.clear());

describe('a persisted value', () => {
  it('is stored as JSON and read by every instance of its key', () => {
    numbers().write([1, 2]);
    expect(window.sessionStorage.getItem(KEY)).toBe('[1,2]');
    expect(numbers().read()).toEqual([1, 2]);
  });

  it.each(['', '{', 'null', '7', '{"a":1}', '["1"]'])('is the initial one for %s', (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(numbers().read()).toEqual([]);
  });

  it('keeps its reference until it changes', () => {
    const value = numbers();
    expect(value.read()).toBe(value.initial);
    value.write([1]);
    const first = value.read();
    expect(value.read()).toBe(first);
    value.write([2]);
    expect(value.read()).not.toBe(first);
  });

  it('notifies of changes in this tab and in others', () => {
    const value = numbers();
    const listener = vi.fn();
    const stop = value.subscribe(listener);
    value.write([1]);
    value.clear();
    expect(value.read()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    value.write([2]);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
