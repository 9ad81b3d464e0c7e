import createPurifier from 'dompurify';
import { safeUrl } from '../../lib/safe-url.ts';

const TAGS = [
  'a', 'b', 'blockquote', 'br', 'caption', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins',
  'li', 'ol', 'p', 'pre', 's', 'section', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
];
const ATTRIBUTES = ['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rowspan', 'scope', 'src', 'title', 'width'];

export interface SanitiseOptions {
  /** Address to load a picture from. */
  pictureSrc: (src: string) => string;
  /** Level of its highest headings: one below the heading it stands under. */
  topHeading: number;
}

function mendLink(link: HTMLAnchorElement) {
  const href = safeUrl(link.getAttribute('href'));
  if (href === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  if (!href.startsWith('/')) link.setAttribute('target', '_blank');
}

function mendPicture(picture: HTMLImageElement, { pictureSrc }: SanitiseOptions) {
  const src = picture.getAttribute('src') ?? '';
  if (!src.startsWith('data:image/') && safeUrl(src) === null) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', pictureSrc(src));
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Headings join the outline of the page: the highest become `top`, and no level is left out on the way down. */
function fitHeadings(root: ParentNode, top: number) {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  let level = top - 1;
  for (const heading of headings) {
    level = Math.min(top + ranks.indexOf(heading.tagName), level + 1, 6);
    const fitting = heading.ownerDocument.createElement(`h${level}`);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** What a merchant wrote, reduced to text, pictures, tables and safe links: no script, style, form or frame survives. */
export function sanitise(html: string, options: SanitiseOptions): string {
  const purifier = createPurifier(window);
  const config = { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false };
  const body = purifier.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) mendLink(link);
  for (const picture of body.querySelectorAll('img')) mendPicture(picture, options);
  fitHeadings(body, options.topHeading);
  return body.innerHTML;
}
