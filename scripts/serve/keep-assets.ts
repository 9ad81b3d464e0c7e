import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const [ASSETS, BUILDS] = ['assets', 'builds'];

interface Build {
  /** ms since 1970 */
  at: number;
  files: string[];
}

interface KeepOptions {
  /** folder of the build, with `assets/` */
  dist: string;
  /** folder that keeps the files of several builds: `assets/`, and `builds/` with a list for each */
  folder: string;
  /** number of builds whose files stay, however old they are */
  builds: number;
  /** days for which the files of all builds stay */
  days: number;
  now?: number;
}

/** Of a file that is being written: servers that share the folder see whole files only. */
const UNFINISHED = '.new';

/** Newest first. */
function readBuilds(folder: string): Build[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Build)
    .toSorted((one, other) => other.at - one.at);
}

function replaceFile(file: string, write: (unfinished: string) => void): void {
  write(file + UNFINISHED);
  renameSync(file + UNFINISHED, file);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
const areSame = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/**
 * Adds the files of a build to those of the last ones, and removes those that only older builds need. The names of these
 * files have a hash, so that none is ever another one.
 */
export function keepAssets({ dist, folder, builds, days, now = Date.now() }: KeepOptions): {
  added: number;
  removed: number;
} {
  const [assets, lists] = [join(folder, ASSETS), join(folder, BUILDS)];
  mkdirSync(lists, { recursive: true });
  mkdirSync(assets, { recursive: true });
  const own = join(dist, ASSETS);
  const files = readdirSync(own);
  // The rest of a copy that was interrupted has another size.
  const added = files.filter((name) => sizeOf(join(assets, name)) !== sizeOf(join(own, name)));
  for (const name of added)
    replaceFile(join(assets, name), (unfinished) => copyFileSync(join(own, name), unfinished));
  const [newest] = readBuilds(lists);
  if (!newest || !areSame(newest.files, files))
    replaceFile(join(lists, `${now}.json`), (unfinished) =>
      writeFileSync(unfinished, JSON.stringify({ at: now, files })),
    );

  const known = readBuilds(lists);
  // Pages of a build are opened until the next one is served.
  const servedUntil = (index: number) => known[index - 1]?.at ?? now;
  const isKept = (_: Build, index: number) =>
    index < builds || now - servedUntil(index) < days * DAY_MS;
  const needed = new Set(known.filter(isKept).flatMap((build) => build.files));
  const old = known.filter((build, index) => !isKept(build, index));
  const removed = new Set(old.flatMap((build) => build.files).filter((name) => !needed.has(name)));
  for (const name of removed) rmSync(join(assets, name), { force: true });
  for (const { at } of old) rmSync(join(lists, `${at}.json`), { force: true });
  return { added: added.length, removed: removed.size };
}
