import postcss, { type Declaration, type Rule } from 'postcss';

/** A change of the shop that breaks one feature. */
export interface Breakage {
  id: string;
  /** what a shopper or an operator would miss */
  feature: string;
  /** a script or a style sheet, from the root of the repository */
  file: string;
  /** text directly before `find`, for what occurs more than once */
  after?: string;
  /** an expression, a statement that ends with a semicolon or, in a style sheet, a declaration */
  find: string;
  replace: string;
  /** `find` is an element or the value of an attribute in JSX, so that the choice needs braces */
  isJsx?: true;
}

interface Place {
  breakage: Breakage;
  start: number;
  end: number;
}

function locate(source: string, breakage: Breakage): Place {
  const { id, file, after = '', find } = breakage;
  const at = source.indexOf(after + find);
  if (at < 0) throw new Error(`${id}: "${after}${find}" is not in ${file}`);
  if (source.includes(after + find, at + 1))
    throw new Error(`${id}: "${after}${find}" occurs more than once in ${file}`);
  const start = at + after.length;
  return { breakage, start, end: start + find.length };
}

/** Where the breakages are in the source, last ones first. Throws if one is missing, ambiguous or overlaps. */
function locateAll(source: string, breakages: readonly Breakage[]): Place[] {
  const places = breakages
    .map((breakage) => locate(source, breakage))
    .sort((a, b) => b.start - a.start);
  for (const [index, { breakage, end }] of places.slice(1).entries()) {
    const next = places[index];
    if (next && end > next.start) throw new Error(`${breakage.id} overlaps ${next.breakage.id}`);
  }
  return places;
}

function choice({ id, find, replace, isJsx }: Breakage): string {
  const isActive = `globalThis.__breakage?.('${id}')`;
  if (find.endsWith(';')) return `if (${isActive}) { ${replace} } else { ${find} }`;
  const expression = `(${isActive} ? (${replace}) : (${find}))`;
  return isJsx ? `{${expression}}` : expression;
}

/** The script with a choice at each breakage: the original unless `globalThis.__breakage` selects it. */
export function applyToScript(source: string, breakages: readonly Breakage[]): string {
  return locateAll(source, breakages).reduce(
    (text, { breakage, start, end }) => text.slice(0, start) + choice(breakage) + text.slice(end),
    source,
  );
}

/** Attribute of the root element with the id of the active breakage. */
export const ATTRIBUTE = 'data-breakage';

function declarationAt(sheet: postcss.Root, { breakage, start }: Place) {
  let found: { declaration: Declaration; rule: Rule } | undefined;
  sheet.walkDecls((declaration) => {
    const { parent } = declaration;
    if (declaration.source?.start?.offset === start && parent?.type === 'rule')
      found = { declaration, rule: parent as Rule };
  });
  if (!found) throw new Error(`${breakage.id}: "${breakage.find}" is no declaration of a rule`);
  return found;
}

/** Adds a condition on the root element to each selector, without a change of specificity. */
const selectorsIf = (condition: string, { selectors }: Rule) =>
  selectors.map((selector) => `:where(${condition}) ${selector}`).join(', ');

/** The style sheet with a second rule for each breakage, which the attribute of the root element selects. */
export function applyToStyles(source: string, breakages: readonly Breakage[]): string {
  const sheet = postcss.parse(source);
  for (const place of locateAll(source, breakages)) {
    const { id, replace } = place.breakage;
    const { declaration, rule } = declarationAt(sheet, place);
    if (rule.selectors.some((selector) => /^(&|html|:root)/.test(selector)))
      throw new Error(`${id}: the selector "${rule.selector}" cannot have a condition`);
    const isActive = `html[${ATTRIBUTE}='${id}']`;
    const broken = rule.clone({ selector: selectorsIf(isActive, rule), nodes: [] });
    broken.append(...postcss.parse(`a{${replace}}`).nodes.flatMap((one) => (one as Rule).nodes));
    const whole = rule.clone({ selector: selectorsIf(`html:not([${ATTRIBUTE}='${id}'])`, rule) });
    whole.removeAll();
    whole.append(declaration.clone());
    rule.after(broken);
    rule.after(whole);
    declaration.remove();
  }
  return sheet.toString();
}

/** Finds the elements that a breakage of a style sheet changes. */
export interface StyleProbe {
  id: string;
  selector: string;
  /** media queries around the rule */
  media: string;
}

/** @param scoped the name of a class in the page */
export function styleProbe(
  source: string,
  breakage: Breakage,
  scoped: (name: string) => string,
): StyleProbe {
  const { rule } = declarationAt(postcss.parse(source), locate(source, breakage));
  const queries: string[] = [];
  for (let node = rule.parent; node?.type === 'atrule'; node = node.parent as typeof node) {
    const { name, params } = node as postcss.AtRule;
    if (name === 'media') queries.push(params);
  }
  const selector = rule.selector
    .replaceAll(/::[\w-]+|:(hover|active|focus|focus-visible|focus-within)\b/g, '')
    .replaceAll(/\.([a-z]\w*)/gi, (_, name: string) => `.${scoped(name)}`);
  return { id: breakage.id, selector, media: queries.join(' and ') };
}
