import type { Kind } from '../grade.ts';
import type { Finding } from './report.ts';

/** Remarks about the server as a whole, which operation after operation earns. */
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
const FEW = 3;

/** Of these only the kind matters, whatever code or text they come with. */
const ALIKE: ReadonlySet<Kind> = new Set(['content-type', 'exception-text', 'slow']);

/** What is said, without what changes from case to case. */
function remarkOf({ kind, path, expected, got, code, accepted }: Finding): string {
  const details = ALIKE.has(kind) ? [] : [got.replaceAll(/“.*”|\d+/g, '…'), code];
  return [kind, path, expected, accepted, ...details].join('\n');
}

/** Equal remarks about many operations become one that names them all. */
export function foldEqual(findings: readonly Finding[]): Finding[] {
  const general = Map.groupBy(
    findings.filter(({ kind }) => GENERAL.has(kind)),
    remarkOf,
  );
  const folded = [...general.values()].flatMap((own) => {
    const [first, ...others] = own;
    if (!first || new Set(own.map(({ operation }) => operation)).size < FEW) return own;
    return {
      ...first,
      count: own.reduce((total, { count }) => total + count, 0),
      alsoIn: [...new Set(others.map(({ operation }) => operation))].filter(
        (operation) => operation !== first.operation,
      ),
      screens: [...new Set(own.flatMap(({ screens }) => screens))],
    };
  });
  return [...findings.filter(({ kind }) => !GENERAL.has(kind)), ...folded];
}
