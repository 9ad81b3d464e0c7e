import {
  type DefaultTreeAdapterTypes as Tree,
  html as names,
  parseFragment,
  serialize,
} from 'parse5';
import type { DrawnText } from '../features/rich-text/drawn.ts';
import {
  ATTRIBUTES,
  headingLevels,
  linkAttributes,
  pictureAttributes,
  type SanitiseOptions,
  TAGS,
} from '../features/rich-text/rules.ts';

const ALLOWED = new Set(TAGS);
const KEPT = new Set(ATTRIBUTES);
/** Of other elements the words stay; what is inside of these was never meant to be read. */
const SILENT = new Set([
  'audio',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);
const HEADING = /^h[1-6]$/;

/** Longer ones would make the document heavy: the browser draws them. */
const MOST = 6000;
const EXCERPT = 600;

type Child = Tree.ChildNode;

const isElement = (node: Child): node is Tree.Element => 'tagName' in node;
const toList = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

/** An element with what may stay of it; null when it has to go. */
function mended(element: Tree.Element, options: SanitiseOptions): Tree.Element | null {
  const { tagName, attrs } = element;
  const plain = Object.fromEntries(
    attrs.filter(({ name }) => KEPT.has(name)).map(({ name, value }) => [name, value]),
  );
  const { href, src, ...others } = plain;
  if (tagName === 'a') return { ...element, attrs: toList({ ...others, ...linkAttributes(href) }) };
  if (tagName !== 'img') return { ...element, attrs: toList(others) };
  const picture = pictureAttributes(src, options);
  return picture && { ...element, attrs: toList({ alt: '', ...others, ...picture }) };
}

/** Only what is allowed, as it stands; never a comment, nor anything out of another language than HTML. */
function cleaned(children: readonly Child[], options: SanitiseOptions): Child[] {
  return children.flatMap((node): Child[] => {
    if (node.nodeName === '#text') return [node];
    if (!isElement(node) || node.namespaceURI !== names.NS.HTML || SILENT.has(node.tagName))
      return [];
    const inside = cleaned(node.childNodes, options);
    if (!ALLOWED.has(node.tagName)) return inside;
    const kept = mended(node, options);
    return kept ? [{ ...kept, childNodes: inside }] : [];
  });
}

function elementsOf(children: readonly Child[]): Tree.Element[] {
  return children.flatMap((node) =>
    isElement(node) ? [node, ...elementsOf(node.childNodes)] : [],
  );
}

function fitHeadings(children: readonly Child[], top: number) {
  const headings = elementsOf(children).filter(({ tagName }) => HEADING.test(tagName));
  const levels = headingLevels(
    headings.map(({ tagName }) => tagName),
    top,
  );
  for (const [index, heading] of headings.entries()) {
    const tag = `h${levels[index]}`;
    Object.assign(heading, { nodeName: tag, tagName: tag, attrs: [] });
  }
}

function wordsOf(children: readonly Child[]): string {
  return children
    .map((node) =>
      node.nodeName === '#text' && 'value' in node
        ? node.value
        : isElement(node)
          ? ` ${wordsOf(node.childNodes)} `
          : '',
    )
    .join('');
}

const toHtml = (childNodes: Child[]) => serialize({ nodeName: '#document-fragment', childNodes });

/** The beginning of the words alone. */
function excerpt(children: readonly Child[]): string {
  const words = wordsOf(children).replaceAll(/\s+/g, ' ').trim();
  const short = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  return toHtml([{ nodeName: '#text', value: short, parentNode: null }]);
}

/** A merchant's HTML by the same rules as in the browser, without one: it reads HTML as browsers do and writes only plain elements. */
export function drawRichText(html: string, options: SanitiseOptions): DrawnText {
  const children = cleaned(parseFragment(html).childNodes, options);
  fitHeadings(children, options.topHeading);
  const whole = toHtml(children);
  return whole.length <= MOST
    ? { html: whole, whole: true }
    : { html: excerpt(children), whole: false };
}
