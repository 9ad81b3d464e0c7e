import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShippable } from '../packages/licences.ts';
import { readLockFile } from '../packages/lock-file.ts';
import { createSbom } from './sbom.ts';
import { copiedPackage, copiedPictures, type Shipped, takeBundled } from './shipped.ts';

const root = join(import.meta.dirname, '..', '..');
const RULE = '-'.repeat(78);

const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** The licence list of a folder, as text. */
export function licenceList(list: readonly Shipped[]): string {
  const entries = list.map(({ name, version, licence, text }) => {
    const title = [name, version].filter(Boolean).join(' ');
    return `${RULE}\n${title} (${licence})\n${RULE}\n\n${text}\n`;
  });
  return `This folder contains the following works of other authors.\n\n${entries.join('\n')}`;
}

/** @throws if something may not be distributed, or its licence text is missing */
export function assertShippable(list: readonly Shipped[]): void {
  const refused = list.filter(({ licence, text }) => !isShippable(licence) || text === '');
  if (refused.length === 0) return;
  const names = refused.map(({ name, licence }) => `${name} (${licence || 'no licence'})`);
  throw new Error(`The build may not contain, or lacks the licence text of: ${names.join(', ')}`);
}

/** Writes the licence lists of both folders, and `dist-server/sbom.json`. */
export function writeLicences(): void {
  const contents = {
    dist: [...takeBundled(join(root, 'dist')), ...copiedPictures()],
    'dist-server': [
      ...takeBundled(join(root, 'dist-server')),
      ...copiedPictures(),
      copiedPackage('swagger-ui-dist'),
    ],
  };
  for (const [folder, list] of Object.entries(contents)) {
    assertShippable(list);
    writeFileSync(join(root, folder, LICENCES_FILE), licenceList(list));
  }
  const sbom = createSbom(readLockFile(root), contents);
  writeFileSync(join(root, 'dist-server', 'sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
}
