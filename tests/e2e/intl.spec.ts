import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#/i18n/languages.ts';

// Chromium falls back to the language of the browser where it has no data of a language.
test.use({ locale: 'fr-FR' });

test('formatters never use the language of the browser', async ({ page }) => {
  const tags = Object.values(LANGUAGES).map(({ tag }) => tag);
  const used = await page.evaluate((all) => {
    const base = (locale: string) => locale.split('-')[0] ?? '';
    return {
      browser: base(new Intl.NumberFormat().resolvedOptions().locale),
      languages: all.map((tag) => ({
        tag,
        plurals: base(new Intl.PluralRules(tag).resolvedOptions().locale) === base(tag),
        collator: [base(tag), 'en'].includes(
          base(new Intl.Collator([tag, 'en']).resolvedOptions().locale),
        ),
        names: [base(tag), 'en'].includes(
          base(new Intl.DisplayNames([tag, 'en'], { type: 'region' }).resolvedOptions().locale),
        ),
      })),
    };
  }, tags);
  expect(used.browser).toBe('fr');
  expect(used.languages).toEqual(
    tags.map((tag) => ({ tag, plurals: true, collator: true, names: true })),
  );
});
