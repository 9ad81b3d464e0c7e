import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from 'parse5';
import { codingFor, compress } from '#/server/compress.ts';
import { cookieOf, type Session } from './member.ts';
import type { MeasuredAddress } from './plan.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'static-pages');
/** Elements that only scripts need. `noscript` is not rendered where scripts are on. */
const DROPPED = new Set(['script', 'noscript', 'template']);

type Node = Tree.ChildNode;

const isElement = (node: Node): node is Tree.Element => 'tagName' in node;

/** The text of all `style` elements. */
function stylesIn(nodes: readonly Node[]): string {
  return nodes
    .filter(isElement)
    .map(({ tagName, childNodes }) =>
      tagName === 'style'
        ? serialize({ nodeName: '#document-fragment', childNodes })
        : stylesIn(childNodes),
    )
    .join('');
}

/** The page sets it before its first paint: the layout of content below the first view is deferred. */
const FIRST_VIEW = { name: 'data-first-view', value: '' };

/** Attributes without classes and data that no rule selects by. */
function attributesFor(styles: string, { tagName, attrs }: Tree.Element): Tree.Element['attrs'] {
  const all = tagName === 'html' ? [...attrs, FIRST_VIEW] : attrs;
  return all.flatMap(({ name, value }) => {
    if (name.startsWith('data-')) return styles.includes(`[${name}`) ? [{ name, value }] : [];
    if (name !== 'class') return [{ name, value }];
    const used = value.split(' ').filter((one) => styles.includes(`.${one}`));
    return used.length > 0 ? [{ name, value: used.join(' ') }] : [];
  });
}

function withoutScripts(nodes: readonly Node[], styles: string): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.nodeName === '#comment') return [];
    if (!isElement(node)) return [node];
    if (DROPPED.has(node.tagName)) return [];
    const attrs = attributesFor(styles, node);
    return [{ ...node, attrs, childNodes: withoutScripts(node.childNodes, styles) }];
  });
}

/**
 * A rendered document without scripts, the data for them and React's markers, in the state of its first paint: the same
 * text, pictures and inlined styles. What the scripts load later (full style sheets, content below the first view) is missing.
 */
export function toStaticPage(document: string): string {
  const tree = parse(document);
  return serialize({
    ...tree,
    childNodes: withoutScripts(tree.childNodes, stylesIn(tree.childNodes)),
  });
}

export interface StaticPage {
  body: Buffer;
  /** value of the `Link` header, which preloads the largest picture */
  link: string;
}

const MAX_ATTEMPTS = 3;

/** A page that was rendered with all its data; others are not cached. Members' pages never are. @param cookie of a member */
async function fetchComplete(address: string, cookie: string | null): Promise<Response> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const answer = await fetch(address, { headers: cookie === null ? {} : { Cookie: cookie } });
    const isComplete = cookie !== null || answer.headers.get('Cache-Control') !== 'no-store';
    if (answer.status === 200 && isComplete) return answer;
  }
  throw new Error(`${address} was not rendered completely`);
}

export const staticAddress = (name: string, tag: string): string =>
  `/static-page/${encodeURIComponent(name)}.${tag}`;

/**
 * Static counterparts of the measured pages by address, made of the pages of a running shop. Writes them into
 * `.cache/static-pages/`, to look at.
 * @param session of the member whose pages are copied
 */
export async function createStaticPages(
  origin: string,
  addresses: readonly MeasuredAddress[],
  session: Session,
): Promise<ReadonlyMap<string, StaticPage>> {
  mkdirSync(FOLDER, { recursive: true });
  const pages = new Map<string, StaticPage>();
  for (const { name, tag, path, isMember } of addresses) {
    const answer = await fetchComplete(origin + path, isMember ? cookieOf(session) : null);
    const page = toStaticPage(await answer.text());
    writeFileSync(join(FOLDER, `${name}.${tag}.html`), page);
    const link = answer.headers.get('Link') ?? '';
    pages.set(staticAddress(name, tag), { body: Buffer.from(page), link });
  }
  return pages;
}

/** Answers a request for one of the static pages. @returns whether it was for one */
export async function sendStaticPage(
  pages: ReadonlyMap<string, StaticPage>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const page = pages.get(req.url ?? '');
  if (!page) return false;
  const coding = codingFor(req);
  const body = await compress(page.body, coding);
  res
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(coding ? { 'Content-Encoding': coding } : {}),
      ...(page.link ? { Link: page.link } : {}),
    })
    .end(body);
  return true;
}
