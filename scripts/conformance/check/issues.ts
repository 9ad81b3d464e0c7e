import type { Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import type { Difference, Kind } from '../grade.ts';
import { isPersonal } from '../redact.ts';
import { exactPath, patternPath, type Place, placeOf } from './walk.ts';

/** A complaint of a zod validator, as far as it is read here. */
export interface Issue {
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

const LONGEST = 80;

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null
        ? (here as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

/** A value in a few words, for a report. */
export function describe(value: unknown, key = ''): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'nothing in it'}`;
  if (typeof value === 'string' && isPersonal(key)) return `text of ${value.length} characters`;
  const text = JSON.stringify(value);
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return value === null ? 'null' : `${typeof value} ${short}`;
}

/** The complaints of the branch of a union that the value came nearest to, in place of the one of the union. */
function opened(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || !issue.errors) return [issue];
  const fits = (branch: readonly Issue[]) =>
    !branch.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type');
  const branch = issue.errors.find(fits);
  if (!branch) {
    const expected = issue.errors
      .flatMap((inner) => inner.map((one) => String(one.expected ?? 'something else')))
      .join(' or ');
    return [{ code: 'invalid_type', path: issue.path, message: issue.message, expected }];
  }
  return branch.flatMap((inner) => opened({ ...inner, path: [...issue.path, ...inner.path] }));
}

function kindOf(issue: Issue, got: unknown): Kind {
  if (got === undefined) return 'missing';
  if (got === null) return 'unexpected-null';
  if (issue.code === 'too_big' || issue.code === 'too_small' || issue.code === 'not_multiple_of')
    return 'limit';
  if (issue.code === 'invalid_format') return 'format';
  const types = new Set((issue.values ?? []).map((value) => typeof value));
  if (issue.code === 'invalid_value' && types.has(typeof got)) return 'enum-value';
  // A whole number that is too large to be exact is of the right type.
  if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof got === 'number')
    return Number.isInteger(got) ? 'limit' : 'format';
  return 'wrong-type';
}

function due(issue: Issue): string {
  if (issue.values)
    return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  if (issue.code === 'invalid_format') return `format ${String(issue.format)}`;
  return String(issue.expected ?? issue.message);
}

/** What a validator has against a value, as differences. Unknown fields are left to the walk along the schema. */
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
    .flatMap(opened)
    .filter(({ code }) => code !== 'unrecognized_keys');
  return issues.map((issue) => {
    const got = at(value, issue.path);
    const place = placeOf(contract, schema, start, issue.path, value);
    return {
      kind: kindOf(issue, got),
      path: patternPath(place),
      at: exactPath(place),
      expected: due(issue),
      got: describe(got, String(issue.path.at(-1) ?? '')),
    };
  });
}
