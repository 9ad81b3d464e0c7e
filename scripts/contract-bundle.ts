/**
 * The contract as a package for other teams: `npm run contract:bundle [-- --since REVISION] [--out DIR]`.
 * Writes openapi.yaml, openapi.json and the changelog. With `--since` the changes since a git revision (or file) head
 * `openapi/CHANGELOG.md`; the version in `openapi/openapi.yaml` must be the one that they ask for.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diffContracts } from './contract/diff/diff.ts';
import { changelogText, judge } from './contract/diff/report.ts';
import { BUNDLED, loadContractOf, versionOf } from './contract/load.ts';
import { forGenerators } from './contract/for-generators.ts';
import { pairExamples } from './contract/paired-examples.ts';
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

/** Puts the changes since an older contract on top of the changelog, in place of what it said of the same version. */
function writeChangelog(older: Node, spec: Node): void {
  const verdict = judge(diffContracts(older, spec), [], versionOf(older));
  const version = versionOf(spec);
  if (version !== verdict.version)
    stop(`openapi/openapi.yaml says version ${version}; its changes ask for ${verdict.version}.`);
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
const packaged = forGenerators(pairExamples(structuredClone(spec)));
const folder = join(root, values.out);
mkdirSync(folder, { recursive: true });
const whole = join(root, '.cache', 'contract-package.json');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(whole, JSON.stringify(packaged));
// Parameters that stand in their operations now are no components any more.
for (const name of ['openapi.json', 'openapi.yaml'])
  execFileSync(
    'redocly',
    ['bundle', whole, '-o', join(folder, name), '--remove-unused-components'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
if (existsSync(CHANGELOG)) cpSync(CHANGELOG, join(folder, 'CHANGELOG.md'));
console.log(`${values.out}/: openapi.yaml, openapi.json, version ${versionOf(spec)}`);
