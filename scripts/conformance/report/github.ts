import { GRADE_NAMES } from '../grade.ts';
import { exitCode, type Finding, type Report, share, stepShare, verdictOf } from './report.ts';

/** GitHub shows ten annotations of a step. */
const MAX_ANNOTATIONS = 10;
const MAX_ROWS = 100;

const LEVELS: Partial<Record<Finding['grade'], 'error' | 'warning'>> = {
  breaks: 'error',
  security: 'error',
  wrong: 'error',
  slow: 'warning',
  tolerated: 'warning',
};

const open = ({ findings }: Report) => findings.filter(({ accepted }) => accepted === null);

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands: one annotation for each of the most serious findings. */
export function annotations(report: Report): string[] {
  const lines = open(report).flatMap((finding) => {
    const level = LEVELS[finding.grade];
    const { rule, operation, path, expected, got, alsoIn } = finding;
    const others = alsoIn.length > 0 ? ` (and ${alsoIn.length} other operations)` : '';
    return level === undefined
      ? []
      : [
          `::${level} title=${escapeProperty(`${rule} ${operation} ${path}`)}::${escapeData(`expected ${expected}; got ${got}${others}`)}`,
        ];
  });
  const tooLittle = open(report).length === 0 && exitCode(report) !== 0;
  return [
    ...(tooLittle ? [`::error title=Conformance::${escapeData(verdictOf(report))}`] : []),
    ...lines.slice(0, MAX_ANNOTATIONS),
  ];
}

/** Signs that are markup in a cell of a table. */
const cell = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~$@#]/g, String.raw`\$&`);

function rowOf({ grade, rule, operation, path, expected, got, alsoIn }: Finding): string {
  const where = alsoIn.length > 0 ? `${operation} +${alsoIn.length}` : operation;
  return `| ${[GRADE_NAMES[grade], rule, where, path, expected, got].map(cell).join(' | ')} |`;
}

/** The summary of a job, as Markdown. */
export function jobSummary(report: Report): string {
  const { coverage, exchanges, lostSteps, notRun, seed } = report;
  const findings = open(report);
  const rest = findings.length - MAX_ROWS;
  return [
    `## Conformance of ${cell(report.target)}`,
    '',
    `${exitCode(report) === 0 ? '✅' : '❌'} **${verdictOf(report)}**`,
    '',
    `Operations ${share(coverage.operations)}, codes ${share(coverage.codes)}, state transitions ${share(coverage.steps)}. ` +
      `Steps ${share([exchanges, exchanges + lostSteps])} (${stepShare(report).toFixed(0)} %); ${notRun.length} not run.` +
      (seed === null ? '' : ` Seed ${seed}.`),
    ...(findings.length === 0
      ? []
      : [
          '',
          '| Grade | Rule | Operation | Path | Expected | Got |',
          '| --- | --- | --- | --- | --- | --- |',
          ...findings.slice(0, MAX_ROWS).map(rowOf),
        ]),
    ...(rest > 0 ? ['', `And ${rest} more, in the report.`] : []),
    ...(notRun.length === 0
      ? []
      : [
          '',
          '<details><summary>Not run</summary>',
          '',
          ...notRun.slice(0, MAX_ROWS).map((line) => `- ${cell(line)}`),
          '',
          '</details>',
        ]),
    '',
  ].join('\n');
}
