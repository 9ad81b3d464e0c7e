import { GRADE_NAMES } from '../grade.ts';
import { code, type Content, html, list, type Markup, more, row } from './markup.ts';
import { type Finding, type OperationRow, screensText } from './report.ts';

const SHOWN_NAMES = 6;

const some = (names: readonly string[], shown = SHOWN_NAMES): Content => [
  names.slice(0, shown).join(', '),
  more(names.slice(shown)),
];

const fact = (name: string, value: Content): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** A text with a button that copies it. */
const copyable = (name: string, text: string): Content =>
  text === ''
    ? null
    : html`<figure>
        <figcaption>${name} <button type="button" class="copy">Copy</button></figcaption>
        <pre tabindex="0">${text}</pre>
      </figure>`;

export function findingArticle(finding: Finding): Markup {
  const { accepted, grade, example, screens, consequences, alsoIn, count, first } = finding;
  return html`<article
    class="finding ${grade}"
    data-grade="${accepted === null ? grade : 'accepted'}"
  >
    <h3>
      <b>${accepted === null ? GRADE_NAMES[grade] : 'accepted'}</b> ${code(finding.operation)}
      ${code(finding.path)}
    </h3>
    <dl>
      ${fact('Expected', finding.expected)}${fact('Got', finding.got)}
      ${fact('First seen', `${first.label}${first.at === finding.path ? '' : `, at ${first.at}`}`)}
      ${fact('Rule', `${finding.rule} ${finding.kind}, code ${finding.code ?? 'none'}, ${count} ${count === 1 ? 'time' : 'times'}`)}
      ${alsoIn.length > 0 ? fact('Also in', some(alsoIn)) : null}
      ${screens && grade !== 'extra' ? fact('Screens', some(screensText(screens).split(', '))) : null}
      ${accepted === null ? null : fact('Accepted', accepted)}
    </dl>
    ${consequences.length > 0 ? list(consequences) : null}
    <details>
      <summary>Request and answer</summary>
      ${copyable('Command', example.curl)}${copyable('Request', example.request)}
      ${copyable('Body', example.body)}${copyable('Answer', example.answer)}
    </details>
  </article>`;
}

export function operationRow(operation: OperationRow): Markup {
  const { breaks, tolerated, situations, absent, screens } = operation;
  const answered = Object.entries(operation.codes)
    .map(([name, count]) => `${name}\u00a0×\u00a0${count}`)
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
      screens && some(screensText(screens).split(', '), 1),
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
