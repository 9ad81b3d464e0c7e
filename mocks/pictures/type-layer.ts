import type { Lang } from '../market/model.ts';
import type { BannerName, BannerText } from '../demo/catalogue/banner-texts.ts';

const FONTS: Record<Lang, string> = {
  'zh-CN': "'Noto Sans CJK SC'",
  en: "Inter, 'Noto Sans'",
  fr: "Inter, 'Noto Sans'",
  th: "'Noto Sans Thai', Inter, 'Noto Sans'",
  lo: "'Noto Sans Lao', Inter, 'Noto Sans'",
};

export const FONT_OF_LOGOS =
  "Inter, 'Noto Sans', 'Noto Sans CJK SC', 'Noto Sans Thai', 'Noto Sans Lao', sans-serif";

interface Look {
  /** what all sizes are multiples of, in pixels of the master */
  unit: number;
  left: number;
  /** widest line of type */
  measure: number;
  /** distance from the top; without it the type stands in the middle */
  top?: number;
  /** the title takes as many lines as it needs, in a smaller size */
  isWrapped?: boolean;
  ink: 'light' | 'dark';
}

const HERO = { unit: 2, left: 103, measure: 610 };

const LOOKS: Record<BannerName, Look> = {
  'hero-1': { ...HERO, ink: 'light' },
  'hero-2': { ...HERO, ink: 'dark' },
  'hero-3': { ...HERO, ink: 'dark' },
  'hero-4': { ...HERO, ink: 'dark' },
  'advert-1': { unit: 1.75, left: 120, measure: 1300, ink: 'light' },
  'advert-2': { unit: 1.75, left: 120, measure: 1300, ink: 'dark' },
  tall: { unit: 1.62, left: 40, measure: 374, top: 64, ink: 'dark' },
};

const INKS = {
  light: {
    kicker: '#FFE1DA',
    title: '#FFFFFF',
    note: '#FFF0EC',
  },
  dark: {
    kicker: '#B51E12',
    title: '#1F1714',
    note: '#54463F',
  },
};

/** Marks above and below the line need room in Thai and Lao; tracking is for Latin only. */
function titleStyle(lang: Lang): string {
  if (lang === 'th' || lang === 'lo') return 'font-size:2.5em;line-height:1.42';
  if (lang === 'zh-CN') return 'font-size:2.7em;line-height:1.26';
  return 'font-size:2.75em;line-height:1.14;letter-spacing:-.024em';
}

/** Thai and Lao break at spaces only: browsers cut their words, mostly Lao ones, in the middle. */
function wholeWords(lang: Lang, text: string): string {
  if (lang !== 'th' && lang !== 'lo') return text;
  return text
    .split(' ')
    .map((part) => `<span style="white-space:nowrap">${part}</span>`)
    .join(' ');
}

const PHONE_HERO = { unit: 1.7, left: 48, measure: 620, top: 56 };
const PHONE_ADVERT = { unit: 1.5, left: 40, measure: 420, isWrapped: true };

/** For phones, which show half of these pixels: nothing below 12. */
function phoneLook(name: BannerName): Look {
  const look = name.startsWith('hero') ? PHONE_HERO : PHONE_ADVERT;
  return { ...look, ink: LOOKS[name].ink };
}

/** The type of a banner as HTML, to be laid over its picture, or over the version for phones. */
export function typeLayer(name: BannerName, lang: Lang, text: BannerText, isPhone = false): string {
  const { unit, left, measure, top, ink, isWrapped } = isPhone ? phoneLook(name) : LOOKS[name];
  const tone = INKS[ink];
  const tall = lang === 'th' || lang === 'lo' ? 1.6 : 1.4;
  const place = top === undefined ? 'top:0;bottom:0;justify-content:center' : `top:${top}px`;
  const parts = [
    text.kicker &&
      `<div style="font-size:.94em;font-weight:600;color:${tone.kicker};margin-bottom:.7em">${text.kicker}</div>`,
    `<div style="${titleStyle(lang)};font-weight:700;color:${tone.title};${isWrapped ? 'font-size:2.1em;text-wrap:balance' : 'white-space:nowrap'}">${isWrapped ? wholeWords(lang, text.title.join(' ')) : text.title.join('<br>')}</div>`,
    text.note &&
      `<div style="font-size:1.06em;color:${tone.note};margin-top:.5em;text-wrap:balance">${wholeWords(lang, text.note)}</div>`,
  ];
  return `<div lang="${lang}" style="position:absolute;left:${left}px;width:${measure}px;${place};display:flex;flex-direction:column;font:400 ${16 * unit}px/${tall} ${FONTS[lang]},sans-serif;line-break:strict;word-break:auto-phrase">${parts.filter(Boolean).join('')}</div>`;
}
