import type { Locale } from '#/i18n/languages.ts';

const HAN = String.raw`\p{sc=Han}`;
const LATIN = '[A-Za-z0-9]';
/** Letters of a script without a space beside Latin letters and figures. */
const touches = (script: string) => new RegExp(`${script}${LATIN}|${LATIN}${script}`, 'u');

/** What texts of a language never contain, in the shop and in the demo. */
export const WRONG: Record<Locale, Record<string, RegExp>> = {
  'zh-CN': {
    'punctuation of half width': /[\p{sc=Han}”][,;:?()]|[,;:?()]\p{sc=Han}/u,
    'no space beside Latin letters and figures': touches(HAN),
    'a space beside full-width punctuation': /[，。：；？（）、“”] | [，。：；？）、”]/u,
    'a space between Chinese words': new RegExp(`${HAN} ${HAN}`, 'u'),
  },
  en: {},
  fr: {
    'no no-break space inside of quotes and before : and %, no narrow one before ; and ?':
      /(?<!\u00a0)[:%»](?!\d)|«(?!\u00a0)|(?<!\u202f)[;?]/,
    'a space before other marks, or an apostrophe that is not typographic':
      /\s[,.…)]|\p{L}['´\u0060]\p{L}/u,
  },
  th: {
    'particles or the mark of repetition': /ครับ|ค่ะ|คะ$|(?<!สถา)นะ$|จ้า(?!ห)|ๆ/,
    'no space beside Latin letters and figures': touches(String.raw`\p{sc=Thai}`),
    'digits of Thai': /[๐-๙]/,
  },
  lao: {
    'Thai letters or separated letters': /\p{sc=Thai}|ຫນ|ຫມ|ຫລ|\u0ecd\u0eb2/u,
    'no space beside Latin letters and figures': touches(String.raw`\p{sc=Lao}`),
    'no space around “and” and “or”': /[^ ]ແລະ|ແລະ[^ ]|[^ ເ]ຫຼື(?!ບໍ່)|(?<!ເ)ຫຼື(?!ບໍ່)[^ ]/u,
    'particles or the mark of repetition': /ແດ່$|ເນາະ|ເດີ$|ໆ/,
    'digits of Lao': /[໐-໙]/,
  },
};
