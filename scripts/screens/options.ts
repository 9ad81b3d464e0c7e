import { parseArgs } from 'node:util';

const LOCALES = ['zh-CN', 'en', 'fr', 'th', 'lao'];
const DESIGN_WIDTH = 1440;
const PHONES_BELOW = 768;

/** Height of a window. */
export const heightOf = (width: number): number => (width < PHONES_BELOW ? 844 : 900);

/** Which screens are taken. */
export interface Selection {
  locales: readonly string[];
  widths: readonly number[];
  /** pages by their folder or area and folder, or tours; empty: all */
  only: readonly string[];
  /** the first view of pages instead of all of it */
  first: boolean;
}

interface Options {
  compare?: string | undefined;
  out?: string | undefined;
  selection: Selection;
}

const listOf = (text = '') => text.split(',').filter(Boolean);

/** Throws if a language or a width does not exist. */
export function parseOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      compare: text,
      out: text,
      width: text,
      only: text,
      languages: text,
      first: { type: 'boolean', default: false },
    },
  });
  const { compare, out, width, only, languages, first } = values;
  if (compare === undefined && out === undefined && args.length > 0)
    throw new Error('Options need --compare REV or --out DIR');
  const locales = languages === undefined ? LOCALES : listOf(languages);
  const unknown = locales.filter((locale) => !LOCALES.includes(locale));
  if (unknown.length > 0)
    throw new Error(`Languages are ${LOCALES.join(', ')}, not ${unknown.join(', ')}`);
  const widths = width === undefined ? [DESIGN_WIDTH] : listOf(width).map(Number);
  if (widths.some((pixels) => !Number.isInteger(pixels) || pixels < 1))
    throw new Error(`--width is a list of pixels, not ${width}`);
  return { compare, out, selection: { locales, widths, only: listOf(only), first } };
}

/** Whether a page is selected: `home` selects `catalogue-home` and `store-home`. */
export const isPageSelected = (name: string, { only }: Selection): boolean =>
  only.length === 0 || only.some((part) => name === part || name.endsWith(`-${part}`));

/** Whether a tour is selected, by its whole name. */
export const isTourSelected = (name: string, { only }: Selection): boolean =>
  only.length === 0 || only.includes(name);

/** Relative path of a screen's picture: language, width, tour and name. */
export function fileOf(locale: string, width: number, tour: string, name: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${locale}/${width}/${tour}/${slug}.png`;
}
