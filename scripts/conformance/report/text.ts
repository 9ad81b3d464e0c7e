import { GRADE_NAMES, GRADES } from '../grade.ts';
import { brokenScreens, type Finding, type Report, screensText } from './report.ts';

const share = ([part, all]: readonly [number, number]): string => `${part} of ${all}`;

function findingLines({
  rule,
  alsoIn,
  consequences,
  example,
  grade,
  operation,
  code,
  kind,
  path,
  expected,
  got,
  count,
  screens,
  first,
}: Finding): string[] {
  const times = count > 1 ? `  (${count} times, first at ${first.at})` : '';
  return [
    `  ${GRADE_NAMES[grade].padEnd(12)}${rule}  ${operation} × ${code ?? 'no envelope'}  ${path}  ${kind}${times}`,
    `              expected ${expected}; got ${got}`,
    `              in ${first.label}`,
    ...(alsoIn.length > 0 ? [`              also in ${alsoIn.join(', ')}`] : []),
    ...consequences.map((line) => `              and so ${line}`),
    `              ${example.curl}`,
    ...(grade === 'extra' ? [] : [`              screens: ${screensText(screens)}`]),
  ];
}

/** The report for a terminal. */
export function textReport(report: Report): string {
  const { totals, coverage, absent, notRun, findings, cleanUp } = report;
  const open = findings.filter(({ accepted }) => accepted === null);
  const shownFindings = open.filter(({ grade }) => grade !== 'extra');
  const extras = open.filter(({ grade }) => grade === 'extra');
  const lived = findings.filter(({ accepted }) => accepted !== null);
  const broken = brokenScreens(report);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines] : [];
  return [
    `Conformance of ${report.target}, ${report.mode}`,
    ...section('Differences', shownFindings.flatMap(findingLines)),
    ...section(
      'Fields that the contract does not know (the storefront ignores them)',
      extras.map(({ operation, path, count }) => `  ${operation}  ${path}  ${count} times`),
    ),
    ...section(
      'Screens that break',
      broken.map(([screen, operations]) => `  ${screen}  by ${operations.join(', ')}`),
    ),
    ...section(
      'Accepted',
      lived.map(
        ({ rule, operation, path, accepted }) => `  ${rule}  ${operation}  ${path}  ${accepted}`,
      ),
    ),
    ...section(
      'Accepted, but not found any more',
      report.unmetAcceptances.map((line) => `  ${line}`),
    ),
    ...section(
      'Extensions that this backend does not have',
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
    `Covered   operations ${share(coverage.operations)}, their codes ${share(coverage.codes)}, situations ${share(coverage.situations)}, enum values ${share(coverage.enumValues)}, state changes ${share(coverage.steps)}`,
    `Took      ${report.seconds.toFixed(1)} s for ${report.exchanges} exchanges, of it checking ${report.checkSeconds.toFixed(2)} s (${((100 * report.checkSeconds) / report.seconds).toFixed(1)} %)`,
    `Found     ${GRADES.map((grade) => `${totals[grade]} ${GRADE_NAMES[grade]}`).join(', ')}`,
  ].join('\n');
}
