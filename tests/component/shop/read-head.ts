/** Metadata of the document, read like a search engine. */
export function readHead() {
  const contents = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
  const graph = new Map<string, string[]>();
  for (const tag of document.querySelectorAll('meta[property^="og:"]')) {
    const name = tag.getAttribute('property')!.slice('og:'.length);
    graph.set(name, [...(graph.get(name) ?? []), tag.getAttribute('content') ?? '']);
  }
  const hreflang = [...document.querySelectorAll('link[rel="alternate"]')].map((tag) => [
    tag.getAttribute('hreflang'),
    tag.getAttribute('href'),
  ]);
  return {
    titles: [...document.querySelectorAll('head > title')].map((tag) => tag.textContent),
    descriptions: contents('meta[name="description"]', 'content'),
    canonicals: contents('link[rel="canonical"]', 'href'),
    robots: contents('meta[name="robots"]', 'content'),
    cards: contents('meta[name="twitter:card"]', 'content'),
    hreflang: Object.fromEntries(hreflang) as Record<string, string>,
    graph: Object.fromEntries(graph),
  };
}

type Thing = Record<string, unknown>;

/** schema.org objects of the page, by type. */
export function readThings(): Record<string, Thing> {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent) as Thing,
  );
  const things = blocks.flatMap((block) => (block['@graph'] as Thing[] | undefined) ?? [block]);
  return Object.fromEntries(things.map((thing) => [thing['@type'] as string, thing]));
}
