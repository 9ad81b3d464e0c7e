import type { Root } from 'postcss';

const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Whether a compound selector names a tag, class, id or attribute, or a choice of them. */
const isNamed = (compound: string) =>
  /^[a-z]|[.#[]|:(?:is|where)\(/i.test(compound.replaceAll(NOT, ''));

/** Index of the last combinator that is not in parentheses, or -1. */
function lastCombinator(selector: string): number {
  let depth = 0;
  let last = -1;
  for (const [index, sign] of [...selector].entries()) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (depth === 0 && /[\s>+~]/.test(sign)) last = index;
  }
  return last;
}

/**
 * Whether a selector matches any element below or after one with `:has()`: when an element is added anywhere, Chromium
 * then matches all elements of the document again.
 */
export function isCostlyHas(selector: string): boolean {
  const end = lastCombinator(selector);
  return selector.slice(0, end + 1).includes(':has(') && !isNamed(selector.slice(end + 1));
}

/** Such selectors of a sheet. */
export function costlyHas(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkRules(({ selectors }) => {
    found.push(...selectors.filter(isCostlyHas));
  });
  return found;
}
