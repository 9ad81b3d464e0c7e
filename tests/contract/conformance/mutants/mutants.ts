import { isTree } from '#scripts/conformance/rules/call.ts';
import { pick } from '#scripts/conformance/run/pick.ts';
import { ANSWERS } from './answers.ts';
import { type Kind, KINDS, type Memory } from './kinds.ts';
import { type Change, type Event, isSuccess } from './recording.ts';

/** A fault of one field, or of the whole answer, of one operation. */
export interface Mutant {
  operation: string;
  /** path in `data`, with `*` for rows and keys of maps; '' for all of it */
  path: string;
  /** faults of one cause */
  group: string;
  /** name of the change */
  what: string;
  /** a change for one replay: it may remember what it has seen */
  create(): Change;
}

/** Objects with free keys, such as options, have one path for all of them. */
const MAPS = new Set(['productValue']);
/** JSON, HTML and addresses are no letters. */
const NOT_WRITTEN = /^\s*[[{<]|^https?:/;

type Parent = Record<string | number, unknown>;
type Visit = (parent: Parent, key: string | number, path: string) => void;
function visit(parent: Parent, key: string | number, path: string, call: Visit) {
  call(parent, key, path);
  const value = parent[key];
  if (Array.isArray(value))
    value.forEach((_, at) => visit(value as never, at, join(path, '*'), call));
  else if (isTree(value))
    for (const name of Object.keys(value))
      visit(value, name, join(path, MAPS.has(String(key)) ? '*' : name), call);
}
const join = (path: string, step: string) => (path === '' ? step : `${path}.${step}`);

function changeAt(path: string, { fits, change }: Kind, all: readonly unknown[]): Change {
  const memory: Memory = {};
  return (data) => {
    const root = { data };
    const slots: { parent: Parent; key: string | number }[] = [];
    visit(root, 'data', '', (parent, key, here) => {
      if (here === path) slots.push({ parent, key });
    });
    const rows = slots.map(({ parent, key }) => parent[key]);
    const parents = slots.map(({ parent }) => ({ ...parent }));
    for (const [at, { parent, key }] of slots.entries()) {
      const value = rows[at];
      if (!fits(value)) continue;
      const around = { rows, at, parent: parents[at] ?? parent, key, all, memory };
      parent[key] = change(value as never, around);
    }
    return root.data;
  };
}

/** Whether a change makes a difference to one of the values. */
const applies = ({ fits, group }: Kind, values: readonly unknown[]): boolean =>
  values.some(
    (value) => fits(value) && !(group === 'letters change' && NOT_WRITTEN.test(String(value))),
  );

interface Seen {
  isReading: boolean;
  exchanges: Extract<Event, { exchange: unknown }>['exchange'][];
  fields: Map<string, unknown[]>;
}

function seenIn(events: readonly Event[]): Map<string, Seen> {
  const operations = new Map<string, Seen>();
  for (const event of events) {
    if (!('exchange' in event) || !isSuccess(event.exchange)) continue;
    const { operation, answer } = event.exchange;
    const seen = operations.get(operation.id) ?? {
      isReading: operation.reading,
      exchanges: [],
      fields: new Map<string, unknown[]>(),
    };
    operations.set(operation.id, seen);
    seen.exchanges.push(event.exchange);
    const data = 'status' in answer ? pick(answer.json?.value, 'data') : null;
    visit({ data }, 'data', '', (parent, key, path) => {
      const value = parent[key];
      if (isTree(value)) return;
      const values = seen.fields.get(path) ?? [];
      seen.fields.set(path, values);
      values.push(value);
    });
  }
  return operations;
}

const ofAnswers = (operation: string, { isReading, exchanges }: Seen): Mutant[] =>
  isReading
    ? ANSWERS.filter(({ fits }) => exchanges.some(fits)).map(({ what, group, create }) => ({
        operation,
        path: '',
        what,
        group,
        create,
      }))
    : [];

/** All faults of the fields that a run has seen. */
export const mutantsOf = (events: readonly Event[]): Mutant[] =>
  [...seenIn(events)].flatMap(([operation, seen]) => [
    ...ofAnswers(operation, seen),
    ...[...seen.fields].flatMap(([path, values]) => {
      const all = [...new Set(values)].filter((one) => one !== null && one !== '');
      const isList = values.some(Array.isArray);
      return KINDS.filter(
        (kind) => (kind.ofLists === true) === isList && applies(kind, values),
      ).map((kind) => ({
        operation,
        path,
        group: kind.group,
        what: kind.what,
        create: () => changeAt(path, kind, all),
      }));
    }),
  ]);
