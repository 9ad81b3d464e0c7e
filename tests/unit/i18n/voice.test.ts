import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Locale, LOCALES } from '#/i18n/languages.ts';
import { allTexts } from './texts.ts';

const HEADINGS: Record<Locale, string> = {
  'zh-CN': '## Chinese',
  en: '## English',
  fr: '## French',
  th: '## Thai',
  lao: '## Lao',
};
const page = readFileSync('docs/voice.md', 'utf8');

const sectionOf = (heading: string) =>
  page.split(/^(?=## )/m).find((part) => part.startsWith(heading)) ?? '';

/** Without what keeps words together. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');

it.each(LOCALES)(
  'the examples of the page about the voice are texts of the shop (%s)',
  (locale) => {
    const examples = [...sectionOf(HEADINGS[locale]).matchAll(/^\| `(\S+)`\s*\| (.+?)\s*\|$/gm)];
    expect(examples.length).toBeGreaterThan(2);
    const texts = allTexts(locale);
    for (const [, key = '', text] of examples) expect(plain(texts.get(key) ?? '')).toBe(text);
  },
);
