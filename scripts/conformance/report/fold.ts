import type { Kind } from '../grade.ts';
import type { Finding } from './report.ts';

/** Kinds that usually concern the whole server and repeat for many operations. */
const GENERAL: ReadonlySet<Kind> = new Set([
  'left-out',
  'cacheable',
  'language',
  'no-answer',
  'timeout',
  'http-error',
  'http-status',
  'not-json',
  'content-type',
  'media-type',
  'ambiguous',
  'slow',
  'other-failure',
  'exception-text',
  'input-accepted',
]);
/** Kinds that concern a field: the same field with the same fault has one cause. */
const OF_FIELDS: ReadonlySet<Kind> = new Set([
  'missing',
  'wrong-type',
  'unexpected-null',
  'json-text',
  'format',
  'limit',
  'enum-value',
  'unknown-field',
  'secret',
  'spelling',
  'unsafe-integer',
  'address',
  'negative',
  'wrong-text',
]);
/** Whatever the place of the object is. */
const WITHOUT_FIELDS = 'one without them';
/** Kinds about a value: a place of an operation is wrong for one reason, whatever it is compared with. */
const OF_VALUES: ReadonlySet<Kind> = new Set([
  'wrong-value',
  'not-kept',
  'wrong-sum',
  'wrong-page',
  'wrong-row',
  'wrong-count',
  'wrong-time',
  'wrong-members',
  'disagrees',
]);
/** An object that lacks this many fields is another object. */
const MIN_FIELDS = 3;
const MIN_OPERATIONS = 3;

/** Kinds that are folded whatever their code and text are. */
const IGNORES_DETAILS: ReadonlySet<Kind> = new Set([
  'content-type',
  'media-type',
  'ambiguous',
  'exception-text',
  'slow',
]);
/** Kinds that are folded whatever their path is, too. */
const IGNORES_PATH: ReadonlySet<Kind> = new Set(['left-out', 'cacheable']);
/** A body that is no envelope may be of one gateway, or of different crashes. */
const BY_BODY: ReadonlySet<Kind> = new Set(['http-error', 'not-json']);
const BODY_LENGTH = 120;
/** A session that has ended is refused everywhere. */
const NO_SESSION = 401;
const isEndedSession = ({ kind, code }: Finding) => kind === 'refused' && code === NO_SESSION;

const isFoldable = (finding: Finding) =>
  GENERAL.has(finding.kind) || OF_FIELDS.has(finding.kind) || isEndedSession(finding);

/** Quoted texts and numbers differ between equal findings. */
const masked = (text: string): string => text.replaceAll(/“.*”|".*"|\d+/g, '…');

/** The field of a path, without the place of its object; empty for an object of a list. */
const fieldOf = (path: string): string => /[^.\]]*$/.exec(path)?.[0] ?? '';

function detailsOf({ kind, got, code, example }: Finding): unknown[] {
  if (IGNORES_DETAILS.has(kind)) return [];
  const body = BY_BODY.has(kind) ? [masked(example.answer).slice(0, BODY_LENGTH)] : [];
  return [masked(got), code, ...body];
}

/** Equal for findings to fold. */
function foldKeyOf(finding: Finding): string {
  const { kind, path, expected, got, accepted } = finding;
  if (IGNORES_PATH.has(kind)) return [kind, accepted].join('\n');
  const place = !OF_FIELDS.has(kind) ? path : got === WITHOUT_FIELDS ? '' : fieldOf(path);
  return [kind, place, expected, accepted, ...detailsOf(finding)].join('\n');
}

/** One cause behind the keys of all answers. */
const LEFT_OUT = {
  path: '$',
  expected: 'every key, with null where there is no value',
  got: 'no key',
};

const isRepeated = (group: readonly Finding[]) =>
  (IGNORES_PATH.has(group[0]?.kind ?? 'slow')
    ? group.length
    : new Set(group.map(({ operation }) => operation)).size) >= MIN_OPERATIONS;

function groupBy(findings: readonly Finding[], keyOf: (finding: Finding) => string): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

const objectOf = (path: string): string => path.slice(0, path.length - fieldOf(path).length - 1);

/** Many missing fields of one object are one finding that names them. */
function foldFields(findings: readonly Finding[]): Finding[] {
  const isMissing = ({ kind }: Finding) => kind === 'missing';
  const groups = groupBy(findings.filter(isMissing), ({ operation, code, path, accepted }) =>
    [operation, code, objectOf(path), accepted].join('\n'),
  );
  const folded = groups.flatMap((group) => {
    const [first] = group;
    if (!first || group.length < MIN_FIELDS) return group;
    const at = objectOf(first.first.at);
    return {
      ...first,
      path: objectOf(first.path),
      first: { ...first.first, at },
      expected: `an object with ${group.map(({ path }) => fieldOf(path)).join(', ')}`,
      got: WITHOUT_FIELDS,
      count: Math.max(...group.map(({ count }) => count)),
    };
  });
  return [...findings.filter((finding) => !isMissing(finding)), ...folded];
}

/** The same place with other values. */
function foldPlaces(findings: readonly Finding[]): Finding[] {
  const isOfValue = ({ kind }: Finding) => OF_VALUES.has(kind);
  const groups = groupBy(findings.filter(isOfValue), ({ operation, code, kind, path, accepted }) =>
    [operation, code, kind, path, accepted].join('\n'),
  );
  const folded = groups.flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const lines = others.map(
      ({ expected, got, first: { label } }) => `expected ${expected}; got ${got} (${label})`,
    );
    return {
      ...first,
      count: group.reduce((total, { count }) => total + count, 0),
      consequences: group.flatMap(({ consequences }) => consequences).concat(lines),
    };
  });
  return [...findings.filter((finding) => !isOfValue(finding)), ...folded];
}

/** Folds findings with one cause: equal ones of three or more operations, and those about one object or one value. */
export function foldEqual(findings: readonly Finding[]): Finding[] {
  const all = foldPlaces(foldFields(findings));
  const folded = groupBy(all.filter(isFoldable), foldKeyOf).flatMap((group) => {
    const [first, ...others] = group;
    if (!first || !isRepeated(group)) return group;
    return {
      ...first,
      ...(first.kind === 'left-out' ? LEFT_OUT : {}),
      count: group.reduce((total, { count }) => total + count, 0),
      alsoIn: [...new Set(others.map(({ operation }) => operation))].filter(
        (operation) => operation !== first.operation,
      ),
      screens: first.screens && [...new Set(group.flatMap(({ screens }) => screens ?? []))],
    };
  });
  return [...all.filter((finding) => !isFoldable(finding)), ...folded];
}
