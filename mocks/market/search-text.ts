import type { Lang, Text } from './model.ts';

/**
 * Text as search compares it: without case, accents of Latin letters and invisible characters, and with one spelling
 * for Lao vowels and digraphs that keyboards type in two ways.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    .replace(/\u0eab\u0e99/g, '\u0edc')
    .replace(/\u0eab\u0ea1/g, '\u0edd')
    .replace(/\u0eab\u0ea5/g, '\u0eab\u0ebc')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Searches the requested language, Chinese and English, which shoppers mix. */
export function anyContains(texts: readonly Text[], wanted: string, lang: Lang): boolean {
  const folded = foldText(wanted);
  const langs = new Set<Lang>([lang, 'zh-CN', 'en']);
  return texts.some((text) => [...langs].some((each) => foldText(text[each]).includes(folded)));
}
