import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A folder with nothing but the build, as on a server in production: no packages, no sources. */
export function deployedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  for (const part of ['dist', 'dist-server'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}
