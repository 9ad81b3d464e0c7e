import { globSync, readFileSync } from 'node:fs';
import { converter, differenceCiede2000, wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { readBrand, TOKENS } from '#scripts/brand/brand.ts';
import { defaultRamp, deriveRamp } from '#scripts/brand/ramp.ts';
import { colorsOf, readTokens, type Tokens } from '#scripts/brand/tokens.ts';

const DEFAULT = '#e93323';
const BRANDS = {
  red: '#C8102E',
  blue: '#1D4ED8',
  green: '#15803D',
  orange: '#E8590C',
  violet: '#7C3AED',
  ink: '#1A1A2E',
  grey: '#777777',
};
const sheet = readFileSync(TOKENS, 'utf8');
const tokens = readTokens(sheet);
const defaults = defaultRamp(tokens);
const rampOf = (brand: string) => deriveRamp(defaults, brand);
const shade = (brand: string, step: number) => rampOf(brand).get(`--brand-${step}`) ?? '';
const lightness = (color: string) => converter('oklch')(color)?.l ?? 0;
const differ = differenceCiede2000();

describe('the default brand colour', () => {
  test('leaves the tokens as they are', () => {
    expect(readBrand('').sheet(sheet)).toBe(sheet);
    expect(readBrand(DEFAULT).sheet(sheet)).toBe(sheet);
  });

  test('is close to the shades that are derived from a slightly different red', () => {
    for (const [name, color] of rampOf('#E83424'))
      expect(differ(color, defaults.get(name) ?? ''), name).toBeLessThan(1);
  });
});

describe.each(Object.entries(BRANDS))('%s', (_name, brand) => {
  test('is shade 500, and every pair of the tokens is readable', () => {
    const built = readTokens(readBrand(brand).sheet(sheet));
    expect(built.get('--brand-500')).toBe(brand.toLowerCase());
    expect([...built.keys()]).toEqual([...tokens.keys()]);
  });

  test('has shades from light to dark', () => {
    const all = [...rampOf(brand).values()].map(lightness);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(shade(brand, 700)).not.toBe(shade(brand, 600));
  });

  test('keeps the contrast of tints and dark shades with white', () => {
    for (const step of [50, 100, 600, 700, 800]) {
      const contrast = wcagContrast(shade(brand, step), '#ffffff');
      expect(contrast).toBeGreaterThan(wcagContrast(shade(DEFAULT, step), '#ffffff') - 0.05);
    }
    expect(wcagContrast(shade(brand, 50), '#ffffff')).toBeLessThan(1.12);
  });

  test('does not colour errors', () => {
    const built = readTokens(readBrand(brand).sheet(sheet));
    expect(colorsOf(built, '--error')).toEqual(colorsOf(tokens, '--error'));
  });
});

test('a colour that is too light is refused with the pair and its contrast', () => {
  expect(() => readBrand('#FFD400')).toThrow(
    'BRAND_COLOR #FFD400 is not readable:\n--brand-500 on --bg-surface has contrast 1.43, needs 3',
  );
});

test.each(['red', '#fff', '1d4ed8', '#1d4ed8aa'])('%s is refused as no colour', (color) => {
  expect(() => readBrand(color)).toThrow(`BRAND_COLOR is "${color}"`);
});

test('the icon and the colour of the browser follow the brand', () => {
  const { text } = readBrand('#1D4ED8');
  expect(text(`<meta name="theme-color" content="#E93323" />`)).toContain('#1d4ed8');
  const icon = text(readFileSync('public/favicon.svg', 'utf8'));
  expect(icon).toContain(`fill="${shade('#1D4ED8', 50)}"`);
  expect(icon).toContain('fill="#187A48"');
  expect(icon).not.toContain('E93323');
});

/** Text of disabled controls, which WCAG exempts. */
const EXEMPT = /disabled/;

/** Rules of all sheets that set a text colour and a ground, both by one token. */
function colouredRules(): { rule: string; color: string; ground: string }[] {
  return globSync('src/**/*.css').flatMap((file) => {
    const found: { rule: string; color: string; ground: string }[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const values = new Map<string, string>();
      rule.each((node) => {
        if (node.type === 'decl') values.set(node.prop, node.value);
      });
      const token = (name: string) => /^var\((--[\w-]+)\)$/.exec(values.get(name) ?? '')?.[1];
      const color = token('color');
      const ground = token('background') ?? token('background-color');
      if (color && ground) found.push({ rule: `${file} ${rule.selector}`, color, ground });
    });
    return found;
  });
}

/** The least contrast of a text with the stops of its ground. */
function contrastIn(all: Tokens, text: string, ground: string): number {
  const [color = ''] = colorsOf(all, text);
  return Math.min(...colorsOf(all, ground).map((stop) => wcagContrast(color, stop)));
}

test.each([DEFAULT, ...Object.values(BRANDS)])(
  'every rule with text and ground is readable with %s',
  (brand) => {
    const built = readTokens(readBrand(brand).sheet(sheet));
    const rules = colouredRules().filter(
      ({ rule, color }) => !EXEMPT.test(rule) && !EXEMPT.test(color),
    );
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.filter(({ color, ground }) => contrastIn(built, color, ground) < 4.5)).toEqual([]);
  },
);
