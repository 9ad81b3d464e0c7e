/**
 * A rule or at-rule of a style sheet: text that is always needed, a rule with the classes of each of its selectors, or a
 * block of such parts. The build writes them (`scripts/serve/sheets.ts`).
 */
export type SheetPart =
  string | { text: string; selectors: string[][] } | { before: string; parts: SheetPart[] };

function usedText(part: SheetPart, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('text' in part)
    return part.selectors.some((names) => names.every((name) => classes.has(name)))
      ? part.text
      : '';
  const inner = part.parts.map((one) => usedText(one, classes)).join('');
  return inner && `${part.before}{${inner}}`;
}

/** The rules of a style sheet, in their order, that may match in a document with these classes. */
export const criticalCss = (parts: readonly SheetPart[], classes: ReadonlySet<string>): string =>
  parts.map((part) => usedText(part, classes)).join('');

/** All class names in HTML. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
