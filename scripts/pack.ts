/**
 * Writes the packages of contract, market and conformance tool: `npm run pack [-- --out DIR]`, default dist-packages.
 * `--node 20` also runs their tests with that version of Node.
 */
import { mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { testWithNode } from './pack/other-node.ts';
import { type PackageName, PACKAGES } from './pack/packages.ts';
import { stagePackage, writeTarball } from './pack/stage.ts';
import { generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist-packages' }, node: { type: 'string' } },
});
const out = join(import.meta.dirname, '..', values.out);

await generateIfStale();
mkdirSync(out, { recursive: true });
for (const name of Object.keys(PACKAGES) as PackageName[]) {
  const staged = join(out, name);
  const manifest = await stagePackage(name, staged);
  const tarball = writeTarball(staged, manifest, out);
  console.log(`${basename(tarball).padEnd(48)}${(statSync(tarball).size / 1024).toFixed(0)} KB`);
}
if (values.node !== undefined) process.exitCode = testWithNode(values.node);
