/**
 * Checks the packages: exact versions, hashes, licences, install scripts; then how old they are, which needs the
 * registry. `--offline` skips the latter, as `npm test` does.
 */
import { join } from 'node:path';
import { findProblems } from './packages/find-problems.ts';
import { findOutdated, isRegistryReachable, MAX_DAYS } from './packages/freshness.ts';
import { readLockFile, readPackageManifest } from './packages/lock-file.ts';

const root = join(import.meta.dirname, '..');

async function checkFreshness(): Promise<boolean> {
  if (!(await isRegistryReachable())) {
    console.log('The package registry cannot be reached: the age of the packages is not checked.');
    return true;
  }
  const outdated = await findOutdated(Date.now());
  for (const { name, pinned, latest, days } of outdated)
    console.log(
      `${days > MAX_DAYS ? '✗' : ' '} ${name.padEnd(32)}${pinned.padEnd(12)}${latest.padEnd(12)}newer version for ${days} days`,
    );
  console.log(`${outdated.length} packages have a newer version; ${MAX_DAYS} days are allowed.`);
  return outdated.every(({ days }) => days <= MAX_DAYS);
}

/** Folders with packages of their own. */
const FOLDERS = ['.', 'scripts/mutation'];

const problems = FOLDERS.flatMap((name) => {
  const folder = join(root, name);
  const lock = readLockFile(folder);
  const found = findProblems(readPackageManifest(folder), lock);
  for (const problem of found) console.log(`✗ ${name}: ${problem}`);
  const count = Object.keys(lock.packages).length - 1;
  console.log(`${name}: ${count} packages in the lock file, ${found.length} problems`);
  return found;
});
const isFresh = process.argv.includes('--offline') || (await checkFreshness());
process.exitCode = problems.length === 0 && isFresh ? 0 : 1;
