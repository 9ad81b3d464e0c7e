/** Source files of each page of a shop, by the pattern of its address, e.g. `/goods_detail/:id`. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

const LANGUAGE = /^\/(?:en|fr|th|lao)(?=\/|$)/;

const isMatch = (pattern: string, path: string): boolean => {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith(':') || part === parts[index])
  );
};

/** Files of the page at an address, with or without its language; none where the shop has no page. */
export function sourcesOf(pages: PageSources, address: string): readonly string[] {
  const path = address.replace(LANGUAGE, '').replace(/(?<=.)\/$/, '') || '/';
  const pattern = Object.keys(pages).find((each) => isMatch(each, path));
  return pattern === undefined ? [] : (pages[pattern] ?? []);
}
