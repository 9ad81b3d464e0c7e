import { GRADE_NAMES, GRADES } from '../grade.ts';
import {
  brokenScreens,
  type Finding,
  isTooLittle,
  type Report,
  screensText,
  share,
  stepShare,
} from './report.ts';

function findingLines(finding: Finding): string[] {
  const { grade, count, first, alsoIn } = finding;
  const times = count > 1 ? `  (${count} times, first at ${first.at})` : '';
  return [
    `  ${GRADE_NAMES[grade].padEnd(12)}${finding.rule}  ${finding.operation} × ${finding.code ?? 'no envelope'}  ${finding.path}  ${finding.kind}${times}`,
    `              expected ${finding.expected}; got ${finding.got}`,
    `              in ${first.label}`,
    ...(alsoIn.length > 0 ? [`              also in ${alsoIn.join(', ')}`] : []),
    ...finding.consequences.map((line) => `              also: ${line}`),
    `              ${finding.example.curl}`,
    ...(grade === 'extra' || !finding.screens
      ? []
      : [`              screens: ${screensText(finding.screens)}`]),
  ];
}

/** How many pairs of a rule and an operation had something to compare. */
function rulesLine({ rules }: Report): string {
  const pairs = Object.values(rules).reduce((all, one) => all + one, 0);
  const kinds = Object.entries(rules).map(([kind, operations]) => `${kind} ${operations}`);
  return `Rules     ${pairs} pairs of a rule and an operation: ${kinds.join(', ')}`;
}

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { totals, coverage, absent, notRun, findings, cleanUp } = report;
  const open = findings.filter(({ accepted }) => accepted === null);
  const shownFindings = open.filter(({ grade }) => grade !== 'extra');
  const extras = open.filter(({ grade }) => grade === 'extra');
  const acceptedFindings = findings.filter(({ accepted }) => accepted !== null);
  const broken = brokenScreens(report);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines] : [];
  return [
    `Conformance of ${report.target}, ${report.mode}`,
    ...section('Differences', shownFindings.flatMap(findingLines)),
    ...section(
      'Fields not in the contract (ignored by the storefront)',
      extras.map(({ operation, path, count }) => `  ${operation}  ${path}  ${count} times`),
    ),
    ...section(
      'Screens that break',
      broken.map(([screen, operations]) => `  ${screen}  by ${operations.join(', ')}`),
    ),
    ...section(
      'Accepted',
      acceptedFindings.map(
        ({ rule, operation, path, accepted }) => `  ${rule}  ${operation}  ${path}  ${accepted}`,
      ),
    ),
    ...section(
      'Accepted findings that no longer occur',
      report.unmetAcceptances.map((line) => `  ${line}`),
    ),
    ...section(
      'Missing extensions',
      absent.map((id) => `  ${id}`),
    ),
    ...section(
      'Not run',
      notRun.map((line) => `  ${line}`),
    ),
    ...section(
      'Clean-up',
      cleanUp.map((line) => `  ${line}`),
    ),
    ...(report.endedEarly === null ? [] : ['', report.endedEarly, 'The run ended early.']),
    '',
    `Covered   operations ${share(coverage.operations)}, codes ${share(coverage.codes)}, situations ${share(coverage.situations)}, enum values ${share(coverage.enumValues)}, state transitions ${share(coverage.steps)}`,
    rulesLine(report),
    ...(report.lostSteps > 0 || report.requireCoverage !== null
      ? [
          `Steps     ${share([report.exchanges, report.exchanges + report.lostSteps])} (${stepShare(report).toFixed(0)} %)${report.lostSteps > 0 ? `; ${report.lostSteps} found no data or followed a failed step, see “Not run”` : ''}${isTooLittle(report) ? `. Required: ${report.requireCoverage} %` : ''}`,
        ]
      : []),
    ...(report.seed === null
      ? []
      : [`Seed      ${report.seed}: --seed ${report.seed} repeats these values`]),
    `Took      ${report.seconds.toFixed(1)} s for ${report.exchanges} exchanges, of which checking ${report.checkSeconds.toFixed(2)} s (${((100 * report.checkSeconds) / report.seconds).toFixed(1)} %)`,
    `Found     ${GRADES.map((grade) => `${totals[grade]} ${GRADE_NAMES[grade]}`).join(', ')}`,
  ].join('\n');
}
