import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets } from '#scripts/serve/keep-assets.ts';

const DAY_MS = 86_400_000;
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds files on a day, and keeps them beside those of the last two builds or of two days. */
function build(day: number, names: readonly string[]) {
  const dist = join(folder, `dist-${day}`);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(dist, 'assets', name), name);
  return keepAssets({ dist, folder: join(folder, 'kept'), builds: 2, days: 2, now: day * DAY_MS });
}
const kept = () => readdirSync(join(folder, 'kept', 'assets')).sort();

describe('the scripts and styles of the last builds', () => {
  it('stay, with those of the new one', () => {
    expect(build(1, ['a.js', 'a.js.br', 'both.css'])).toEqual({ added: 3, removed: 0 });
    expect(build(10, ['b.js', 'both.css'])).toEqual({ added: 1, removed: 0 });
    expect(kept()).toEqual(['a.js', 'a.js.br', 'b.js', 'both.css']);
  });

  it('are removed when only older builds need them', () => {
    build(1, ['a.js', 'a.js.br', 'both.css']);
    build(10, ['b.js', 'both.css']);
    expect(build(20, ['c.js', 'both.css'])).toEqual({ added: 1, removed: 2 });
    expect(kept()).toEqual(['b.js', 'both.css', 'c.js']);
    expect(readdirSync(join(folder, 'kept', 'builds'))).toHaveLength(2);
  });

  it('of many builds stay while these are new', () => {
    for (const hour of [0, 1, 2, 3]) build(5 + hour / 24, [`${hour}.js`]);
    expect(kept()).toEqual(['0.js', '1.js', '2.js', '3.js']);
  });

  it('stay for days after the next build, not after their own', () => {
    for (const day of [1, 10, 20, 21]) build(day, [`${day}.js`]);
    expect(kept()).toEqual(['10.js', '20.js', '21.js']);
  });

  it('are copied again if a copy was interrupted', () => {
    build(1, ['a.js']);
    writeFileSync(join(folder, 'kept', 'assets', 'a.js'), 'a.');
    expect(build(2, ['a.js'])).toEqual({ added: 1, removed: 0 });
    expect(readFileSync(join(folder, 'kept', 'assets', 'a.js'), 'utf8')).toBe('a.js');
  });

  it('are listed once for builds that are equal, and half a list counts for nothing', () => {
    build(1, ['a.js']);
    build(2, ['a.js']);
    const lists = join(folder, 'kept', 'builds');
    expect(readdirSync(lists)).toHaveLength(1);
    writeFileSync(join(lists, `${3 * DAY_MS}.json.new`), '{"at":');
    expect(build(4, ['b.js'])).toEqual({ added: 1, removed: 0 });
  });

  it('stay if a build is the same as an older one', () => {
    build(1, ['a.js']);
    build(10, ['b.js']);
    build(20, ['a.js']);
    build(30, ['a.js']);
    expect(kept()).toEqual(['a.js', 'b.js']);
  });
});
