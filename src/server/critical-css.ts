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
export function classesIn(html: string): Set<string> {
  const lists = new Set(html.match(/ class="[^"]*"/g));
  return new Set([...lists].flatMap((list) => list.slice(' class="'.length, -1).split(' ')));
}

function classesOfPart(part: SheetPart): string[] {
  if (typeof part === 'string') return [];
  return 'text' in part ? part.selectors.flat() : part.parts.flatMap(classesOfPart);
}

/**
 * Finds the sheets of classes that none of the listed sheets mentions: those of components that are rendered on the
 * server and whose code is loaded later.
 */
export function createSheetFinder(sheets: ReadonlyMap<string, readonly SheetPart[]>) {
  const mentioned = new Map<string, string[]>();
  for (const [file, parts] of sheets)
    for (const name of new Set(parts.flatMap(classesOfPart)))
      mentioned.set(name, [...(mentioned.get(name) ?? []), file]);
  return (classes: ReadonlySet<string>, listed: ReadonlySet<string>): string[] => {
    const missing = [...classes].flatMap((name) => {
      const files = mentioned.get(name) ?? [];
      return files.some((file) => listed.has(file)) ? [] : files.slice(0, 1);
    });
    return [...new Set(missing)];
  };
}
