import { GRADE_NAMES } from '../grade.ts';
import { code, type Content, html, list, type Markup, more, row } from './markup.ts';
import { type Finding, type OperationRow, screensText } from './report.ts';

const SHOWN_SCREENS = 6;
const someScreens = (screens: readonly string[] | null): Content =>
  screens && [screensText(screens.slice(0, SHOWN_SCREENS)), more(screens.slice(SHOWN_SCREENS))];

export function findingRow(finding: Finding): Markup {
  const { accepted, grade, example, screens, consequences } = finding;
  const where = html`<details>
    <summary>${finding.first.label}</summary>
    <pre>
${example.request}
${example.body}
${example.curl}

${example.answer}</pre>
  </details>`;
  return row(
    [
      html`<b>${accepted === null ? GRADE_NAMES[grade] : 'accepted'}</b>`,
      finding.rule,
      [code(finding.operation), more(finding.alsoIn)],
      finding.code ?? 'none',
      code(finding.path),
      finding.kind,
      finding.expected,
      [finding.got, ...consequences.map((line) => html`<br />also: ${line}`), accepted],
      finding.count,
      someScreens(screens),
      where,
    ],
    accepted === null ? grade : '',
  );
}

export function operationRow(operation: OperationRow): Markup {
  const { breaks, tolerated, situations, absent } = operation;
  const answered = Object.entries(operation.codes)
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
  const covered = situations.filter((situation) => situation.covered).length;
  const cases = html`<details>
    <summary>${covered} of ${situations.length}</summary>
    ${list(
      situations.map(
        (one) =>
          `${one.covered ? '✓' : '–'} ${one.code} ${one.when}${one.untried === null ? '' : ` (${one.untried})`}`,
      ),
    )}
  </details>`;
  const formatMs = (time: number | null) => (time === null ? '' : time.toFixed(1));
  const worst = breaks > 0 ? 'breaks' : tolerated > 0 ? 'tolerated' : '';
  return row(
    [
      code(operation.operation),
      `${operation.method} ${operation.path}`,
      screensText(operation.screens),
      absent ? 'absent' : operation.calls,
      operation.succeeded,
      answered,
      breaks,
      tolerated,
      operation.extra,
      cases,
      formatMs(operation.medianMs),
      formatMs(operation.slowestMs),
    ],
    worst,
  );
}
