import type { Exchange } from '#scripts/conformance/exchange.ts';
import { isTree } from '#scripts/conformance/rules/call.ts';
import { pick } from '#scripts/conformance/run/pick.ts';
import { type Change, type Event, isSuccess } from './recording.ts';

/** A fault of one field, or of the whole answer, of one operation. */
export interface Mutant {
  operation: string;
  /** path in `data`, with `*` for rows and keys of maps; '' for all of it */
  path: string;
  /** name of the change */
  what: string;
  /** a change for one replay: it may remember what it has seen */
  create(): Change;
}

type Leaf = (value: unknown, rows: readonly unknown[], at: number, memory: Memory) => unknown;
interface Memory {
  first?: unknown;
}
interface Kind {
  what: string;
  fits: (values: readonly unknown[]) => boolean;
  change: Leaf;
}

const AMOUNT = /^-?\d+\.\d\d$/;
const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !AMOUNT.test(value) && !STAMP.test(value);
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && AMOUNT.test(value);
const isStamp = (value: unknown): value is string => typeof value === 'string' && STAMP.test(value);
const some =
  (is: (value: unknown) => boolean) =>
  (values: readonly unknown[]): boolean =>
    values.some(is);
const varies = (values: readonly unknown[]): boolean =>
  new Set(values.filter((one) => one !== null && one !== '').map((one) => JSON.stringify(one)))
    .size > 1;
const isNumber = (value: unknown): value is number => typeof value === 'number';

const shifted = (text: string, hours: number): string => {
  const time = new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + hours * 3_600_000);
  return time.toISOString().slice(0, 19).replace('T', ' ');
};
const when =
  (is: (value: unknown) => boolean, change: (value: never) => unknown): Leaf =>
  (value) =>
    is(value) ? change(value as never) : value;

/** Changes of a value. */
const KINDS: readonly Kind[] = [
  { what: '+1', fits: some(isNumber), change: when(isNumber, (value: number) => value + 1) },
  { what: '0', fits: some((one) => isNumber(one) && one !== 0), change: when(isNumber, () => 0) },
  {
    what: '+0.01',
    fits: some(isAmount),
    change: when(isAmount, (value: string) => (Number(value) + 0.01).toFixed(2)),
  },
  {
    what: 'no cents',
    fits: some((one) => isAmount(one) && !one.endsWith('.00')),
    change: when(isAmount, (value: string) => `${value.split('.')[0] ?? ''}.00`),
  },
  {
    what: '+8 h',
    fits: some(isStamp),
    change: when(isStamp, (value: string) => shifted(value, 8)),
  },
  {
    what: '-1 day',
    fits: some(isStamp),
    change: when(isStamp, (value: string) => shifted(value, -24)),
  },
  {
    what: 'not',
    fits: some((one) => typeof one === 'boolean'),
    change: when(
      (one) => typeof one === 'boolean',
      (value: boolean) => !value,
    ),
  },
  {
    what: 'false',
    fits: (values) => values.includes(true),
    change: when(
      (one) => one === true,
      () => false,
    ),
  },
  { what: 'empty', fits: some(isText), change: when(isText, () => '') },
  {
    what: 'null',
    fits: some((one) => one !== null && one !== ''),
    change: (value) => (Array.isArray(value) ? value : null),
  },
  {
    what: 'cut',
    fits: some((one) => isText(one) && one.length > 3),
    change: when(isText, (value: string) => (value.length > 3 ? value.slice(0, -1) : value)),
  },
  {
    what: 'first of all',
    fits: varies,
    change: (value, _, __, memory) =>
      value === null || value === '' || Array.isArray(value) ? value : (memory.first ??= value),
  },
  {
    what: 'of the next row',
    fits: varies,
    change: (value, rows, at) =>
      rows.length > 1 && !Array.isArray(value) ? rows[(at + 1) % rows.length] : value,
  },
  {
    what: 'no last row',
    fits: some(hasRows(1)),
    change: when(hasRows(1), (rows: unknown[]) => rows.slice(0, -1)),
  },
  { what: 'no rows', fits: some(hasRows(1)), change: when(hasRows(1), () => []) },
  {
    what: 'other order',
    fits: some(hasRows(2)),
    change: when(hasRows(2), (rows: unknown[]) => rows.toReversed()),
  },
  {
    what: 'last row of the first',
    fits: some(hasRows(2)),
    change: when(hasRows(2), (rows: unknown[]) => [...rows.slice(0, -1), rows[0]]),
  },
];
function hasRows(least: number) {
  return (value: unknown): boolean => Array.isArray(value) && value.length >= least;
}

