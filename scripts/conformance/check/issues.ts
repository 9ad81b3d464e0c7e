import type { Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import type { Difference, Kind } from '../grade.ts';
import { isPersonal } from '../redact.ts';
import { exactPath, patternPath, type Place, placeOf } from './walk.ts';

/** The fields of a zod issue that are used here. */
interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  expected?: unknown;
  format?: unknown;
  values?: readonly unknown[];
  errors?: readonly (readonly Issue[])[];
  minimum?: unknown;
  maximum?: unknown;
}

export interface Validator {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined };
}

const MAX_LENGTH = 80;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null
        ? (here as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

/** Describes a value briefly for a report; `key` decides whether it is redacted. */
export function describe(value: unknown, key = ''): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no keys'}`;
  if (typeof value === 'string' && isPersonal(key)) return `text of ${value.length} characters`;
  const text = JSON.stringify(value);
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return value === null ? 'null' : `${typeof value} ${short}`;
}

/** Replaces the issue of a union by the issues of its best matching branch. */
function flattenUnion(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || !issue.errors) return [issue];
  const matchesType = (branch: readonly Issue[]) =>
    !branch.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type');
  const branch = issue.errors.find(matchesType);
  if (!branch) {
    const expected = issue.errors
      .flatMap((inner) => inner.map((one) => String(one.expected ?? 'another type')))
      .join(' or ');
    return [{ code: 'invalid_type', path: issue.path, message: issue.message, expected }];
  }
  return branch.flatMap((inner) =>
    flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }),
  );
}

/** Of another currency, perhaps. */
const FEW_DECIMALS = /^-?\d+(\.\d{1,4})?$/;
/** Amounts as floats, with exponents or separators; times with slashes, without seconds, with a zone. */
const isOtherSpelling = (format: string, got: string): boolean =>
  (format === 'money' && !FEW_DECIMALS.test(got)) ||
  (format === 'share' && !/\d/.test(got)) ||
  (format === 'gmt8-datetime' && /^\d{4}\D\d{1,2}\D\d{1,2}/.test(got));
/** Letters and digits, small: capitals and separators are a matter of spelling. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const LEAST_LETTERS = 5;
/** One letter is missing, too many, another one, or has changed places with the next. */
function isMisspelt(listed: string, got: string): boolean {
  if (listed.length < LEAST_LETTERS || Math.abs(listed.length - got.length) > 1) return false;
  let from = 0;
  while (from < listed.length && listed[from] === got[from]) from += 1;
  const [rest, own] = [listed.slice(from), got.slice(from)];
  return (
    rest.slice(1) === own ||
    own.slice(1) === rest ||
    rest.slice(1) === own.slice(1) ||
    (rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2))
  );
}
const isSpelling = (listed: unknown, got: unknown) =>
  typeof listed === 'string' &&
  typeof got === 'string' &&
  (plain(listed) === plain(got) || isMisspelt(plain(listed), plain(got)));

/** It has the right type, and loses its last digits. */
const isUnsafe = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

function kindOf(issue: Issue, got: unknown): Kind {
  if (got === undefined) return 'missing';
  if (got === null) return 'unexpected-null';
  if (isUnsafe(got)) return 'unsafe-integer';
  if (issue.code === 'too_big' || issue.code === 'too_small' || issue.code === 'not_multiple_of') {
    if (typeof got !== 'number') return 'limit';
    return got < 0 ? 'negative' : 'wrong-value';
  }
  if (issue.code === 'invalid_format')
    return isOtherSpelling(String(issue.format), String(got)) ? 'spelling' : 'format';
  const types = new Set((issue.values ?? []).map((value) => typeof value));
  if (issue.code === 'invalid_value' && types.has(typeof got))
    return (issue.values ?? []).some((one) => isSpelling(one, got)) ? 'spelling' : 'enum-value';
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof got === 'number')
    return 'format';
  return 'wrong-type';
}

function expectedOf(issue: Issue): string {
  if (issue.values)
    return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  if (issue.code === 'invalid_format') return `format ${String(issue.format)}`;
  if (issue.expected === 'int') return 'an integer that JavaScript can hold';
  return String(issue.expected ?? issue.message);
}

const issuesOf = (result: ReturnType<Validator['safeParse']>): Issue[] =>
  (result.error?.issues ?? [])
    .flatMap(flattenUnion)
    .filter(({ code }) => code !== 'unrecognized_keys');

const keyOf = ({ path }: Issue) => path.map(String).join('\n');

/** Keys that were left out and could have been null. */
function missingThatMayBeNull(
  validator: Validator,
  value: unknown,
  issues: readonly Issue[],
): ReadonlySet<string> {
  const missing = issues.filter(({ path }) => valueAt(value, path) === undefined);
  if (missing.length === 0) return new Set();
  const filled = structuredClone(value);
  for (const { path } of missing) {
    const holder = valueAt(filled, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof holder === 'object' && holder !== null && key !== undefined)
      Object.assign(holder, { [key]: null });
  }
  const still = new Set(issuesOf(validator.safeParse(filled)).map(keyOf));
  return new Set(missing.map(keyOf).filter((key) => !still.has(key)));
}

/** Converts validation issues to differences. Unknown fields are reported by `walk` instead. */
export function differencesOf(
  contract: Contract,
  validator: Validator,
  schema: Node,
  value: unknown,
  start: Place,
): Difference[] {
  const result = validator.safeParse(value);
  if (result.success) return [];
  const issues = issuesOf(result);
  const required = missingThatMayBeNull(validator, value, issues);
  return issues.map((issue) => {
    const got = valueAt(value, issue.path);
    const place = placeOf(contract, schema, start, issue.path, value);
    return {
      kind: required.has(keyOf(issue)) ? 'left-out' : kindOf(issue, got),
      path: patternPath(place),
      at: exactPath(place),
      expected: expectedOf(issue),
      got: isUnsafe(got) ? 'an integer above 2^53' : describe(got, String(issue.path.at(-1) ?? '')),
    };
  });
}
