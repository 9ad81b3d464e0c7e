// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitemapStore } from '#/server/sitemap/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-store-'));
  vi.stubEnv('SITEMAP_FOLDER', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const lock = () => join(folder, 'building');
async function isBuilt(write: () => Promise<unknown> = () => Promise.resolve()): Promise<boolean> {
  const store = sitemapStore();
  await store.build('https://shop.example', write);
  return (await store.current()) !== null;
}
const age = (ms: number) => {
  const then = new Date(Date.now() - ms);
  utimesSync(lock(), then, then);
};

describe('the lock of the sitemap', () => {
  it('is held by a process that runs, and by one that has not written its id yet', async () => {
    writeFileSync(lock(), String(process.ppid));
    expect(await isBuilt()).toBe(false);
    writeFileSync(lock(), '');
    expect(await isBuilt()).toBe(false);
  });

  it('is taken from a process that has ended, of any kind of leftover', async () => {
    writeFileSync(lock(), '');
    age(6000);
    expect(await isBuilt()).toBe(true);
    writeFileSync(lock(), 'no id');
    expect(await isBuilt()).toBe(true);
    writeFileSync(lock(), String(process.ppid));
    age(3_600_000);
    expect(await isBuilt()).toBe(true);
    expect(readdirSync(folder)).not.toContain('building');
  });

  it('is left to the process that took it meanwhile', async () => {
    expect(await isBuilt(async () => writeFileSync(lock(), '12345'))).toBe(true);
    expect(readFileSync(lock(), 'utf8')).toBe('12345');
  });
});

it('a build ends in the folder in which it has begun', async () => {
  const other = mkdtempSync(join(tmpdir(), 'sitemap-other-'));
  expect(
    await isBuilt(() => {
      vi.stubEnv('SITEMAP_FOLDER', other);
      return Promise.resolve();
    }),
  ).toBe(true);
  expect(readdirSync(other)).toEqual([]);
  expect(readdirSync(folder)).toContain('current.json');
  rmSync(other, { recursive: true });
});
