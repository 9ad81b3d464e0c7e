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

function mendLink(link: HTMLAnchorElement) {
  const attributes = linkAttributes(link.getAttribute('href'));
  if (attributes) setAttributes(link, attributes);
  else link.removeAttribute('href');
}

function mendPicture(picture: HTMLImageElement, options: SanitiseOptions) {
  const attributes = pictureAttributes(picture.getAttribute('src'), options);
  if (!attributes) {
    picture.remove();
    return;
  }
  setAttributes(picture, attributes);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

function fitHeadings(root: ParentNode, top: number) {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headingLevels(
    headings.map(({ tagName }) => tagName),
    top,
  );
  for (const [index, heading] of headings.entries()) {
    const fitting = heading.ownerDocument.createElement(`h${levels[index]}`);
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** What a merchant wrote, reduced to text, pictures, tables and safe links: no script, style, form or frame survives. */
export function sanitise(html: string, options: SanitiseOptions): string {
  const purifier = createPurifier(window);
  const config = {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
  const body = purifier.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) mendLink(link);
  for (const picture of body.querySelectorAll('img')) mendPicture(picture, options);
  fitHeadings(body, options.topHeading);
  return body.innerHTML;
}
