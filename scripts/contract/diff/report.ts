import { type Change, nameOf } from './diff.ts';
import type { Grade } from './grade.ts';

/** A breaking change that somebody answers for; `change` is its name as the report prints it. */
export interface Approval {
  change: string;
  reason: string;
}

export interface Verdict {
  changes: Change[];
  /** breaking changes nobody approved: reason to stop */
  unapproved: string[];
  approved: Approval[];
  /** approvals of changes that are not there (any more) */
  idle: string[];
}

export function judge(changes: Change[], approvals: readonly Approval[]): Verdict {
  const breaking = changes.filter(({ grade }) => grade === 'breaking').map(nameOf);
  const known = new Set(approvals.map((approval) => approval.change));
  return {
    changes,
    unapproved: breaking.filter((name) => !known.has(name)),
    approved: approvals.filter((approval) => breaking.includes(approval.change)),
    idle: [...known].filter((name) => !breaking.includes(name)),
  };
}

const HEADINGS: [Grade, string][] = [
  ['breaking', 'Breaking: a client of the old contract can fail'],
  ['risky', 'Risky: a client of the old contract meets what it does not know'],
  ['harmless', 'Harmless'],
];

/** The verdict for people. */
export function reportText({ changes, unapproved, approved, idle }: Verdict): string {
  const sections = HEADINGS.flatMap(([grade, heading]) => {
    const rows = changes.filter((change) => change.grade === grade);
    if (rows.length === 0) return [];
    const lines = rows.map((change) => {
      const excuse = approved.find((approval) => approval.change === nameOf(change));
      const screens =
        change.screens.length > 0 && grade !== 'harmless' ? `  [${change.screens.join(', ')}]` : '';
      return `  ${nameOf(change)}${screens}${excuse ? `  (approved: ${excuse.reason})` : ''}`;
    });
    return [`${heading} (${rows.length})`, ...lines, ''];
  });
  const unused =
    idle.length > 0
      ? ['Approvals that approve nothing', ...idle.map((name) => `  ${name}`), '']
      : [];
  const count = (grade: Grade) => changes.filter((change) => change.grade === grade).length;
  return [
    ...sections,
    ...unused,
    `${count('breaking')} breaking (${unapproved.length} not approved), ${count('risky')} risky, ${count('harmless')} harmless`,
  ].join('\n');
}
