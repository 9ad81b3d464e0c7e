import type { Change } from './diff.ts';
import { type Impact, IMPACTS } from './redocly.ts';

/** A breaking change that somebody answers for; `change` is its name as the report prints it, `*` stands for any text. */
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
  /** the next version by semantic versioning */
  version: string;
}

function isNamed(pattern: string, name: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** Before version 1.0.0 a breaking change raises the second number. */
export function nextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const impact = IMPACTS.find((one) => changes.some((change) => change.impact === one));
  if (!impact) return version;
  if (impact === 'major' && major > 0) return `${major + 1}.0.0`;
  return impact === 'patch' || (impact === 'minor' && major === 0)
    ? `${major}.${minor}.${patch + 1}`
    : `${major}.${minor + 1}.0`;
}

export function judge(changes: Change[], approvals: readonly Approval[], version: string): Verdict {
  const breaking = changes.filter(({ impact }) => impact === 'major').map(({ name }) => name);
  const isUsed = ({ change }: Approval) => breaking.some((name) => isNamed(change, name));
  return {
    changes,
    unapproved: breaking.filter((name) => !approvals.some(({ change }) => isNamed(change, name))),
    approved: approvals.filter(isUsed),
    idle: approvals.filter((approval) => !isUsed(approval)).map(({ change }) => change),
    version: nextVersion(version, changes),
  };
}

const HEADINGS: Record<Impact, string> = {
  major: 'Breaking: clients of the old contract can fail',
  minor: 'Added or relaxed: clients of the old contract still work',
  patch: 'Descriptions, examples and other changes without effect on clients',
};

const count = (changes: readonly Change[], impact: Impact) =>
  changes.filter((change) => change.impact === impact).length;

/** The verdict for people. Words and examples are only counted. */
export function reportText({ changes, unapproved, approved, idle, version }: Verdict): string {
  const sections = (['major', 'minor'] as const).flatMap((impact) => {
    const rows = changes.filter((change) => change.impact === impact);
    if (rows.length === 0) return [];
    const lines = rows.flatMap(({ name, operations, screens }) => {
      const excuse = approved.find(({ change }) => isNamed(change, name));
      return [
        `  ${name}${excuse ? `  (approved: ${excuse.reason})` : ''}`,
        ...(operations.length > 0 ? [`      in ${operations.join(', ')}`] : []),
        ...(screens.length > 0 ? [`      screens: ${screens.join(', ')}`] : []),
      ];
    });
    return [`${HEADINGS[impact]} (${rows.length})`, ...lines, ''];
  });
  const unused =
    idle.length > 0
      ? ['Approvals that approve nothing', ...idle.map((name) => `  ${name}`), '']
      : [];
  return [
    ...sections,
    ...unused,
    `${count(changes, 'major')} breaking (${unapproved.length} not approved), ${count(changes, 'minor')} added or looser, ${count(changes, 'patch')} that no client notices. Next version: ${version}`,
  ].join('\n');
}

const MANY = 5;
const sentenceOf = ({ name }: Change): string =>
  (name.split(' \u00b7 ')[1] ?? name).replaceAll(/ of `[^`]*`/g, '');

/** One line a change; what is said of many places is said once. */
function changelogLines(changes: readonly Change[]): string[] {
  return [...Map.groupBy(changes, sentenceOf)].flatMap(([sentence, own]) =>
    own.length >= MANY
      ? [`- ${own.length} places: ${sentence}`]
      : own.map(
          ({ name, operations }) =>
            `- ${name}${operations.length > 0 ? ` (${operations.join(', ')})` : ''}`,
        ),
  );
}

/** The same for a changelog, in Markdown. */
export function changelogText({ changes, version }: Verdict): string {
  const sections = IMPACTS.flatMap((impact) => {
    const rows = changes.filter((change) => change.impact === impact);
    if (rows.length === 0) return [];
    const lines = impact === 'patch' ? [`- ${rows.length} changes`] : changelogLines(rows);
    return ['', `### ${HEADINGS[impact]}`, '', ...lines];
  });
  return [`## ${version}`, ...(sections.length > 0 ? sections : ['', 'Nothing changed.']), ''].join(
    '\n',
  );
}
