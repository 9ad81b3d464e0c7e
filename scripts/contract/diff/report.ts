import type { Change } from './diff.ts';
import { type Impact, IMPACTS } from './redocly.ts';

/** An approved breaking change; `change` is its name in the report, `*` matches any text. */
export interface Approval {
  change: string;
  reason: string;
}

export interface Verdict {
  changes: Change[];
  /** breaking changes without approval */
  unapproved: string[];
  approved: Approval[];
  /** approvals without a matching change */
  unused: string[];
  /** the next version by semantic versioning */
  version: string;
}

function matchesName(pattern: string, name: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** Before version 1.0.0 a breaking change bumps the minor version. */
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
  const isUsed = ({ change }: Approval) => breaking.some((name) => matchesName(change, name));
  return {
    changes,
    unapproved: breaking.filter(
      (name) => !approvals.some(({ change }) => matchesName(change, name)),
    ),
    approved: approvals.filter(isUsed),
    unused: approvals.filter((approval) => !isUsed(approval)).map(({ change }) => change),
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

/** Formats the verdict. Changes without effect on clients are only counted. */
export function reportText({ changes, unapproved, approved, unused, version }: Verdict): string {
  const sections = (['major', 'minor'] as const).flatMap((impact) => {
    const rows = changes.filter((change) => change.impact === impact);
    if (rows.length === 0) return [];
    const lines = rows.flatMap(({ name, operations, screens }) => {
      const approval = approved.find(({ change }) => matchesName(change, name));
      return [
        `  ${name}${approval ? `  (approved: ${approval.reason})` : ''}`,
        ...(operations.length > 0 ? [`      in ${operations.join(', ')}`] : []),
        ...(screens.length > 0 ? [`      screens: ${screens.join(', ')}`] : []),
      ];
    });
    return [`${HEADINGS[impact]} (${rows.length})`, ...lines, ''];
  });
  const unusedLines =
    unused.length > 0
      ? ['Approvals without a matching change', ...unused.map((name) => `  ${name}`), '']
      : [];
  return [
    ...sections,
    ...unusedLines,
    `${count(changes, 'major')} breaking (${unapproved.length} not approved), ${count(changes, 'minor')} added or relaxed, ${count(changes, 'patch')} without effect on clients. Next version: ${version}`,
  ].join('\n');
}

const MIN_GROUP = 5;
const sentenceOf = ({ name }: Change): string =>
  (name.split(' \u00b7 ')[1] ?? name).replaceAll(/ of `[^`]*`/g, '');

/** One line per change; equal changes in many places are grouped. */
function changelogLines(changes: readonly Change[]): string[] {
  return [...Map.groupBy(changes, sentenceOf)].flatMap(([sentence, group]) =>
    group.length >= MIN_GROUP
      ? [`- ${group.length} places: ${sentence}`]
      : group.map(
          ({ name, operations }) =>
            `- ${name}${operations.length > 0 ? ` (${operations.join(', ')})` : ''}`,
        ),
  );
}

/** Formats the verdict as a changelog section in Markdown. */
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
