import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { contrastProblems } from './contrast.ts';
import { defaultRamp, deriveRamp } from './ramp.ts';
import { readTokens } from './tokens.ts';

export const TOKENS = join(import.meta.dirname, '..', '..', 'src', 'ui', 'tokens.css');

export interface Brand {
  /** the tokens with the shades of the brand colour */
  sheet: (tokens: string) => string;
  /** a text, such as an SVG, in which shades of the default colour are replaced */
  text: (text: string) => string;
}

/**
 * The look of a brand colour, by default that of the tokens.
 * Throws if the colour is not readable where the tokens use it.
 */
export function readBrand(color = process.env.BRAND_COLOR): Brand {
  const tokens = readTokens(readFileSync(TOKENS, 'utf8'));
  const defaults = defaultRamp(tokens);
  const ramp = color ? deriveRamp(defaults, color) : defaults;
  const problems = contrastProblems(new Map([...tokens, ...ramp]));
  if (problems.length > 0) {
    const what = color ? `BRAND_COLOR ${color} is` : 'The tokens are';
    throw new Error([`${what} not readable:`, ...problems, 'Use a darker colour.'].join('\n'));
  }
  const replacements = new Map(
    [...defaults].map(([name, shade]) => [shade, ramp.get(name) ?? shade]),
  );

  function sheet(text: string): string {
    const parsed = postcss.parse(text);
    parsed.walkDecls((declaration) => {
      const shade = ramp.get(declaration.prop);
      if (shade) declaration.value = shade;
    });
    return parsed.toString();
  }

  return {
    sheet,
    text: (text) =>
      text.replaceAll(/#[\da-f]{6}\b/gi, (one) => replacements.get(one.toLowerCase()) ?? one),
  };
}