const OF_LISTS = new Set(['no last row', 'no rows', 'other order', 'last row of the first']);

/** Objects with free keys, such as options, have one path for all of them. */
const MAPS = new Set(['productValue']);

type Visit = (parent: Record<string | number, unknown>, key: string | number, path: string) => void;
function visit(
  parent: Record<string | number, unknown>,
  key: string | number,
  path: string,
  call: Visit,
) {
  call(parent, key, path);
  const value = parent[key];
  if (Array.isArray(value))
    value.forEach((_, at) => visit(value as never, at, join(path, '*'), call));
  else if (isTree(value))
    for (const name of Object.keys(value))
      visit(value, name, join(path, MAPS.has(String(key)) ? '*' : name), call);
}
const join = (path: string, step: string) => (path === '' ? step : `${path}.${step}`);

function changeAt(path: string, change: Leaf): Change {
  const memory: Memory = {};
  return (data) => {
    const root = { data };
    const slots: { parent: Record<string | number, unknown>; key: string | number }[] = [];
    visit(root, 'data', '', (parent, key, here) => {
      if (here === path) slots.push({ parent, key });
    });
    const rows = slots.map(({ parent, key }) => parent[key]);
    for (const [at, { parent, key }] of slots.entries())
      parent[key] = change(parent[key], rows, at, memory);
    return root.data;
  };
}

const requestOf = ({ url, token, language }: Exchange) => `${language ?? ''} ${token ?? ''} ${url}`;

/** Answers of caches: what the same request got the first time, or the last time. */
const OF_CACHES: readonly { what: string; create: () => Change }[] = [
  {
    what: 'the first answer again',
    create: () => {
      const first = new Map<string, unknown>();
      return (data, exchange) => {
        const key = requestOf(exchange);
        if (!first.has(key)) first.set(key, data);
        return structuredClone(first.get(key));
      };
    },
  },
  {
    what: 'the answer before',
    create: () => {
      const last = new Map<string, unknown>();
      return (data, exchange) => {
        const key = requestOf(exchange);
        const before = last.get(key) ?? data;
        last.set(key, structuredClone(data));
        return structuredClone(before);
      };
    },
  },
];

/** All faults of the fields that a run has seen. */
export function mutantsOf(events: readonly Event[]): Mutant[] {
  const values = new Map<string, Map<string, unknown[]>>();
  const reading = new Set<string>();
  for (const event of events) {
    if (!('exchange' in event) || !isSuccess(event.exchange)) continue;
    const { operation, answer } = event.exchange;
    if (operation.reading) reading.add(operation.id);
    const data = 'status' in answer ? pick(answer.json?.value, 'data') : null;
    const fields = values.get(operation.id) ?? new Map<string, unknown[]>();
    values.set(operation.id, fields);
    visit({ data }, 'data', '', (parent, key, path) => {
      const value = parent[key];
      if (isTree(value)) return;
      const seen = fields.get(path) ?? [];
      fields.set(path, seen);
      seen.push(value);
    });
  }
  return [...values].flatMap(([operation, fields]) => [
    ...(reading.has(operation) ? OF_CACHES.map((one) => ({ operation, path: '', ...one })) : []),
    ...[...fields].flatMap(([path, seen]) =>
      KINDS.filter(
        ({ what, fits }) => fits(seen) && OF_LISTS.has(what) === seen.some(Array.isArray),
      ).map(({ what, change }) => ({
        operation,
        path,
        what,
        create: () => changeAt(path, change),
      })),
    ),
  ]);
}
