/**
 * Which fields no rule of the conformance run watches: replays the answers of a run with one field of one operation
 * changed, and prints by kind of change and by operation how many are found. `-- --only couponList`, `-- --seconds 60`,
 * `-- --seed 2`, `-- --unseen` lists the changes that are not found. Faults that only a later call would show, such as a
 * session that does not work, count as not found: a recording has no later call.
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

const wanted = mutantsOf(events).filter(({ operation, path, group, what }) =>
  `${operation} ${path} ${group} ${what}`.includes(flags.only),
);
const random = seededRandom(Number(flags.seed));
const sample = wanted
  .map((mutant) => ({ mutant, lot: random() }))
  .toSorted((one, other) => one.lot - other.lot)
  .map(({ mutant }) => mutant);

const tried: { mutant: Mutant; isFound: boolean }[] = [];
const until = performance.now() + Number(flags.seconds) * 1000;
for (const mutant of sample) {
  if (performance.now() > until) break;
  const { hits, finding } = replay(events, mutant.operation, mutant.create());
  if (hits > 0) tried.push({ mutant, isFound: finding !== null });
}

const share = (found: number, of: number) => `${Math.round((100 * found) / of)} %`.padStart(6);
const countOf = (rows: typeof tried) => rows.filter(({ isFound }) => isFound).length;

function table(title: string, nameOf: (mutant: Mutant) => string): void {
  const groups = [...Map.groupBy(tried, ({ mutant }) => nameOf(mutant))].toSorted(
    ([, one], [, other]) => countOf(one) / one.length - countOf(other) / other.length,
  );
  console.log(`\nshare   found of tried   ${title}`);
  for (const [name, rows] of groups)
    console.log(
      `${share(countOf(rows), rows.length)}${String(countOf(rows)).padStart(8)} of ${String(rows.length).padEnd(8)}${name}`,
    );
}
table('operation', ({ operation }) => operation);
table('change', ({ group, what }) => `${group}: ${what}`);
table('kind', ({ group }) => group);
if (flags.unseen)
  for (const { mutant } of tried.filter(({ isFound }) => !isFound))
    console.log(
      `unseen  ${mutant.operation} ${mutant.path || 'data'}: ${mutant.group}: ${mutant.what}`,
    );
console.log(
  `\n${share(countOf(tried), tried.length)} of ${tried.length} changes found, of ${wanted.length} (seed ${flags.seed})`,
);
