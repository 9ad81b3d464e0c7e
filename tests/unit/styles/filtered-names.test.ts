import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { scopedName } from '#scripts/vite/scoped-name.ts';
import { isFiltered } from './filtered-names.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Class names as they are in the page. */
function classNames(file: string): string[] {
  const names: string[] = [];
  postcss.parse(read(file)).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) names.push(name);
  });
  return file.endsWith('.module.css') ? names.map((name) => scopedName(name, file)) : names;
}

describe('content filters hide none of our own', () => {
  it.each([
    'adverts',
    'late__advert',
    'ad-banner',
    'homeAds',
    'side_ad',
    'sponsored-links',
    'AdSlot',
  ])('the rule knows %s', (name) => expect(isFiltered(name)).toBe(true));

  it.each(['load-error', 'read', 'address-card', 'badge', 'header', 'shadow', 'admin'])(
    'the rule accepts %s',
    (name) => expect(isFiltered(name)).toBe(false),
  );

  it('class names', () => {
    const names = globSync('src/**/*.css', { cwd: root }).flatMap(classNames);
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter(isFiltered)).toEqual([]);
  });

  it('ids and data attributes', () => {
    const names = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\bid="([^"]+)"|\b(data-[a-z-]+)/g)].map(
        ([, id, attribute]) => id ?? attribute ?? '',
      ),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter(isFiltered)).toEqual([]);
  });

  it('files: chunks and pictures have the names of their sources', () => {
    const files = ['src/**/*.{ts,tsx,css,webp,svg,png,avif}', 'public/*'].flatMap((pattern) =>
      globSync(pattern, { cwd: root }),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => isFiltered(basename(file)))).toEqual([]);
  });
});
