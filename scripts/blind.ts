/**
 * Which fields no rule of the conformance run watches: replays the answers of a run with one field of one operation
 * changed, and prints by operation how many changes are found. `-- --only couponList`, `-- --seconds 60`, `-- --seed 2`,
 * `-- --unseen` lists the changes that are not found. Faults that only a later call would show, such as a session that
 * does not work, count as not found: a recording has no later call.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '#mocks/market/random.ts';
import { type Mutant, mutantsOf } from '#tests/contract/conformance/mutants/mutants.ts';
import { recordRun, replay } from '#tests/contract/conformance/mutants/recording.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    unseen: { type: 'boolean', default: false },
  },
});

const events = await recordRun();
const clean = replay(events, null, (data) => data);
if (clean.finding !== null) throw new Error(`Without a change: ${clean.finding}`);

const wanted = mutantsOf(events).filter(({ operation, path, what }) =>
  `${operation} ${path} ${what}`.includes(flags.only),
);
const random = seededRandom(Number(flags.seed));
const sample = wanted
  .map((mutant) => ({ mutant, lot: random() }))
  .toSorted((one, other) => one.lot - other.lot)
  .map(({ mutant }) => mutant);

const counts = new Map<string, { tried: number; found: number; unseen: Mutant[] }>();
const until = performance.now() + Number(flags.seconds) * 1000;
for (const mutant of sample) {
  if (performance.now() > until) break;
  const { operation } = mutant;
  const { hits, finding } = replay(events, operation, mutant.create());
  if (hits === 0) continue;
  const count = counts.get(operation) ?? { tried: 0, found: 0, unseen: [] };
  counts.set(operation, count);
  count.tried += 1;
  if (finding === null) count.unseen.push(mutant);
  else count.found += 1;
}

const share = (found: number, tried: number) =>
  `${Math.round((100 * found) / tried)} %`.padStart(6);
const rows = [...counts].toSorted(
  ([, one], [, other]) => one.found / one.tried - other.found / other.tried,
);
console.log('share   found of tried   operation');
for (const [operation, { tried, found, unseen }] of rows) {
  console.log(
    `${share(found, tried)}${String(found).padStart(8)} of ${String(tried).padEnd(8)}${operation}`,
  );
  if (flags.unseen)
    for (const { path, what } of unseen) console.log(`${' '.repeat(24)}${path || 'data'}: ${what}`);
}
const all = rows.map(([, count]) => count);
const tried = all.reduce((sum, one) => sum + one.tried, 0);
const found = all.reduce((sum, one) => sum + one.found, 0);
console.log(
  `\n${share(found, tried)} of ${tried} changes found, of ${wanted.length} in ${counts.size} operations (seed ${flags.seed})`,
);
