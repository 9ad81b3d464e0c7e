import { safeUrl } from '../../lib/safe-url.ts';

/** What is left of a merchant's HTML, in the browser and on a server alike. */
export const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'section',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
export const ATTRIBUTES = [
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'title',
  'width',
];

export interface SanitiseOptions {
  /** Address to load a picture from. */
  pictureSrc: (src: string) => string;
  /** Level of its highest headings: one below the heading it stands under. */
  topHeading: number;
}

/** What a link gets; null when its address leads nowhere good. */
export function linkAttributes(href: string | null | undefined): Record<string, string> | null {
  const safe = safeUrl(href);
  if (safe === null) return null;
  return {
    href: safe,
    rel: 'noopener noreferrer nofollow',
    ...(safe.startsWith('/') ? {} : { target: '_blank' }),
  };
}

/** What a picture gets; null when it is none to be loaded. */
export function pictureAttributes(
  src: string | null | undefined,
  { pictureSrc }: SanitiseOptions,
): Record<string, string> | null {
  const address = src ?? '';
  if (!address.startsWith('data:image/') && safeUrl(address) === null) return null;
  return { src: pictureSrc(address), loading: 'lazy', decoding: 'async' };
}

/** Headings join the outline of the page: the highest become `top`, and no level is left out on the way down. */
export function headingLevels(tags: readonly string[], top: number): number[] {
  const ranks = [...new Set(tags)].sort();
  let level = top - 1;
  return tags.map((tag) => {
    level = Math.min(top + ranks.indexOf(tag), level + 1, 6);
    return level;
  });
}
