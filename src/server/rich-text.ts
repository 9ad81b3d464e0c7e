import {
  type DefaultTreeAdapterTypes as Tree,
  html as names,
  parseFragment,
  serialize,
} from 'parse5';
import {
  ATTRIBUTES,
  headingLevels,
  linkAttributes,
  pictureAttributes,
  type SanitiseOptions,
  TAGS,
} from '#/shared/rich-text/rules.ts';

const ALLOWED = new Set(TAGS);
const ALLOWED_ATTRIBUTES = new Set(ATTRIBUTES);
/** Elements dropped with their content; other disallowed elements keep their text. */
const DROPPED = new Set([
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

/** Longer texts are rendered in the browser, to keep the document small. */
const MAX_LENGTH = 6000;
const EXCERPT = 600;
/**
 * Longer sources are not parsed, which takes 0.4 ms for each thousand characters, on the one thread of all pages: only what an
 * excerpt needs is.
 */
const MAX_SOURCE = 24_000;
const EXCERPT_SOURCE = 6000;
/** Elements in elements; deeper ones are dropped. */
const MAX_DEPTH = 100;

type Child = Tree.ChildNode;

const isElement = (node: Child): node is Tree.Element => 'tagName' in node;
const toList = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

/** The element with allowed attributes only; null if it is removed. */
function sanitizeElement(element: Tree.Element, options: SanitiseOptions): Tree.Element | null {
  const { tagName, attrs } = element;
  const plain = Object.fromEntries(
    attrs
      .filter(({ name }) => ALLOWED_ATTRIBUTES.has(name))
      .map(({ name, value }) => [name, value]),
  );
  const { href, src, ...others } = plain;
  if (tagName === 'a') return { ...element, attrs: toList({ ...others, ...linkAttributes(href) }) };
  if (tagName !== 'img') return { ...element, attrs: toList(others) };
  const picture = pictureAttributes(src, options);
  return picture && { ...element, attrs: toList({ alt: '', ...others, ...picture }) };
}

interface CleanOptions extends SanitiseOptions {
  /** called if elements were dropped because of their depth */
  onDeep: () => void;
}

/** Keeps allowed HTML elements and text; drops comments and foreign elements (SVG, MathML). */
function sanitizeNodes(children: readonly Child[], options: CleanOptions, depth = 0): Child[] {
  if (depth > MAX_DEPTH) {
    options.onDeep();
    return [];
  }
  return children.flatMap((node): Child[] => {
    if (node.nodeName === '#text') return [node];
    if (!isElement(node) || node.namespaceURI !== names.NS.HTML || DROPPED.has(node.tagName))
      return [];
    const inside = sanitizeNodes(node.childNodes, options, depth + 1);
    if (!ALLOWED.has(node.tagName)) return inside;
    const kept = sanitizeElement(node, options);
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

/** Plain text of the first words. */
function excerpt(children: readonly Child[]): string {
  const words = wordsOf(children).replaceAll(/\s+/g, ' ').trim();
  const short = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  return toHtml([{ nodeName: '#text', value: short, parentNode: null }]);
}

/** Sanitizes a merchant's HTML by the same rules as the browser does, with a spec-compliant parser. */
export function renderRichText(html: string, options: SanitiseOptions) {
  const isShort = html.length <= MAX_SOURCE;
  const source = isShort ? html : html.slice(0, EXCERPT_SOURCE);
  let isCut = !isShort;
  const onDeep = () => {
    isCut = true;
  };
  const children = sanitizeNodes(parseFragment(source).childNodes, { ...options, onDeep });
  fitHeadings(children, options.topHeading);
  const whole = toHtml(children);
  return !isCut && whole.length <= MAX_LENGTH
    ? { html: whole, whole: true }
    : { html: excerpt(children), whole: false };
}
