/**
 * Plants faults behind the conformance run, one at a time, and prints how each ends: found as what it is, seen, unseen
 * or never reached. `-- --list others`, `-- --only "the total|the price"`, `-- --findings`. `-- --matrix` plants faults
 * that are derived from the contract, for each operation: `--only logout`, `--seconds 600` of processor
 * time, `--part 1/2` of them.
 */
import { parseArgs } from 'node:util';
import { GRADE_NAMES } from './conformance/grade.ts';
import { PLANTED } from '#tests/contract/conformance/planted/all.ts';
import type { PlantedFault } from '#tests/contract/conformance/planted/plant.ts';
import { type Result, startPlanting } from '#tests/contract/conformance/planted/run.ts';
import { printMatrix } from '#tests/contract/conformance/matrix/table.ts';

const { values: flags } = parseArgs({
  options: {
    list: { type: 'string' },
    only: { type: 'string' },
    findings: { type: 'boolean', default: false },
    matrix: { type: 'boolean', default: false },
    seconds: { type: 'string', default: 'Infinity' },
    part: { type: 'string', default: '1/1' },
  },
});
if (flags.matrix) {
  await printMatrix({ only: flags.only, seconds: Number(flags.seconds), part: flags.part });
  process.exit();
}
const OUTCOMES = ['found', 'seen', 'unseen', 'never reached'] as const;

function line({ fault, outcome, hits, exit, findings, report }: Result): string {
  const first = findings
    .slice(0, flags.findings ? 12 : 1)
    .map(({ rule, kind, grade, operation, path, expected, got }) =>
      `${rule} ${kind} (${GRADE_NAMES[grade]}) ${operation} ${path}: expected ${expected}, got ${got}`.slice(
        0,
        260,
      ),
    );
  return [
    `${outcome.padEnd(14)}${String(hits).padStart(4)} answers  exit ${exit}  ${fault.about.padEnd(10)}${fault.name}`,
    ...(outcome === 'found' && !flags.findings
      ? []
      : first.map((one) => `${' '.repeat(20)}${one}`)),
    ...(fault.about === 'coverage'
      ? report.notRun.map((one) => `${' '.repeat(20)}not run: ${one}`)
      : []),
    ...(findings.length > first.length && flags.findings
      ? [`${' '.repeat(20)}and ${findings.length - first.length} more`]
      : []),
  ].join('\n');
}

const isWanted = ({ name }: PlantedFault) =>
  flags.only === undefined || flags.only.split('|').some((part) => name.includes(part));

const planting = await startPlanting();
console.log(
  `Without a fault: ${planting.clean.findings.length} findings, ${planting.clean.notRun.length} steps not run, ${planting.clean.exchanges} exchanges`,
);
let isComplete = true;
for (const [list, faults] of Object.entries(PLANTED)) {
  if (flags.list !== undefined && flags.list !== list) continue;
  const results: Result[] = [];
  for (const fault of faults.filter(isWanted)) {
    const result = await planting.plant(fault);
    results.push(result);
    console.log(line(result));
  }
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `\n${list}: ${results.length} faults, ${OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}\n`,
  );
  isComplete &&= count('found') === results.length;
}
planting.close();
process.exitCode = isComplete ? 0 : 1;
