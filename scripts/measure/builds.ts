import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '#/lib/hash.ts';
import { withWorktree } from '../screens/worktree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, '.cache', 'measure');
const PARTS = ['dist', 'dist-server'] as const;

/** The full name of a git revision. */
const idOf = (revision: string) =>
  execFileSync('git', ['rev-parse', `${revision}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();

/** The folder with the build of a revision, which is built once. */
export async function buildOf(revision: string): Promise<string> {
  const folder = join(CACHE, idOf(revision));
  const isBuilt = () => PARTS.every((part) => existsSync(join(folder, part)));
  if (!isBuilt())
    await withWorktree(revision, join(CACHE, 'worktree'), (worktree) => {
      mkdirSync(folder, { recursive: true });
      for (const part of PARTS) renameSync(join(worktree, part), join(folder, part));
    });
  return folder;
}

/** The file for results of this build against that of a revision, with so many runs. */
export function resultsFile(revision: string, runs: number): string {
  const stamp = readFileSync(join(ROOT, '.cache', 'build.stamp'), 'utf8');
  return join(CACHE, `${idOf(revision).slice(0, 8)}-${shortHash(stamp)}-${runs}.json`);
}
