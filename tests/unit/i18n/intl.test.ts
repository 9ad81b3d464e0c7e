import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );

/** What a formatter may be made for: a language that every engine has, or one with a second language. */
const SAFE_FIRST_ARGUMENTS =
  /^(?:tag|\[LANGUAGES\[locale\]\.tag, 'en'\]|'zh-CN'|'en')|^\[LANGUAGES/;

/** Prints what the shop writes with Intl. */
const PRINT = `
  const { registerHooks } = await import('node:module');
  const { countryTables } = await import('#scripts/vite/country-tables.ts');
  registerHooks({
    resolve: (name, context, next) =>
      name.startsWith('virtual:') ? { url: name, shortCircuit: true } : next(name, context),
    load(url, context, next) {
      if (url.startsWith('virtual:'))
        return { format: 'module', shortCircuit: true, source: countryTables().load('\\0' + url) };
      const loaded = next(url, context);
      if (!url.endsWith('/config/shop.ts')) return loaded;
      // Variables of the build.
      return { ...loaded, source: String(loaded.source).replaceAll('import.meta.env', '({})') };
    },
  });
  const { LOCALES, LANGUAGES } = await import('#/i18n/languages.ts');
  const format = await import('#/i18n/format.ts');
  const { sizeTexts, largestPicture } = await import('#/domain/upload/picture-file.ts');
  const { countries } = await import('#/shared/country/countries.ts');
  const kip = { code: 'LAK', symbol: '' };
  console.log(JSON.stringify(LOCALES.map((locale) => [
    locale,
    format.priceText(123456789, locale, kip),
    format.numberText(1234567.5, locale),
    format.ratingText(4, locale),
    format.percentText(-97, locale),
    sizeTexts(4_700_000, 0.5, locale),
    largestPicture(locale),
    countries(locale).map(({ name }) => name).join(),
  ])));
`;

function printed(language: string): { text: string; locale: string } {
  const script = `${PRINT}; console.log(new Intl.NumberFormat().resolvedOptions().locale)`;
  const [text = '', locale = ''] = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      cwd: root,
      env: { ...process.env, LC_ALL: `${language}.UTF-8`, NODE_OPTIONS: '' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).split('\n');
  return { text, locale };
}

describe('the language of the browser', () => {
  it('is used by no function of the language', () => {
    expect(
      found(
        /\.toLocale\w*\(|\.localeCompare\(|Intl\.(?:ListFormat|RelativeTimeFormat)|Intl\.DateTimeFormat\((?!'en'|\)\.resolvedOptions\(\)\.timeZone)/g,
      ),
    ).toEqual([]);
  });

  it('is no fallback of a formatter', () => {
    const made = found(
      /(?<=new Intl\.(?:NumberFormat|Collator|DisplayNames|PluralRules|Segmenter)\()[^)]*/g,
    );
    expect(made.length).toBeGreaterThan(4);
    expect(made.filter((one) => !SAFE_FIRST_ARGUMENTS.test(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  // The first one takes 15 ms, see ADR 31.
  it('is no reason to make formatters of numbers and dates in browsers', () => {
    expect(
      found(/Intl\.(?:NumberFormat|DateTimeFormat)\(/g).filter(
        (one) => !one.startsWith('src/server/'),
      ),
    ).toEqual(['src/i18n/format.ts: Intl.NumberFormat(', 'src/i18n/zone.ts: Intl.DateTimeFormat(']);
  });

  it('changes no text', () => {
    const english = printed('en_US');
    expect(JSON.parse(english.text)).toHaveLength(5);
    for (const language of ['fr_FR', 'tr_TR', 'zh_CN', 'ar_EG']) {
      const other = printed(language);
      // Otherwise the test compares nothing.
      expect(other.locale).toContain(language.slice(0, 2));
      expect(other.text).toBe(english.text);
    }
  });
});
