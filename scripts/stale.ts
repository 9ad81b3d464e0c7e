import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Hash of the names and contents of the files matched by the globs. */
export function hashOf(...globs: string[]): string {
  const hash = createHash('sha256');
  for (const file of globs.flatMap((glob) => globSync(glob, { cwd: root })).sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Runs `make` unless `output` exists and the sources are unchanged since its last run.
 * @param settings what the output depends on beside the sources
 */
export async function whenStale(
  name: string,
  sources: string[],
  output: string,
  make: () => Promise<void> | void,
  settings = '',
): Promise<void> {
  const stamp = join(root, '.cache', `${name}.stamp`);
  const hash = () => hashOf(...sources) + settings;
  const current = hash();
  if (
    existsSync(join(root, output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current
  )
    return;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash());
}
