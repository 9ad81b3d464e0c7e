import createPurifier from 'dompurify';
import {
  ATTRIBUTES,
  headingLevels,
  linkAttributes,
  pictureAttributes,
  type SanitiseOptions,
  TAGS,
} from './rules.ts';

function setAttributes(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function normalizeLink(link: HTMLAnchorElement) {
  const attributes = linkAttributes(link.getAttribute('href'));
  if (attributes) setAttributes(link, attributes);
  else link.removeAttribute('href');
}

function normalizePicture(picture: HTMLImageElement, options: SanitiseOptions) {
  const attributes = pictureAttributes(picture.getAttribute('src'), options);
  if (!attributes) {
    picture.remove();
    return;
  }
  setAttributes(picture, attributes);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

function normalizeHeadings(root: ParentNode, top: number) {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headingLevels(
    headings.map(({ tagName }) => tagName),
    top,
  );
  for (const [index, heading] of headings.entries()) {
    const normalized = heading.ownerDocument.createElement(`h${levels[index]}`);
    normalized.append(...heading.childNodes);
    heading.replaceWith(normalized);
  }
}

/** The policy requires it where no provider's script is offered. The purifier has its own, for what it parses. */
const policy = window.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html });

/** Sanitizes merchant HTML to text, pictures, tables and safe links, without scripts, styles, forms and frames. */
export function sanitise(html: string, options: SanitiseOptions): string | TrustedHTML {
  const body = createPurifier(window).sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) normalizeLink(link);
  for (const picture of body.querySelectorAll('img')) normalizePicture(picture, options);
  normalizeHeadings(body, options.topHeading);
  return policy?.createHTML(body.innerHTML) ?? body.innerHTML;
}
