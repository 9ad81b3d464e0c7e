import { GRADE_NAMES, GRADES } from '../grade.ts';
import { SCRIPT, STYLE } from './page-parts.ts';
import {
  brokenScreens,
  type Finding,
  type OperationRow,
  type Report,
  screensText,
} from './report.ts';

/** Mark-up that is safe to put into the page as it is. */
interface Markup {
  markup: string;
}
type Content = string | number | null | Markup | readonly Content[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const isMarkup = (content: Content): content is Markup =>
  typeof content === 'object' && content !== null && 'markup' in content;

function text(content: Content): string {
  if (content === null) return '';
  if (isMarkup(content)) return content.markup;
  if (typeof content === 'object') return content.map(text).join('');
  return escape(String(content));
}

/** Everything put in is escaped unless it is mark-up already. */
const html = (parts: TemplateStringsArray, ...contents: Content[]): Markup => ({
  markup: String.raw({ raw: parts }, ...contents.map(text)),
});

const table = (heads: readonly string[], rows: readonly Markup[], kind = ''): Markup =>
  html`<table class="${kind}">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col"><button type="button">${head}</button></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
const cell = (content: Content): Markup => html`<td>${content}</td>`;
const row = (cells: readonly Content[], kind = ''): Markup =>
  html`<tr class="${kind}">
    ${cells.map(cell)}
  </tr>`;
const section = (title: string, about: string, content: Content): Markup =>
  html`<section>
    <h2>${title}</h2>
    <p>${about}</p>
    ${content}
  </section>`;
const list = (items: readonly Content[]): Markup =>
  items.length > 0
    ? html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : html`<p class="none">None.</p>`;
const code = (content: string): Markup => html`<code>${content}</code>`;
const share = ([part, all]: readonly [number, number]): string => `${part} of ${all}`;

const FEW_SCREENS = 6;
const more = (names: readonly string[]): Content =>
  names.length > 0
    ? html`<details>
        <summary>and ${names.length} more</summary>
        ${names.join(', ')}
      </details>`
    : null;
const someScreens = (screens: readonly string[]): Content => [
  screensText(screens.slice(0, FEW_SCREENS)),
  more(screens.slice(FEW_SCREENS)),
];

function findingRow({
  rule,
  alsoIn,
  consequences,
  accepted,
  grade,
  operation,
  code: answered,
  kind,
  path,
  expected,
  got,
  count,
  screens,
  first,
  example,
}: Finding): Markup {
  const where = html`<details>
    <summary>${first.label}</summary>
    <pre>
${example.request}
${example.body}
${example.curl}

${example.answer}</pre>
  </details>`;
  return row(
    [
      html`<b>${accepted === null ? GRADE_NAMES[grade] : 'accepted'}</b>`,
      rule,
      [code(operation), more(alsoIn)],
      answered ?? 'none',
      code(path),
      kind,
      expected,
      [got, ...consequences.map((line) => html`<br />and so ${line}`), accepted],
      count,
      someScreens(screens),
      where,
    ],
    accepted === null ? grade : '',
  );
}

function operationRow({
  operation,
  method,
  path,
  screens,
  calls,
  succeeded,
  absent,
  codes,
  breaks,
  tolerated,
  extra,
  medianMs,
  slowestMs,
  situations,
}: OperationRow): Markup {
  const answered = Object.entries(codes)
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
  const ms = (time: number | null) => (time === null ? '' : time.toFixed(1));
  const worst = breaks > 0 ? 'breaks' : tolerated > 0 ? 'tolerated' : '';
  return row(
    [
      code(operation),
      `${method} ${path}`,
      screensText(screens),
      absent ? 'absent' : calls,
      succeeded,
      answered,
      breaks,
      tolerated,
      extra,
      cases,
      ms(medianMs),
      ms(slowestMs),
    ],
    worst,
  );
}

function overview(report: Report): Markup {
  const { totals, coverage } = report;
  const facts: [string, string][] = [
    ['Operations answered with success', share(coverage.operations)],
    ['Their codes seen', share(coverage.codes)],
    ['Failure situations tried', share(coverage.situations)],
    ['Enum values seen', share(coverage.enumValues)],
    ['State changes seen', share(coverage.steps)],
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

/** One page without any other file: everything that was found, in tables that sort by a click on their heads. */
export function htmlReport(report: Report): string {
  const cases = report.cases.filter(({ source }) => source !== 'clean-up');
  const sections = [
    section(
      'Differences',
      'breaks: a screen fails. security: somebody gets what is not theirs. wrong value: untrue. slow: over 2 s. tolerated: the storefront copes. extra: fields it ignores.',
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
      'With the operations at fault.',
      list(
        brokenScreens(report).map(([screen, operations]) => [
          screen,
          ` by ${operations.join(', ')}`,
        ]),
      ),
    ),
    section(
      'Operations',
      'What each answered, and how long it took in milliseconds.',
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
      'Values that answers held.',
      table(
        ['Enum', 'Seen', 'Unseen', 'Unknown'],
        report.enums.map(({ name, seen, unseen, unknown }) =>
          row([code(name), seen.join(', '), unseen.join(', '), unknown.join(', ')]),
        ),
      ),
    ),
    section(
      'States',
      'States and changes that answers showed.',
      table(
        ['What', 'States seen', 'States unseen', 'Changes seen', 'Changes unseen'],
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
      'Extensions that this backend does not have',
      'The storefront hides what they are for.',
      list(report.absent.map(code)),
    ),
    section('Not run', 'And why.', list(report.notRun)),
    section('Clean-up', 'What the run made and took away.', list(report.cleanUp)),
    section(
      'Operation × code',
      'Every exchange: what was due and what came.',
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
