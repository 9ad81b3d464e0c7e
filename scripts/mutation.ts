/**
 * Mutation tests: changes the rules one place at a time and runs their unit tests, which have to fail. Prints the share
 * of noticed mutants per area and the others. `npm run bench mutation -- cart money` runs some areas; `--concurrency 1`.
 * `--conformance` changes the market, which the conformance run has to notice: a sample of `--sample 60` places that
 * `--seed 1` chooses, `-- --conformance points order` of those files only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS } from './mutation/areas.ts';
import { type Tried, tryPlaces } from './mutation/market-run.ts';
import { runArea } from './mutation/run-area.ts';
import { scoreOf } from './mutation/score.ts';

/** Least share of noticed mutants in each area, per cent. */
const BAR = 85;

const { values, positionals } = parseArgs({
  options: {
    concurrency: { type: 'string', default: '2' },
    conformance: { type: 'boolean', default: false },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const started = performance.now();
const minutes = () => ((performance.now() - started) / 60_000).toFixed(1);

const onOneLine = (text: string | null) => (text ?? 'nothing').replaceAll(/\s+/g, ' ').slice(0, 90);

function printTried({ place, ending, finding, journeys }: Tried) {
  const { file, line, kind, original, replacement } = place;
  console.log(`${ending.padEnd(15)}${String(journeys).padStart(3)} journeys  ${kind}`);
  console.log(`    ${file}:${line}  ${onOneLine(original)}  →  ${onOneLine(replacement)}`);
  if (finding !== '') console.log(`    ${finding.slice(0, 200)}`);
}

if (values.conformance) {
  const counts = new Map<string, number>();
  const wanted = { size: Number(values.sample), seed: Number(values.seed), only: positionals };
  await tryPlaces(wanted, (tried) => {
    counts.set(tried.ending, (counts.get(tried.ending) ?? 0) + 1);
    printTried(tried);
  });
  const all = [...counts].map(([ending, count]) => `${count} ${ending}`);
  console.log(`\n${all.join(', ')}, after ${minutes()} min`);
  process.exit();
}

const areas = AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (areas.length === 0)
  throw new Error(`The areas are: ${AREAS.map(({ name }) => name).join(', ')}`);

const folder = join(import.meta.dirname, 'mutation');
if (!existsSync(join(folder, 'node_modules', '@stryker-mutator'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm could not install Stryker; see its output above.');
}

for (const area of areas) {
  const { killed, survivors, equivalent, percent } = scoreOf(
    runArea(area, Number(values.concurrency)),
  );
  console.log(
    `${percent < BAR ? '✗' : ' '} ${area.name.padEnd(16)}${percent.toFixed(1).padStart(6)} %   ${killed} noticed, ${survivors.length} not, ${equivalent.length} equivalent   after ${minutes()} min`,
  );
  for (const { file, line, original, replacement, isUncovered } of survivors)
    console.log(
      `    ${file}:${line}  ${original}  →  ${replacement}${isUncovered ? '  (no test runs it)' : ''}`,
    );
  if (percent < BAR) process.exitCode = 1;
}
