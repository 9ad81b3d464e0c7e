import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsOf, parseJson } from '#/lib/parse-json.ts';
import { ownFolderNamed } from '../options.ts';
import { setting } from '../setting.ts';

/** Names the folder that processes of one server share, and that may be kept over restarts. */
const FOLDER = 'SITEMAP_FOLDER';
/** A build takes minutes; a lock that is older is removed. */
const LOCK_MS = 1_800_000;
/** Another process has created its lock, and writes who it is. */
const EMPTY_MS = 5000;
const [CURRENT, LOCK] = ['current.json', 'building'];

/** The files of one build. */
export interface Built {
  folder: string;
  /** origin of the addresses in the files */
  origin: string;
  /** ms since 1970 */
  at: number;
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'shop-sitemap-'));

/** Why no sitemap can be written; null if one can. */
export function sitemapProblem(): unknown {
  try {
    if (ownFolderNamed(FOLDER) === null) rmdirSync(temporaryFolder());
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Creates the folder of the sitemap. One that the operator has named stays over restarts, another one is removed when the
 * process ends. Called by the process that starts others, which find the folder in their environment.
 */
export function shareSitemapFolder(): void {
  const named = ownFolderNamed(FOLDER);
  if (named !== null) return void (process.env[FOLDER] = named);
  const folder = temporaryFolder();
  process.env[FOLDER] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function sharedFolder(): string {
  if (setting(FOLDER) === undefined) shareSitemapFolder();
  return setting(FOLDER) ?? '';
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether another process has this id. In containers a process has the id of the one that it replaces. */
function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const [{ mtimeMs }, holder] = await Promise.all([stat(file), readFile(file, 'utf8')]);
    const age = Math.abs(Date.now() - mtimeMs);
    return holder === '' ? age < EMPTY_MS : age < LOCK_MS && isRunning(Number(holder));
  } catch (error) {
    // It was removed meanwhile.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Another process may have taken a lock that is too old. */
async function unlock(file: string): Promise<void> {
  const holder = await readFile(file, 'utf8').catch(() => null);
  if (holder === String(process.pid)) await rm(file, { force: true });
}

/** False if another process is building. */
async function lock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (await isHeld(file)) return false;
    await rm(file, { force: true });
    return lock(file);
  }
}

/** The sitemaps in the folder: the last complete one, and the one that is being built. */
export function sitemapStore() {
  if (setting(FOLDER) !== undefined) shareSitemapFolder();
  let folder: string | undefined;
  // A build under way ends in the folder in which it has begun.
  const file = (name: string) => join((folder ??= sharedFolder()), name);

  const readCurrent = async () => readFile(file(CURRENT), 'utf8');

  /** The last complete sitemap; null if there is none, also for want of a folder. */
  async function current(): Promise<Built | null> {
    const text = await readCurrent().catch(() => null);
    const { name, origin, at } = fieldsOf(parseJson(text));
    return typeof name === 'string' && typeof origin === 'string' && typeof at === 'number'
      ? { folder: file(name), origin, at }
      : null;
  }

  async function removeOthers(kept: string): Promise<void> {
    const names = await readdir(file(''));
    const old = names.filter((name) => /^\d+-\d+$/.test(name) && name !== kept);
    await Promise.all(old.map((name) => rm(file(name), { recursive: true, force: true })));
  }

  /** Replaces the current sitemap, unless another process is doing so. Rejects, and keeps the current one, if `write` fails. */
  async function build(origin: string, write: (folder: string) => Promise<unknown>): Promise<void> {
    if (!(await lock(file(LOCK)))) return;
    const at = Date.now();
    const name = `${at}-${process.pid}`;
    try {
      await mkdir(file(name));
      await write(file(name));
      await writeFile(file(`${CURRENT}.new`), JSON.stringify({ name, origin, at }));
      await rename(file(`${CURRENT}.new`), file(CURRENT));
      await removeOthers(name);
    } catch (error) {
      await rm(file(name), { recursive: true, force: true });
      throw error;
    } finally {
      await unlock(file(LOCK));
    }
  }

  return { current, build };
}
