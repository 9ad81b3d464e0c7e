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

function kindOf(issue: Issue, got: unknown): Kind {
  if (got === undefined) return 'missing';
  if (got === null) return 'unexpected-null';
  if (issue.code === 'too_big' || issue.code === 'too_small' || issue.code === 'not_multiple_of')
    return 'limit';
  if (issue.code === 'invalid_format') return 'format';
  const types = new Set((issue.values ?? []).map((value) => typeof value));
  if (issue.code === 'invalid_value' && types.has(typeof got)) return 'enum-value';
  // An integer above the safe range has the right type.
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof got === 'number')
    return Number.isInteger(got) ? 'limit' : 'format';
  return 'wrong-type';
}

function expectedOf(issue: Issue): string {
  if (issue.values)
    return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  if (issue.code === 'invalid_format') return `format ${String(issue.format)}`;
  return String(issue.expected ?? issue.message);
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
  const issues = (result.error?.issues ?? [])
    .flatMap(flattenUnion)
    .filter(({ code }) => code !== 'unrecognized_keys');
  return issues.map((issue) => {
    const got = valueAt(value, issue.path);
    const place = placeOf(contract, schema, start, issue.path, value);
    return {
      kind: kindOf(issue, got),
      path: patternPath(place),
      at: exactPath(place),
      expected: expectedOf(issue),
      got: describe(got, String(issue.path.at(-1) ?? '')),
    };
  });
}
