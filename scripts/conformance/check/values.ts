import type { Json } from '../../contract/shape.ts';
import type { Difference } from '../grade.ts';
import type { Expectation } from '../own/types.ts';
import { pickAll } from '../run/pick.ts';
import { textOf, units } from '../rules/amount.ts';
import { describe } from './issues.ts';

const same = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return false;
  const numbers = [Number(one), Number(other)];
  const isNumber = (value: unknown) =>
    typeof value === 'number' || /^-?[\d.]+$/.test(String(value));
  return isNumber(one) && isNumber(other) ? numbers[0] === numbers[1] : one === other;
};

const toList = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
const contains = (text: unknown, part: Json) =>
  String(text).toLowerCase().includes(String(part).toLowerCase());
const cents = (value: unknown) => Math.round(Number(value) * 100);

/** The sum in decimal arithmetic; null if an amount cannot be read. */
function sumOf(data: unknown, places: readonly string[]): bigint | null {
  return places.reduce<bigint | null>((total, place) => {
    const amounts = pickAll(data, place.slice(1)).map(units);
    if (total === null || amounts.includes(null)) return null;
    const amount = amounts.reduce<bigint>((all, one) => all + (one ?? 0n), 0n);
    return place.startsWith('-') ? total - amount : total + amount;
  }, 0n);
}

function isOrdered(values: readonly unknown[], order: 'asc' | 'desc'): boolean {
  const factor = order === 'asc' ? 1 : -1;
  return values.every(
    (value, at) => at === 0 || factor * (cents(value) - cents(values[at - 1])) >= 0,
  );
}

/** Returns whether the values match, and a description of the expected value. */
function evaluate(rule: Expectation, found: readonly unknown[], data: unknown): [boolean, string] {
  if ('is' in rule) {
    const due = rule.plus === undefined ? rule.is : Number(rule.is) + rule.plus;
    return [found.length > 0 && found.every((one) => same(one, due)), describe(due)];
  }
  if ('has' in rule)
    return [found.some((one) => same(one, rule.has)), `a value ${describe(rule.has)}`];
  if ('lacks' in rule) {
    const unwanted = toList(rule.lacks);
    return [
      !found.some((one) => unwanted.some((other) => same(one, other))),
      `not ${unwanted.map((one) => describe(one)).join(', ')}`,
    ];
  }
  if ('none' in rule) return [found.length === 0, 'no value'];
  if ('atMost' in rule)
    return [found.length <= Number(rule.atMost), `at most ${String(rule.atMost)} values`];
  if ('below' in rule)
    return [found.every((one) => Number(one) < Number(rule.below)), `below ${String(rule.below)}`];
  if ('above' in rule)
    return [found.every((one) => Number(one) > Number(rule.above)), `above ${String(rule.above)}`];
  if ('order' in rule) return [isOrdered(found, rule.order), `in ${rule.order}ending order`];
  if ('holds' in rule)
    return [found.every((one) => contains(one, rule.holds)), `text with ${describe(rule.holds)}`];
  const due = sumOf(data, rule.sum);
  return [
    found.length > 0 && (due === null || found.every((one) => units(one) === due)),
    `${rule.sum.join(' ').replace(/^\+/, '')} = ${due === null ? 'an amount' : textOf(due)}`,
  ];
}

const patternOf = (at: string) =>
  `$.data${at === '' ? '' : `.${at}`}`.replaceAll(/\[[^\]]*\]/g, '[*]').replaceAll('.[', '[');

function describeFound(found: readonly unknown[], { at }: Expectation): string {
  if (found.length === 0) return 'no value';
  const key = /(\w+)$/.exec(at)?.[1] ?? '';
  const first = found.slice(0, 3).map((one) => describe(one, key));
  return found.length > 3 ? `${first.join(', ')} … (${found.length})` : first.join(', ');
}

/** Reports expectations that an answer does not meet. */
export function valueDifferences(
  expectations: readonly Expectation[],
  data: unknown,
): Difference[] {
  return expectations.flatMap((expectation) => {
    const found = pickAll(data, expectation.at);
    const [isMet, expected] = evaluate(expectation, found, data);
    if (isMet) return [];
    return [
      {
        kind: expectation.foreign ? ('leak' as const) : ('wrong-value' as const),
        path: patternOf(expectation.at),
        at: patternOf(expectation.at),
        expected: `${expectation.what}: ${expected}`,
        got: describeFound(found, expectation),
      },
    ];
  });
}
