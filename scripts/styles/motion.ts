import type { Root } from 'postcss';

const MOTION = /^(transition|animation)(-duration|-delay|-timing-function)?$/;
/** A time other than 0, or a curve other than `linear` and single steps. */
const LITERAL = /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b|\bease\b|\b(?:cubic-bezier|steps|linear)\(/;

/** Whether a declaration sets a duration, a delay or a curve that is no token. Reduced motion sets the tokens to 0. */
export const hasFreeMotion = (prop: string, value: string): boolean =>
  MOTION.test(prop) && LITERAL.test(value.replaceAll(/var\([^()]*\)/g, ''));

/** Declarations of a sheet with motion that is no token. */
export function freeMotion(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkDecls(({ prop, value }) => {
    if (hasFreeMotion(prop, value)) found.push(`${prop}: ${value}`);
  });
  return found;
}
