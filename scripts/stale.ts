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

const stampOf = (name: string) => join(root, '.cache', `${name}.stamp`);

/** Records that the output of {@link whenStale} is what the sources give. */
export function storeStamp(name: string, sources: readonly string[], settings = ''): void {
  const stamp = stampOf(name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashOf(...sources) + settings);
}

/**
 * Runs `make` unless `output` exists and the sources are unchanged since its last run.
 * @param settings what the output depends on beside the sources
 */
export async function whenStale(
  name: string,
  sources: readonly string[],
  output: string,
  make: () => Promise<void> | void,
  settings = '',
): Promise<void> {
  const stamp = stampOf(name);
  if (
    existsSync(join(root, output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOf(...sources) + settings
  )
    return;
  await make();
  storeStamp(name, sources, settings);
}
