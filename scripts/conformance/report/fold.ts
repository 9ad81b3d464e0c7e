import type { Kind } from '../grade.ts';
import type { Finding } from './report.ts';

/** Kinds that usually concern the whole server and repeat for many operations. */
const GENERAL: ReadonlySet<Kind> = new Set([
  'left-out',
  'cacheable',
  'language',
  'no-answer',
  'timeout',
  'http-status',
  'content-type',
  'slow',
  'other-failure',
  'exception-text',
  'input-accepted',
]);
const MIN_OPERATIONS = 3;

/** Kinds that are folded whatever their code and text are. */
const IGNORES_DETAILS: ReadonlySet<Kind> = new Set(['content-type', 'exception-text', 'slow']);
/** Kinds that are folded whatever their path is, too. */
const IGNORES_PATH: ReadonlySet<Kind> = new Set(['left-out', 'cacheable']);
/** A session that has ended is refused everywhere. */
const NO_SESSION = 401;
const isEndedSession = ({ kind, code }: Finding) => kind === 'refused' && code === NO_SESSION;
const isGeneral = (finding: Finding) => GENERAL.has(finding.kind) || isEndedSession(finding);

/** Equal for findings to fold: quoted texts and numbers are masked. */
function foldKeyOf({ kind, path, expected, got, code, accepted }: Finding): string {
  if (IGNORES_PATH.has(kind)) return [kind, accepted].join('\n');
  const details = IGNORES_DETAILS.has(kind) ? [] : [got.replaceAll(/“.*”|\d+/g, '…'), code];
  return [kind, path, expected, accepted, ...details].join('\n');
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

/** Folds equal general findings of three or more operations into one that names them all. */
export function foldEqual(findings: readonly Finding[]): Finding[] {
  const general = findings
    .filter(isGeneral)
    .map((finding) => ({ finding, key: foldKeyOf(finding) }));
  const folded = [...new Set(general.map(({ key }) => key))].flatMap((key) => {
    const group = general.filter((one) => one.key === key).map(({ finding }) => finding);
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
  return [...findings.filter((finding) => !isGeneral(finding)), ...folded];
}
