/** Writes the contract page as static files. `npm run contract docs [-- FOLDER]`, default dist-docs/. */
import { join } from 'node:path';
import { writeDocs } from './serve/docs.ts';
import { generateIfStale } from './steps.ts';

await generateIfStale();
const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist-docs');
writeDocs(folder);
console.log(`The contract's page is in ${folder}`);
