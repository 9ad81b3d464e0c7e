/**
 * Which changes no rule notices. Replays try changes of many fields together: a finding at a field of that name says that
 * its change was noticed, and what is left when there are others is tried again in halves.
 */
import type { Mutant } from './mutants.ts';
import { type Change, type Event, type Noticed, replay } from './recording.ts';

export interface Tried {
  mutant: Mutant;
  isFound: boolean;
}

/** What a server does to a field, as the columns of the table. */
export const COLUMNS = ['constant', 'before', 'next', 'swapped', 'cut', 'other'] as const;
export type Column = (typeof COLUMNS)[number];

const CONSTANT =
  /^(null|.*: (that of the first answer|the first answer again|0|0\.00|true|false|empty|no rows))$/;
const BEFORE = /: the (value|answer) before$/;
const SWAPPED = /^of another field|: (other order|the (first|last) two changed)$/;
const CUT =
  /^(text is cut|letters change)|: (no cents|midnight|without query|no (last|first) row)$/;

export function columnOf({ group, what }: Mutant): Column {
  const name = group === what ? group : `${group}: ${what}`;
  if (CONSTANT.test(name)) return 'constant';
  if (BEFORE.test(name)) return 'before';
  if (name.endsWith('that of the next row')) return 'next';
  if (SWAPPED.test(name)) return 'swapped';
  return CUT.test(name) ? 'cut' : 'other';
}

const nameIn = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '*' && step !== '')
    .at(-1) ?? '';

const MOST_TOGETHER = 40;
const MOST_OF_ONE = 4;
/** Another id makes another thing of an object, which every rule notices at other fields. */
const isAlone = ({ path }: Mutant) => path === '' || /(^|\.|[a-z])(id|Id|No)$/.test(path);

/** Changes that the names of their fields distinguish. */
function together(mutants: readonly Mutant[]): Mutant[][] {
  const batches: { names: Set<string>; operations: string[]; mutants: Mutant[] }[] = [];
  for (const mutant of mutants) {
    const { operation, path } = mutant;
    const name = nameIn(path);
    const fits = isAlone(mutant)
      ? undefined
      : batches.find(
          ({ names, operations, mutants: own }) =>
            own.length < MOST_TOGETHER &&
            !own.some(isAlone) &&
            !names.has(name) &&
            operations.filter((one) => one === operation).length < MOST_OF_ONE,
        );
    const batch = fits ?? { names: new Set(), operations: [], mutants: [] };
    if (!fits) batches.push(batch);
    batch.names.add(name);
    batch.operations.push(operation);
    batch.mutants.push(mutant);
  }
  return batches.map(({ mutants: own }) => own);
}

/** One change of all, and which of them made a difference. */
function allOf(mutants: readonly Mutant[], effective: Set<Mutant>): Map<string, Change> {
  const made = mutants.map((mutant) => ({ mutant, change: mutant.create() }));
  return new Map(
    [...Map.groupBy(made, ({ mutant }) => mutant.operation)].map(([operation, changes]) => [
      operation,
      (data, exchange) =>
        changes.reduce((value, { mutant, change }) => {
          const before = JSON.stringify(value);
          const after = change(value, exchange);
          if (JSON.stringify(after) !== before) effective.add(mutant);
          return after;
        }, data),
    ]),
  );
}

function tryBatch(
  events: readonly Event[],
  mutants: readonly Mutant[],
  known: ReadonlySet<string>,
): Tried[] {
  const effective = new Set<Mutant>();
  const isOne = mutants.length === 1;
  const { noticed } = replay(events, allOf(mutants, effective), { continues: !isOne, known });
  const tried = mutants.filter((mutant) => effective.has(mutant));
  const result = (isFound: boolean) => (mutant: Mutant) => ({ mutant, isFound });
  if (isOne || noticed.length === 0) return tried.map(result(noticed.length > 0));
  const isAt = (mutant: Mutant, { path }: Noticed) => nameIn(path) === nameIn(mutant.path);
  const found = tried.filter((mutant) => noticed.some((one) => isAt(mutant, one)));
  const rest = tried.filter((mutant) => !found.includes(mutant));
  const isExplained = noticed.every((one) => found.some((mutant) => isAt(mutant, one)));
  if (rest.length === 0) return found.map(result(true));
  const half = Math.ceil(rest.length / 2);
  const others = isExplained
    ? rest.map(result(false))
    : found.length > 0
      ? tryBatch(events, rest, known)
      : [rest.slice(0, half), rest.slice(half)].flatMap((part) => tryBatch(events, part, known));
  return [...found.map(result(true)), ...others];
}

/** Tries changes, as many as there is processor time for. */
export function tryByField(
  events: readonly Event[],
  mutants: readonly Mutant[],
  seconds: number,
): Tried[] {
  const clean = replay(events, new Map(), { continues: true });
  const known = new Set(clean.noticed.map(({ text }) => text));
  const start = process.cpuUsage().user;
  return together(mutants).flatMap((batch) =>
    (process.cpuUsage().user - start) / 1e6 < seconds ? tryBatch(events, batch, known) : [],
  );
}
