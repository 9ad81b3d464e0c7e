/** The contract's page as static files for any host, or to open from a disk by a small server. `npm run docs [-- FOLDER]`, default dist-docs/. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS_FILES, KIT, KIT_FILES } from './serve/docs.ts';
import { generateIfStale } from './steps.ts';

await generateIfStale();
const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist-docs');
rmSync(join(folder, 'kit'), { recursive: true, force: true });
mkdirSync(join(folder, 'kit'), { recursive: true });
for (const [name, { make }] of Object.entries(DOCS_FILES))
  writeFileSync(join(folder, name), make());
for (const name of KIT_FILES) copyFileSync(join(KIT, name), join(folder, 'kit', name));
console.log(`The contract's page is in ${folder}`);
