import type { Json } from '../../contract/shape.ts';
import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { describe } from './issues.ts';

/** What must come back of what was sent. `at` says where in `data`, see `run/pick.ts`. */
export type Expectation = {
  /** in words: what this value is */
  what: string;
  at: string;
  /** somebody else asks: a wrong value is a leak */
  foreign?: true;
} & Rule;

type Rule =
  /** every value found is this one, and there is one */
  | { is: Json; plus?: number }
  /** one of the values found is this one */
  | { has: Json }
  /** none of the values found is one of these */
  | { lacks: Json }
  /** nothing is there */
  | { none: true }
  /** at most as many values as this */
  | { atMost: Json }
  | { below: Json }
  | { above: Json }
  /** prices in this order */
  | { order: 'asc' | 'desc' }
  /** every text holds this one */
  | { holds: Json }
  /** an amount that follows from others of the same answer: places with a sign in front */
  | { sum: readonly string[] };

const same = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return false;
  const numbers = [Number(one), Number(other)];
  const isNumber = (value: unknown) =>
    typeof value === 'number' || /^-?[\d.]+$/.test(String(value));
  return isNumber(one) && isNumber(other) ? numbers[0] === numbers[1] : one === other;
};

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
const holds = (text: unknown, part: Json) =>
  String(text).toLowerCase().includes(String(part).toLowerCase());
const cents = (value: unknown) => Math.round(Number(value) * 100);

function sumOf(data: unknown, places: readonly string[]): number {
  return places.reduce((total, place) => {
    const amounts = pickAll(data, place.slice(1)).map(cents);
    const amount = amounts.reduce((all, one) => all + one, 0);
    return place.startsWith('-') ? total - amount : total + amount;
  }, 0);
}

function isOrdered(values: readonly unknown[], order: 'asc' | 'desc'): boolean {
  const factor = order === 'asc' ? 1 : -1;
  return values.every(
    (value, at) => at === 0 || factor * (cents(value) - cents(values[at - 1])) >= 0,
  );
}

/** Whether the values are right, and what was due. */
function judge(rule: Expectation, found: readonly unknown[], data: unknown): [boolean, string] {
  if ('is' in rule) {
    const due = rule.plus === undefined ? rule.is : Number(rule.is) + rule.plus;
    return [found.length > 0 && found.every((one) => same(one, due)), describe(due)];
  }
  if ('has' in rule)
    return [found.some((one) => same(one, rule.has)), `${describe(rule.has)} among them`];
  if ('lacks' in rule) {
    const unwanted = listOf(rule.lacks);
    return [
      !found.some((one) => unwanted.some((other) => same(one, other))),
      `not ${unwanted.map((one) => describe(one)).join(', ')}`,
    ];
  }
  if ('none' in rule) return [found.length === 0, 'nothing'];
  if ('atMost' in rule)
    return [found.length <= Number(rule.atMost), `at most ${String(rule.atMost)} of them`];
  if ('below' in rule)
    return [found.every((one) => Number(one) < Number(rule.below)), `below ${String(rule.below)}`];
  if ('above' in rule)
    return [found.every((one) => Number(one) > Number(rule.above)), `above ${String(rule.above)}`];
  if ('order' in rule) return [isOrdered(found, rule.order), `in ${rule.order}ending order`];
  if ('holds' in rule)
    return [found.every((one) => holds(one, rule.holds)), `text with ${describe(rule.holds)}`];
  const due = sumOf(data, rule.sum);
  return [
    found.length > 0 && found.every((one) => cents(one) === due),
    `${rule.sum.join(' ').replace(/^\+/, '')} = ${(due / 100).toFixed(2)}`,
  ];
}

const patternOf = (at: string) =>
  `$.data${at === '' ? '' : `.${at}`}`.replaceAll(/\[[^\]]*\]/g, '[*]').replaceAll('.[', '[');

function told(found: readonly unknown[], { at }: Expectation): string {
  if (found.length === 0) return 'nothing';
  const key = /(\w+)$/.exec(at)?.[1] ?? '';
  const first = found.slice(0, 3).map((one) => describe(one, key));
  return found.length > 3 ? `${first.join(', ')} … (${found.length})` : first.join(', ');
}

/** What is not as it must be after what was sent. */
export function valueDifferences(
  expectations: readonly Expectation[],
  data: unknown,
): Difference[] {
  return expectations.flatMap((expectation) => {
    const found = pickAll(data, expectation.at);
    const [isRight, due] = judge(expectation, found, data);
    if (isRight) return [];
    return [
      {
        kind: expectation.foreign ? ('leak' as const) : ('wrong-value' as const),
        path: patternOf(expectation.at),
        at: patternOf(expectation.at),
        expected: `${expectation.what}: ${due}`,
        got: told(found, expectation),
      },
    ];
  });
}
