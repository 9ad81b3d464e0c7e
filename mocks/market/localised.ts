import { LANGS, type Lang, type Text } from './model.ts';

/** Reads `zh-CN | en | fr | th | lo`, the order of all seeded texts. */
export function parseText(line: string): Text {
  const parts = line.split('|').map((part) => part.trim());
  const [zh, en, fr, th, lo] = parts;
  if (parts.length !== LANGS.length || !zh || !en || !fr || !th || !lo)
    throw new Error(`Not five texts: ${line}`);
  return { 'zh-CN': zh, en, fr, th, lo };
}

/** One text per language, composed from others. */
export function perLang(compose: (lang: Lang) => string): Text {
  return {
    'zh-CN': compose('zh-CN'),
    en: compose('en'),
    fr: compose('fr'),
    th: compose('th'),
    lo: compose('lo'),
  };
}

/** The same picture address or word in every language, with the tag filled in for `{lang}`. */
export function localised(address: string): Text {
  return perLang((lang) => address.replace('{lang}', lang));
}
