import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const ASSETS = 'dist/assets';

/**
 * Runs in the page with every style sheet of the build, by file name. Which of them are loaded, and in
 * which order, depends on the pages opened before.
 * @returns properties whose value depends on that: two sheets set different values with equal
 * specificity, or a sheet that is not loaded would win
 */
function orderDependentStyles(files: Record<string, string>): string[] {
  type Weight = [ids: number, classes: number, types: number];
  interface Winner {
    weight: number;
    /** last value of each sheet, with its selector */
    bySheet: Map<string, { value: string; selector: string }>;
  }
  const loaded = new Set([...document.styleSheets].map(({ href }) => href?.split('/').pop() ?? ''));
  /** among the sheets that are loaded, and among all */
  const winners = {
    loaded: new Map<Element, Map<string, Winner>>(),
    all: new Map<Element, Map<string, Winner>>(),
  };

  function alternatives(list: string): string[] {
    let depth = 0;
    const parts = [''];
    for (const sign of list) {
      depth += Number(sign === '(') - Number(sign === ')');
      if (sign === ',' && depth === 0) parts.push('');
      else parts.push(`${parts.pop()}${sign}`);
    }
    return parts.map((part) => part.trim());
  }

  const heavier = (one: Weight, two: Weight) =>
    two[0] - one[0] || two[1] - one[1] || two[2] - one[2];

  function weightOf(selector: string): Weight {
    const weight: Weight = [0, 0, 0];
    let rest = selector;
    const count = (place: 0 | 1 | 2, pattern: RegExp) => {
      weight[place] += rest.match(pattern)?.length ?? 0;
      rest = rest.replaceAll(pattern, ' ');
    };
    // These have the specificity of their most specific argument; `:where()` has none.
    for (
      let open = /:(is|not|has|where)\(/.exec(rest);
      open;
      open = /:(is|not|has|where)\(/.exec(rest)
    ) {
      const start = open.index + open[0].length;
      let end = start;
      for (let depth = 1; depth > 0; end += 1)
        depth += Number(rest[end] === '(') - Number(rest[end] === ')');
      const [inner] = alternatives(rest.slice(start, end - 1))
        .map(weightOf)
        .sort(heavier);
      if (open[1] !== 'where' && inner)
        inner.forEach((part, place) => (weight[place as 0 | 1 | 2] += part));
      rest = `${rest.slice(0, open.index)} ${rest.slice(end)}`;
    }
    count(1, /\[[^\]]*\]/g);
    count(1, /:[\w-]+(\([^)]*\))?/g);
    count(0, /#[\w-]+/g);
    count(1, /\.[\w-]+/g);
    count(2, /[a-z][\w-]*/gi);
    return weight;
  }

  /** Maps logical to physical names, for left-to-right text. */
  const physical = (name: string) =>
    name
      .replace('block-start', 'top')
      .replace('block-end', 'bottom')
      .replace('inline-start', 'left')
      .replace('inline-end', 'right');

  function note(
    winners: Map<Element, Map<string, Winner>>,
    element: Element,
    rule: CSSStyleRule,
    selector: string,
    sheet: string,
  ) {
    const [ids, classes, types] = weightOf(selector);
    const properties = winners.get(element) ?? new Map<string, Winner>();
    winners.set(element, properties);
    for (const name of rule.style) {
      const important = Number(rule.style.getPropertyPriority(name) === 'important');
      const weight = important * 1e9 + ids * 1e6 + classes * 1e3 + types;
      const value = rule.style.getPropertyValue(name);
      const before = properties.get(physical(name));
      if (before && before.weight > weight) continue;
      const bySheet = before?.weight === weight ? before.bySheet : new Map<string, never>();
      properties.set(physical(name), {
        weight,
        bySheet: new Map([...bySheet, [sheet, { value, selector }]]),
      });
    }
  }

  const modules = new Set(
    Object.values(files).flatMap((text) =>
      [...text.matchAll(/\.([\w-]+?)__/g)].map(([, name]) => name),
    ),
  );
  /** The module of a rule's last class: a file may contain several, in any order. */
  function sheetOf(selector: string, file: string): string {
    const [name = ''] = [...selector.matchAll(/\.([\w-]+)/g)].at(-1)?.[1]?.split('__') ?? [];
    return modules.has(name) ? name : file;
  }

  function read(rules: CSSRuleList, sheet: string) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
        read(rule.cssRules, sheet);
      if (rule instanceof CSSSupportsRule) read(rule.cssRules, sheet);
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const selector of alternatives(rule.selectorText)) {
        if (selector.includes('::')) continue;
        for (const element of document.querySelectorAll(selector)) {
          const own = sheetOf(selector, sheet);
          note(winners.all, element, rule, selector, own);
          if (loaded.has(sheet)) note(winners.loaded, element, rule, selector, own);
        }
      }
    }
  }
  for (const [file, text] of Object.entries(files)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet.cssRules, file);
  }

  const clashes = [...winners.all].flatMap(([element, properties]) =>
    [...properties].flatMap(([name, { bySheet }]) => {
      const own = [...(winners.loaded.get(element)?.get(name)?.bySheet.values() ?? [])];
      const values = [...own, ...bySheet.values()];
      if (own.length > 0 && new Set(values.map(({ value }) => value)).size < 2) return [];
      const rules = new Set(values.map(({ selector, value }) => `${selector} {${value}}`));
      return [`${element.tagName} ${name}: ${[...rules].sort().join(' or ')}`];
    }),
  );
  return [...new Set(clashes)];
}

/** Expects that the page looks the same for any order of loaded style sheets. */
export async function expectOrderFree(page: Page, name: string): Promise<void> {
  const files = Object.fromEntries(
    readdirSync(ASSETS)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(`${ASSETS}/${file}`, 'utf8')]),
  );
  const found = await page.evaluate(orderDependentStyles, files);
  // Reports all pages, not only the first.
  expect.soft(found, `styles by order of arrival: ${name}`).toEqual([]);
}
