import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A folder with nothing but the build, as on a server in production: no packages, no sources. Removed at exit. */
export function deployedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['dist', 'dist-server'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}
