import type { AtRule, Declaration, Root, Rule } from 'postcss';

const PIXELS = /(?<![\w.-])(?:[1-9]\d*|\d*\.\d+)px\b/;
const OF_TEXT = /^(?:font|font-size|line-height)$/;
/** The least height in pixels that a line of text could have. */
const LEAST = 16;
/** Pictures, and what a sheet adds to an element. */
const WITHOUT_TEXT = /(?:^|[\s>+~])(?:img|svg|video)[^\s>+~]*$|::[\w-]+$/;

const sizeOf = (rule: Rule, name: string): number => {
  const found = rule.nodes.findLast(
    (node): node is Declaration => node.type === 'decl' && node.prop === name,
  );
  return found && /^[\d.]+px$/.test(found.value) ? Number.parseFloat(found.value) : 0;
};

const isPicture = (rule: Rule): boolean =>
  rule.nodes.some((node) => node.type === 'decl' && node.prop === 'object-fit');

/** A box of a fixed height which is as wide as its content or place: it may hold a text. */
const isFixedBox = (rule: Rule): boolean =>
  sizeOf(rule, 'height') >= LEAST &&
  sizeOf(rule, 'width') === 0 &&
  !isPicture(rule) &&
  !rule.selectors.every((selector) => WITHOUT_TEXT.test(selector));

/**
 * What does not grow with the text size of the browser: sizes of text in pixels, boxes around text with a height in pixels,
 * and windows that are measured in pixels, in which larger text has no room.
 */
export function fixedSizes(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkDecls(({ prop, value }) => {
    if (OF_TEXT.test(prop) && PIXELS.test(value)) found.push(`${prop}: ${value}`);
  });
  sheet.walkRules((rule) => {
    if (isFixedBox(rule)) found.push(`${rule.selector} { height: ${sizeOf(rule, 'height')}px }`);
  });
  sheet.walkAtRules('media', ({ params }: AtRule) => {
    if (PIXELS.test(params)) found.push(`@media ${params}`);
  });
  return found;
}
