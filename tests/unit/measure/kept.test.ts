import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keptIn } from '#scripts/measure/kept.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kept-')), 'results.json');

it('a run continues the one before it', async () => {
  const file = newFile();
  const first = keptIn(file, { isFresh: false, ends: 100, now: () => 0 });
  expect(await first.take('cart', () => Promise.resolve([1, 2]))).toEqual([1, 2]);

  const measure = vi.fn(() => Promise.resolve([3]));
  const next = keptIn(file, { isFresh: false, ends: 100, now: () => 0 });
  expect(await next.take('cart', measure)).toEqual([1, 2]);
  expect(measure).not.toHaveBeenCalled();
  expect(await next.take('home', measure)).toEqual([3]);

  const fresh = keptIn(file, { isFresh: true, ends: 100, now: () => 0 });
  expect(await fresh.take('cart', measure)).toEqual([3]);
});

it('nothing is measured once the time is over, and what is kept is still given', async () => {
  const file = newFile();
  let time = 0;
  const options = { isFresh: false, ends: 100, now: () => time };
  const kept = keptIn(file, options);
  await kept.take('cart', () => Promise.resolve(1));
  time = 100;
  const measure = vi.fn(() => Promise.resolve(2));
  expect(await kept.take('home', measure)).toBeNull();
  expect(measure).not.toHaveBeenCalled();
  expect(await keptIn(file, options).take('cart', measure)).toBe(1);
});
