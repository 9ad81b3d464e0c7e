import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
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

function readBuilds(folder: string): Build[] {
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Build)
    .toSorted((one, other) => other.at - one.at);
}

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
  const files = readdirSync(join(dist, ASSETS));
  const added = files.filter((name) => !existsSync(join(assets, name)));
  for (const name of added) cpSync(join(dist, ASSETS, name), join(assets, name));
  writeFileSync(join(lists, `${now}.json`), JSON.stringify({ at: now, files }));

  const known = readBuilds(lists);
  const isKept = ({ at }: Build, index: number) => index < builds || now - at < days * DAY_MS;
  const needed = new Set(known.filter(isKept).flatMap((build) => build.files));
  const old = known.filter((build, index) => !isKept(build, index));
  const removed = new Set(old.flatMap((build) => build.files).filter((name) => !needed.has(name)));
  for (const name of removed) rmSync(join(assets, name), { force: true });
  for (const { at } of old) rmSync(join(lists, `${at}.json`), { force: true });
  return { added: added.length, removed: removed.size };
}
