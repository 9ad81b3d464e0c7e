import { GRADE_NAMES, GRADES } from '../grade.ts';
import { findingRow, operationRow } from './html-rows.ts';
import { code, html, list, type Markup, row, section, table } from './markup.ts';
import { SCRIPT, STYLE } from './page-assets.ts';
import { brokenScreens, type Report, share } from './report.ts';

function overview(report: Report): Markup {
  const { totals, coverage } = report;
  const facts: [string, string][] = [
    ['Steps that could run', share([report.exchanges, report.exchanges + report.lostSteps])],
    ['Operations answered with success', share(coverage.operations)],
    ['Codes seen', share(coverage.codes)],
    ['Failure situations tried', share(coverage.situations)],
    ['Enum values seen', share(coverage.enumValues)],
    ['State transitions seen', share(coverage.steps)],
    [
      'Exchanges',
      `${report.exchanges} in ${report.seconds.toFixed(1)} s, checked in ${report.checkSeconds.toFixed(2)} s`,
    ],
  ];
  return html`<header>
    <h1>Conformance of ${report.target}</h1>
    <p>${report.startedAt}, ${report.mode}</p>
    ${report.endedEarly === null ? null : html`<p class="breaks">${report.endedEarly} The run ended early.</p>`}
    <p class="totals">
      ${GRADES.map(
        (grade) =>
          html`<span class="${totals[grade] > 0 ? grade : 'none'}"
            >${totals[grade]} ${GRADE_NAMES[grade]}</span
          >`,
      )}
      <span class="${report.lostSteps > 0 ? 'tolerated' : 'none'}"
        >${report.lostSteps} steps not run</span
      >
    </p>
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </header>`;
}

/** The report as a self-contained page with sortable tables. */
export function htmlReport(report: Report): string {
  const cases = report.cases.filter(({ source }) => source !== 'clean-up');
  const sections = [
    section(
      'Differences',
      'breaks: a screen fails. security: unauthorized access or leaked data. wrong value: incorrect data. slow: over 2 s. tolerated: the storefront handles it. extra: ignored fields.',
      report.findings.length > 0
        ? table(
            [
              'Grade',
              'Rule',
              'Operation',
              'Code',
              'Path',
              'Kind',
              'Expected',
              'Got',
              'Times',
              'Screens',
              'First seen',
            ],
            report.findings.map(findingRow),
          )
        : list([]),
    ),
    section(
      'Screens that break',
      'With the operations that break them.',
      list(
        brokenScreens(report).map(([screen, operations]) => [
          screen,
          ` by ${operations.join(', ')}`,
        ]),
      ),
    ),
    section(
      'Operations',
      'Answers and times in milliseconds.',
      table(
        [
          'Operation',
          'Address',
          'Screens',
          'Calls',
          'Successes',
          'Codes',
          'Breaks',
          'Tolerated',
          'Extra',
          'Situations',
          'Median',
          'Slowest',
        ],
        report.operations.map(operationRow),
        'operations',
      ),
    ),
    section(
      'Enum values',
      'Values seen in answers.',
      table(
        ['Enum', 'Seen', 'Unseen', 'Unknown'],
        report.enums.map(({ name, seen, unseen, unknown }) =>
          row([code(name), seen.join(', '), unseen.join(', '), unknown.join(', ')]),
        ),
      ),
    ),
    section(
      'States',
      'States and transitions seen in answers.',
      table(
        ['Entity', 'States seen', 'States unseen', 'Transitions seen', 'Transitions unseen'],
        report.states.map((one) =>
          row([
            one.name,
            one.seenStates.join(', '),
            one.unseenStates.join(', '),
            one.seenSteps.join(', '),
            one.unseenSteps.join(', '),
          ]),
        ),
      ),
    ),
    section(
      'Missing extensions',
      'The storefront hides their features.',
      list(report.absent.map(code)),
    ),
    section('Not run', 'With the reasons.', list(report.notRun)),
    section('Clean-up', 'Data created and removed by the run.', list(report.cleanUp)),
    section(
      'Operation × code',
      'Every exchange: expected and received code.',
      table(
        ['Operation', 'Case', 'Expected', 'Got', 'Result', 'ms'],
        cases.map((one) =>
          row(
            [code(one.operation), one.label, one.expected, one.got, one.grade, one.ms.toFixed(1)],
            one.grade,
          ),
        ),
      ),
    ),
  ];
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>
          Conformance: ${report.totals.breaks} breaks, ${report.totals.tolerated} tolerated
        </title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        ${overview(report)}${sections}
        <script>
          ${{ markup: SCRIPT }};
        </script>
      </body>
    </html>`.markup
  }\n`;
}
