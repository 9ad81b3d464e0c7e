/**
 * Packages the contract for other teams: `npm run contract bundle [-- --since REVISION] [--out DIR]`.
 * Writes openapi.yaml, openapi.json and the changelog. `--since` adds the changes since a git revision (or file) to
 * `openapi/CHANGELOG.md`; the version in `openapi/openapi.yaml` must match them.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diffContracts } from './contract/diff/diff.ts';
import { changelogText, judge } from './contract/diff/report.ts';
import { BUNDLED, loadContractOf, versionOf } from './contract/load.ts';
import { writeDocuments } from './contract/documents.ts';
import type { Node } from './contract/shape.ts';
import { generateIfStale } from './steps.ts';

const root = join(import.meta.dirname, '..');
const CHANGELOG = join(root, 'openapi', 'CHANGELOG.md');
const TITLE = '# Changes of the contract\n';

const { values } = parseArgs({
  options: { since: { type: 'string' }, out: { type: 'string', default: 'dist-contract' } },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Adds or replaces the changelog section of the current version. */
function writeChangelog(older: Node, spec: Node): void {
  const verdict = judge(diffContracts(older, spec), [], versionOf(older));
  const version = versionOf(spec);
  if (version !== verdict.version)
    stop(`openapi/openapi.yaml has version ${version}; its changes require ${verdict.version}.`);
  const known = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8').replace(TITLE, '') : '';
  const others = known.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  const kept = others.filter((section) => !section.startsWith(`## ${version}\n`));
  writeFileSync(
    CHANGELOG,
    [TITLE, changelogText(verdict), ...kept].join('\n').replaceAll(/\n{3,}/g, '\n\n'),
  );
}

await generateIfStale();
const spec = loadContractOf(join(root, BUNDLED)) ?? stop(`${BUNDLED} is missing.`);
if (values.since !== undefined)
  writeChangelog(
    loadContractOf(values.since) ??
      stop(`${values.since} is neither a file nor a git revision with a contract.`),
    spec,
  );
const folder = join(root, values.out);
writeDocuments(spec, folder);
if (existsSync(CHANGELOG)) cpSync(CHANGELOG, join(folder, 'CHANGELOG.md'));
console.log(`${values.out}/: openapi.yaml, openapi.json, version ${versionOf(spec)}`);
