import type { Market } from '#mocks/market/context.ts';
import { changeAt, type Leaf, valuesAt } from './leaves.ts';
import { type Act, type Input, isSame, type Outcome, type Tree, type Turn } from './turn.ts';

/** The value stays as it is: the change does not apply to it. */
const NONE = Symbol('none');
type Changed = unknown;

interface ValueKind {
  name: string;
  fits: (leaf: Leaf) => boolean;
  /** @param last the first value of the successful call before; undefined without one */
  change: (value: unknown, leaf: Leaf, last: unknown) => Changed;
}

const typeOf = ({ schema }: Leaf): unknown =>
  Array.isArray(schema.type) ? schema.type[0] : schema.type;
export const isId = ({ name }: Leaf): boolean => /(^|[a-z])(ids?|Ids?|No)$/.test(name);
const enumOf = ({ schema }: Leaf): unknown[] => (Array.isArray(schema.enum) ? schema.enum : []);
const isText = (leaf: Leaf) =>
  typeOf(leaf) === 'string' && enumOf(leaf).length === 0 && !isId(leaf);
/** Mail addresses have no case, and numbers no letters. */
const hasCase = (leaf: Leaf) => isText(leaf) && !/mail|phone|code|captcha|price/i.test(leaf.name);
const isFreeText = (leaf: Leaf) =>
  isText(leaf) && leaf.schema.pattern === undefined && leaf.schema.format === undefined;
const isNumber = (leaf: Leaf) =>
  ['integer', 'number'].includes(String(typeOf(leaf))) && enumOf(leaf).length === 0 && !isId(leaf);

const ofText =
  (change: (text: string) => string) =>
  (value: unknown): Changed =>
    typeof value === 'string' && change(value) !== value ? change(value) : NONE;
const plus = (by: number) => (value: unknown) => (typeof value === 'number' ? value + by : NONE);

/** What a server reads in place of a value. */
const VALUES: readonly ValueKind[] = [
  {
    name: 'left out',
    fits: ({ place }) => place !== 'params',
    change: (value, { schema }) =>
      value === undefined || value === schema.default ? NONE : schema.default,
  },
  {
    name: 'of the call before',
    fits: () => true,
    change: (value, _, last) =>
      last === undefined || JSON.stringify(last) === JSON.stringify(value) ? NONE : last,
  },
  {
    name: 'cut',
    fits: isFreeText,
    change: ofText((text) => Array.from(text).slice(0, -1).join('')),
  },
  { name: 'small letters', fits: hasCase, change: ofText((text) => text.toLowerCase()) },
  { name: 'one more', fits: isNumber, change: plus(1) },
  { name: 'one less', fits: isNumber, change: plus(-1) },
  {
    name: 'flipped',
    fits: (leaf) => typeOf(leaf) === 'boolean',
    change: (value) => (typeof value === 'boolean' ? !value : NONE),
  },
  {
    name: 'next of the enum',
    fits: (leaf) => enumOf(leaf).length > 1,
    change: (value, leaf) => {
      const all = enumOf(leaf);
      const at = all.indexOf(value);
      return at < 0 ? NONE : all[(at + 1) % all.length];
    },
  },
];

/** A refusal of what is legal is another kind of fault, which every run finds. */
const silent = (outcome: Outcome | null, { honest }: Turn): Outcome =>
  !outcome || outcome.error ? honest : outcome;

const changing =
  (leaf: Leaf, { change }: ValueKind): Act =>
  async (turn) => {
    const [last] = turn.last ? valuesAt(turn.last, leaf) : [];
    let isChanged = false;
    const input = changeAt(turn.input, leaf, (value) => {
      const changed = change(value, leaf, last);
      if (changed === NONE) return value;
      isChanged = true;
      return changed;
    });
    return isChanged ? silent(await turn.attempt(input as never), turn) : null;
  };

/** Each kind that a value of a request can have. */
export const valueActs = (leaf: Leaf): { kind: string; act: Act }[] =>
  VALUES.filter(({ fits }) => fits(leaf)).map((one) => ({
    kind: `input ${one.name}`,
    act: changing(leaf, one),
  }));

const MOST_TWINS = 8;
const rowsIn = (value: unknown, depth: number): Tree[][] => {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((one) => rowsIn(one, depth - 1));
  return Array.isArray(value) && typeof value[0] === 'object' ? [value as Tree[], ...inner] : inner;
};

/** Ids of the same kind that the same member has, the next ones first. */
function twinsOf({ state, catalogue }: Market, value: unknown): unknown[] {
  const found = new Set<unknown>();
  for (const rows of rowsIn({ ...state, catalogue: { ...catalogue } }, 4)) {
    const keys = Object.keys(rows[0] ?? {}).filter((key) => /^(id|no|.+Id|.+No)$/.test(key));
    for (const key of keys) {
      const at = rows.findIndex((row) => String(row[key]) === String(value));
      const own = rows[at];
      if (!own) continue;
      for (const row of [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()])
        if (row.userId === own.userId && row[key] !== value && found.size < MOST_TWINS)
          found.add(row[key]);
    }
  }
  return [...found];
}

/** Acts on another object of the same member. */
export const ofTwin =
  (leaf: Leaf): Act =>
  async (turn) => {
    const [value] = valuesAt(turn.input, leaf);
    const twins = value === undefined || turn.honest.error ? [] : twinsOf(turn.ask.market, value);
    if (twins.length === 0) return null;
    for (const twin of twins) {
      const input = changeAt(turn.input, leaf, (one) => (one === value ? twin : one));
      const outcome = await turn.attempt(input as never);
      if (outcome && !outcome.error && !isSame(outcome, turn.honest)) return outcome;
    }
    return turn.honest;
  };

/** Acts on all objects of the member. */
export const ofAll =
  (leaf: Leaf): Act =>
  async (turn) => {
    const [value] = valuesAt(turn.input, leaf);
    const twins = value === undefined || turn.honest.error ? [] : twinsOf(turn.ask.market, value);
    if (twins.length === 0) return null;
    let { after } = turn.honest;
    for (const twin of twins) {
      const input = changeAt(turn.input, leaf, (one) => (one === value ? twin : one));
      const outcome = await turn.attempt(input as never, after);
      if (outcome && !outcome.error) ({ after } = outcome);
    }
    return { ...turn.honest, after };
  };

const withList =
  (leaf: Leaf, change: (list: readonly unknown[]) => unknown[]): Act =>
  async (turn) => {
    const isLong = valuesAt(turn.input, leaf).some((one) => Array.isArray(one) && one.length > 1);
    if (!isLong || turn.honest.error) return null;
    const input: Input = changeAt(turn.input, leaf, (one) =>
      Array.isArray(one) ? change(one) : one,
    );
    return silent(await turn.attempt(input as never), turn);
  };

export const listActs = (leaf: Leaf): { kind: string; act: Act }[] => [
  { kind: 'only the first of a list', act: withList(leaf, (list) => list.slice(0, 1)) },
  { kind: 'all but the last of a list', act: withList(leaf, (list) => list.slice(0, -1)) },
];
