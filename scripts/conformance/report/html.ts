import { type Grade, GRADE_NAMES, GRADES } from '../grade.ts';
import { findingArticle, operationRow } from './html-rows.ts';
import { code, type Content, html, list, type Markup, row, section, table } from './markup.ts';
import { SCRIPT, STYLE } from './page-assets.ts';
import {
  brokenScreens,
  exitCode,
  isTooLittle,
  type Report,
  share,
  stepShare,
  verdictOf,
} from './report.ts';

/** What the grades mean, beside their filters. */
const MEANINGS: Record<Grade | 'accepted', string> = {
  breaks: 'a screen fails',
  security: 'unauthorized access or leaked data',
  wrong: 'incorrect data',
  slow: 'over 2 s',
  tolerated: 'clients handle it',
  extra: 'ignored fields',
  accepted: 'listed as accepted',
};

function summary(report: Report): Markup {
  const { coverage, lostSteps } = report;
  const steps = share([report.exchanges, report.exchanges + lostSteps]);
  const required = report.requireCoverage === null ? '' : `; required ${report.requireCoverage} %`;
  const facts: [string, string][] = [
    ['Steps that could run', `${steps} (${stepShare(report).toFixed(0)} %${required})`],
    ['Operations answered with success', share(coverage.operations)],
    ['Codes seen', share(coverage.codes)],
    ['Failure situations tried', share(coverage.situations)],
    ['Enum values seen', share(coverage.enumValues)],
    ['State transitions seen', share(coverage.steps)],
    ['Exchanges', `${report.exchanges} in ${report.seconds.toFixed(1)} s`],
    ...(report.seed === null ? [] : ([['Seed', String(report.seed)]] as [string, string][])),
  ];
  return html`<header>
    <h1>Conformance of ${report.target}</h1>
    <p>${report.startedAt.slice(0, 19).replace('T', ' ')} UTC, ${report.mode}</p>
    <p class="verdict ${exitCode(report) === 0 ? 'good' : 'bad'}">${verdictOf(report)}</p>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div
            class="${name.startsWith('Steps') && (lostSteps > 0 || isTooLittle(report)) ? 'tolerated' : ''}"
          >
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </header>`;
}

function filters(report: Report): Markup {
  const accepted = report.findings.filter((finding) => finding.accepted !== null).length;
  const counts: [Grade | 'accepted', string, number][] = [
    ...GRADES.map((grade): [Grade, string, number] => [
      grade,
      GRADE_NAMES[grade],
      report.totals[grade],
    ]),
    ['accepted', 'accepted', accepted],
  ];
  return html`<form class="filters" role="search">
    <label class="search"
      >Search
      <input type="search" name="text" placeholder="operation, path, rule, text" autocomplete="off"
    /></label>
    <fieldset>
      <legend>Grades</legend>
      ${counts.map(
        ([grade, name, count]) =>
          html`<label class="${count > 0 ? grade : 'none'}" title="${MEANINGS[grade]}"
            ><input
              type="checkbox"
              name="grade"
              value="${grade}"
              checked
              ${count === 0 ? 'disabled' : ''}
            />
            ${count} ${name}</label
          >`,
      )}
    </fieldset>
    <output aria-live="polite"></output>
  </form>`;
}

interface Part {
  id: string;
  title: string;
  about: string;
  /** in the contents */
  count: number;
  content: Content;
}

const findingsPart = (report: Report): Part => ({
  id: 'findings',
  title: 'Findings',
  about: 'Most serious first. Findings with one cause are one.',
  count: report.findings.length,
  content:
    report.findings.length > 0
      ? [filters(report), report.findings.map(findingArticle)]
      : html`<p class="none">None: every answer is as the contract says.</p>`,
});

function partsOf(report: Report): Part[] {
  const screens = brokenScreens(report);
  const { operations, enums, states, absent, notRun, cleanUp, cases } = report;
  return [
    findingsPart(report),
    {
      id: 'screens',
      title: 'Screens that break',
      about: 'With the operations that break them.',
      count: screens.length,
      content: list(screens.map(([screen, by]) => [screen, ` by ${by.join(', ')}`])),
    },
    {
      id: 'not-run',
      title: 'Not run',
      about: 'With the reasons.',
      count: notRun.length,
      content: list(notRun),
    },
    {
      id: 'operations',
      title: 'Operations',
      about: 'Answers and times in milliseconds.',
      count: operations.length,
      content: table(
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
        operations.map(operationRow),
        'operations',
      ),
    },
    {
      id: 'enums',
      title: 'Enum values',
      about: 'Values seen in answers.',
      count: enums.length,
      content: table(
        ['Enum', 'Seen', 'Unseen', 'Unknown'],
        enums.map(({ name, seen, unseen, unknown }) =>
          row([code(name), seen.join(', '), unseen.join(', '), unknown.join(', ')]),
        ),
      ),
    },
    {
      id: 'states',
      title: 'States',
      about: 'States and transitions seen in answers.',
      count: states.length,
      content: table(
        ['Entity', 'States seen', 'States unseen', 'Transitions seen', 'Transitions unseen'],
        states.map((one) =>
          row([
            one.name,
            one.seenStates.join(', '),
            one.unseenStates.join(', '),
            one.seenSteps.join(', '),
            one.unseenSteps.join(', '),
          ]),
        ),
      ),
    },
    {
      id: 'absent',
      title: 'Missing extensions',
      about: 'The storefront hides their features.',
      count: absent.length,
      content: list(absent.map(code)),
    },
    {
      id: 'clean-up',
      title: 'Clean-up',
      about: 'Data created and removed by the run.',
      count: cleanUp.length,
      content: list(cleanUp),
    },
    {
      id: 'exchanges',
      title: 'Every exchange',
      about: 'Expected and received code.',
      count: cases.length,
      content: table(
        ['Operation', 'Case', 'Expected', 'Got', 'Result', 'ms'],
        cases.map((one) =>
          row(
            [code(one.operation), one.label, one.expected, one.got, one.grade, one.ms.toFixed(1)],
            one.grade,
          ),
        ),
      ),
    },
  ];
}

const contents = (parts: readonly Part[]): Markup =>
  html`<nav aria-label="Contents">
    <ul>
      ${parts.map(
        ({ id, title, count }) =>
          html`<li>
            <a href="#${id}">${title} <span>${count}</span></a>
          </li>`,
      )}
    </ul>
  </nav>`;

/** The report as a page that loads nothing. */
export function htmlReport(report: Report): string {
  const parts = partsOf(report);
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        />
        <title>Conformance of ${report.target}: ${verdictOf(report)}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <a class="skip" href="#findings">Findings</a>
        ${summary(report)}
        <div class="columns">
          ${contents(parts)}
          <main>
            ${parts.map(({ id, title, about, content }) => section(id, title, about, content))}
          </main>
        </div>
        <script>
          ${{ markup: SCRIPT }};
        </script>
      </body>
    </html>`.markup
  }\n`;
}
