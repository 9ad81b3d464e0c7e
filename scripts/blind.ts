/**
 * Which fields no rule of the conformance run reads: replays the answers of a run with fields changed, and prints by
 * operation, by kind of change and by field how many are found. `-- --only couponList`, `-- --seed 2`; `-- --columns 6`
 * tries each column of the table of fields (2 of each field by default), `-- --seconds 900` of processor time (300).
 * `-- --unseen` lists the changes that are not found. Faults that only a later call would show, such as a session that
 * does not work, count as not found: a recording has no later call.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '#mocks/market/random.ts';
import {
  columnOf,
  COLUMNS,
  type Tried,
  tryByField,
} from '#tests/contract/conformance/mutants/by-field.ts';
import { type Mutant, mutantsOf } from '#tests/contract/conformance/mutants/mutants.ts';
import { recordRun } from '#tests/contract/conformance/mutants/recording.ts';

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    columns: { type: 'string', default: '2' },
    unseen: { type: 'boolean', default: false },
  },
});

const events = await recordRun();

const all = mutantsOf(events).filter(({ operation, path, group, what }) =>
  `${operation} ${path} ${group} ${what}`.includes(flags.only),
);
const random = seededRandom(Number(flags.seed));
const shuffled = all
  .map((mutant) => ({ mutant, lot: random() }))
  .toSorted((one, other) => one.lot - other.lot)
  .map(({ mutant }) => mutant);

const fieldOf = ({ operation, path }: Mutant) => `${operation} ${path || 'data'}`;
/** One change of each column of a field, of so many columns. */
const sample = [...Map.groupBy(shuffled, fieldOf).values()].flatMap((ofField) =>
  [...Map.groupBy(ofField, columnOf).values()]
    .slice(0, Number(flags.columns))
    .flatMap(([first]) => first ?? []),
);
const tried = tryByField(
  events,
  shuffled.filter((mutant) => sample.includes(mutant)),
  Number(flags.seconds),
);

const share = (found: number, of: number) => `${Math.round((100 * found) / of)} %`.padStart(6);
const countOf = (rows: readonly Tried[]) => rows.filter(({ isFound }) => isFound).length;

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

/** The fields with a change that no rule notices. */
function tableOfFields(): void {
  console.log(`\nunseen (x), found (.)   ${COLUMNS.join(', ')}`);
  const fields = [...Map.groupBy(tried, ({ mutant }) => fieldOf(mutant))];
  const blind = fields.filter(([, rows]) => rows.some(({ isFound }) => !isFound));
  for (const [name, rows] of blind.toSorted(([one], [other]) => one.localeCompare(other))) {
    const marks = COLUMNS.map((column) => {
      const own = rows.filter(({ mutant }) => columnOf(mutant) === column);
      return own.length === 0 ? ' ' : own.every(({ isFound }) => isFound) ? '.' : 'x';
    });
    console.log(`${marks.join(' ')}   ${name}`);
  }
  console.log(`${blind.length} of ${fields.length} fields have a change that is not noticed`);
}

table('operation', ({ operation }) => operation);
table('change', ({ group, what }) => `${group}: ${what}`);
table('kind', ({ group }) => group);
table('column', columnOf);
tableOfFields();
if (flags.unseen)
  for (const { mutant } of tried.filter(({ isFound }) => !isFound))
    console.log(`unseen  ${fieldOf(mutant)}: ${mutant.group}: ${mutant.what}`);
console.log(
  `\n${share(countOf(tried), tried.length)} of ${tried.length} changes found, of ${all.length} (seed ${flags.seed})`,
);
