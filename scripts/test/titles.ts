/** Finds the titles of tests in their source. */
import ts from 'typescript';

/** Of each file: what the titles of its tests match. */
export type Titles = ReadonlyMap<string, readonly RegExp[]>;

const RUNNERS: readonly string[] = ['it', 'test'];
/** In titles of `each`: `%s`, `%#`, `$name`. */
const VARIABLES = /%[sdifjoOc#$]|\$[\w.]+/;
const ANY = '[^]*';

const escaped = (text: string) =>
  text
    .split(VARIABLES)
    .map((part) => RegExp.escape(part))
    .join(ANY);

function patternOf(title: ts.Expression): RegExp {
  if (ts.isStringLiteralLike(title)) return new RegExp(`^${escaped(title.text)}$`);
  if (!ts.isTemplateExpression(title)) return new RegExp(ANY);
  const parts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map(escaped).join(ANY)}$`);
}

/** `it`, `it.each(rows)` and `test.skip` are tests. */
function runnerOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return runnerOf(callee.expression);
  return '';
}

function titlesIn(text: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.includes(runnerOf(node.expression))) {
      const [title, ...rest] = node.arguments;
      // `it.each(rows)` alone has no body.
      if (title && rest.length > 0) found.push(patternOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest));
  return found;
}

export const findTitles = (files: readonly (readonly [file: string, text: string])[]): Titles =>
  new Map(files.map(([file, text]) => [file, titlesIn(text)]));

/** Whether a test exists, in the same file or, if its title has no variable part, in any. */
export function isKnown(titles: Titles, { file, title }: { file: string; title: string }): boolean {
  if (titles.get(file)?.some((pattern) => pattern.test(title))) return true;
  const exact = `^${RegExp.escape(title)}$`;
  return [...titles.values()].some((patterns) => patterns.some(({ source }) => source === exact));
}
