import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import type { Tokens } from './tokens.ts';

const BASE = '--brand-500';
const STEP = /^--brand-(\d+)$/;
/** Up to this step shades are tints: grounds and lines, whose lightness does not depend on the brand colour. */
const LAST_TINT = 300;
/** From this step shades are text, or grounds of white text. */
const FIRST_DARK = 600;
const WHITE = '#ffffff';

const toOklch = converter('oklch');

/** A colour that is written as #rrggbb. */
function oklchOf(color: string): Oklch {
  const read = /^#[\da-f]{6}$/i.test(color) ? toOklch(color) : undefined;
  if (!read) throw new Error(`BRAND_COLOR is "${color}", but must be written as #e93323`);
  return read;
}

const toHex = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));
const onWhite = (color: string) => wcagContrast(color, WHITE);

/** The colour with the lightness at which its contrast with white is the given one. */
function withContrast(color: Oklch, contrast: number): string {
  let [dark, light] = [0, 1];
  for (let round = 0; round < 24; round++) {
    const l = (dark + light) / 2;
    if (wcagContrast(clampChroma({ ...color, l }, 'oklch'), WHITE) > contrast) dark = l;
    else light = l;
  }
  return toHex({ ...color, l: dark });
}

/** The shades of the brand in the tokens, which are those of the default colour. */
export const defaultRamp = (tokens: Tokens): Map<string, string> =>
  new Map([...tokens].filter(([name]) => STEP.test(name)));

/**
 * The shades of another brand colour. Each differs from it in hue and chroma as the default shade does from the default
 * colour. Tints have the contrast with white of the default tints, dark shades at least that of the default ones.
 */
export function deriveRamp(
  defaults: ReadonlyMap<string, string>,
  brand: string,
): Map<string, string> {
  const from = oklchOf(defaults.get(BASE) ?? '');
  const to = oklchOf(brand);
  const turn = (to.h ?? 0) - (from.h ?? 0);

  function derive(step: number, shade: string): string {
    const { l, c, h = 0 } = oklchOf(shade);
    const turned: Oklch = {
      mode: 'oklch',
      l: (l * to.l) / from.l,
      c: (c * to.c) / from.c,
      h: h + turn,
    };
    const least = onWhite(shade);
    if (step <= LAST_TINT) return withContrast(turned, least);
    const derived = toHex(turned);
    return step >= FIRST_DARK && onWhite(derived) < least ? withContrast(turned, least) : derived;
  }

  return new Map(
    [...defaults].map(([name, shade]) => [
      name,
      name === BASE ? brand.toLowerCase() : derive(Number(STEP.exec(name)?.[1]), shade),
    ]),
  );
}
