import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './alone.ts';

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
 * Runs `make` unless `output` exists and the sources are unchanged since its last run. Other commands of this checkout wait for it.
 * @param settings what the output depends on beside the sources
 */
export async function whenStale(
  name: string,
  sources: readonly string[],
  output: string,
  make: () => Promise<void> | void,
  settings = '',
): Promise<void> {
  const isFresh = () =>
    existsSync(join(root, output)) &&
    existsSync(stampOf(name)) &&
    readFileSync(stampOf(name), 'utf8') === hashOf(...sources) + settings;
  if (isFresh()) return;
  await alone(join(root, '.cache', `${name}.lock`), async () => {
    // Another command may have made it meanwhile.
    if (isFresh()) return;
    await make();
    storeStamp(name, sources, settings);
  });
}
