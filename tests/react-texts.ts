/**
 * Text nodes that React updates by themselves, because they are not the only child of an element. Translators replace
 * text nodes, and React would still update the detached one.
 */
const isOwnedByReact = (node: Text): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Collects the text nodes that scripts create in a document. @returns those of React since the last call */
export function collectReactTexts(inside: Document): () => string[] {
  const create = inside.createTextNode.bind(inside);
  let created: Text[] = [];
  inside.createTextNode = (data) => {
    const node = create(data);
    created.push(node);
    return node;
  };
  return () => {
    const owned = created.filter(isOwnedByReact).map(({ data }) => data);
    created = [];
    return owned;
  };
}

/**
 * Compares what React has rendered with what the document shows. Self-contained, because Playwright sends its source to
 * the page. @returns texts that are not shown, with what is shown in their place
 */
export function findLostTexts(): string[] {
  interface Fiber {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: unknown;
    stateNode: unknown;
  }
  const [TEXT, ...ELEMENTS] = [6, 5, 26, 27];
  const lost: string[] = [];
  const compare = (expected: unknown, node: Node) => {
    const isText = typeof expected === 'string' || typeof expected === 'number';
    const shown = node.isConnected ? node.textContent : null;
    if (isText && String(expected) !== shown) lost.push(`${expected}: ${shown}`);
  };
  const visit = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      if (at.tag === TEXT) compare(at.memoizedProps, at.stateNode as Text);
      else if (ELEMENTS.includes(at.tag) && (at.stateNode as Node).isConnected)
        compare((at.memoizedProps as { children?: unknown }).children, at.stateNode as Node);
      visit(at.child);
    }
  };
  for (const element of document.body.children) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) continue;
    const { stateNode } = (element as unknown as Record<string, Fiber>)[key] as Fiber;
    visit((stateNode as { current: Fiber }).current);
  }
  return lost;
}
