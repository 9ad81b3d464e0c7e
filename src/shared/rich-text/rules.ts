import { safeUrl } from '#/lib/safe-url.ts';

/** Allowed tags of merchant HTML, in the browser and on the server. */
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
  /** address to load a picture from */
  pictureSrc: (src: string) => string;
  /** level of the highest headings: one below that of the section */
  topHeading: number;
}

/** Attributes of a link; null if its address is not safe. */
export function linkAttributes(href: string | null | undefined): Record<string, string> | null {
  const safe = safeUrl(href);
  if (safe === null) return null;
  return {
    href: safe,
    rel: 'noopener noreferrer nofollow',
    ...(safe.startsWith('/') ? {} : { target: '_blank' }),
  };
}

/** Attributes of a picture; null if it cannot be loaded. */
export function pictureAttributes(
  src: string | null | undefined,
  { pictureSrc }: SanitiseOptions,
): Record<string, string> | null {
  const address = src ?? '';
  if (!address.startsWith('data:image/') && safeUrl(address) === null) return null;
  return { src: pictureSrc(address), loading: 'lazy', decoding: 'async' };
}

/** Maps heading levels to the outline of the page: the highest become `top`, without skipped levels. */
export function headingLevels(tags: readonly string[], top: number): number[] {
  const ranks = [...new Set(tags)].sort();
  let level = top - 1;
  return tags.map((tag) => {
    level = Math.min(top + ranks.indexOf(tag), level + 1, 6);
    return level;
  });
}
