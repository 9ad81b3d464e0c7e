import type { Kind } from '../grade.ts';
import type { Finding } from './report.ts';

/** Kinds that usually concern the whole server and repeat for many operations. */
const GENERAL: ReadonlySet<Kind> = new Set([
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

/** Equal for findings to fold: quoted texts and numbers are masked. */
function foldKeyOf({ kind, path, expected, got, code, accepted }: Finding): string {
  const details = IGNORES_DETAILS.has(kind) ? [] : [got.replaceAll(/“.*”|\d+/g, '…'), code];
  return [kind, path, expected, accepted, ...details].join('\n');
}

/** Folds equal general findings of three or more operations into one that names them all. */
export function foldEqual(findings: readonly Finding[]): Finding[] {
  const general = findings
    .filter(({ kind }) => GENERAL.has(kind))
    .map((finding) => ({ finding, key: foldKeyOf(finding) }));
  const folded = [...new Set(general.map(({ key }) => key))].flatMap((key) => {
    const group = general.filter((one) => one.key === key).map(({ finding }) => finding);
    const [first, ...others] = group;
    if (!first || new Set(group.map(({ operation }) => operation)).size < MIN_OPERATIONS)
      return group;
    return {
      ...first,
      count: group.reduce((total, { count }) => total + count, 0),
      alsoIn: [...new Set(others.map(({ operation }) => operation))].filter(
        (operation) => operation !== first.operation,
      ),
      screens: first.screens && [...new Set(group.flatMap(({ screens }) => screens ?? []))],
    };
  });
  return [...findings.filter(({ kind }) => !GENERAL.has(kind)), ...folded];
}
