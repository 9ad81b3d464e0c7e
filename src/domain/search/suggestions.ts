import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { paths } from '#/lib/paths.ts';

/** A search text, category, store or product. */
export interface Suggestion {
  id: string;
  kind: 'history' | 'hot' | 'category' | 'product' | 'store';
  label: string;
  /** additional text, e.g. the parent category */
  note?: string;
  to: string;
  product?: { image: string; price: string; otPrice?: string | null | undefined };
  store?: { avatar: string; starLevel: number };
}

const MAX = { history: 3, hot: 3, category: 5 };

const fold = (text: string) => text.toLowerCase();

function flat(
  nodes: readonly CategoryNode[],
  above: string,
): { id: number; name: string; above: string }[] {
  return nodes.flatMap(({ id, name, childList }) => [
    { id, name, above },
    ...flat(childList, name),
  ]);
}

/** A text in three parts: before the first match, the match, and the rest. */
export function splitAtMatch(text: string, typed: string): [string, string, string] {
  const at = typed ? fold(text).indexOf(fold(typed)) : -1;
  // Letters whose lower case is longer would shift the parts.
  if (at < 0 || fold(text).length !== text.length) return [text, '', ''];
  const end = at + typed.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

interface Known {
  history: readonly string[];
  /** of the typed ones, if nothing has all of them */
  words?: readonly string[];
  hot: readonly string[];
  tree: readonly CategoryNode[];
  products: readonly (NonNullable<Suggestion['product']> & { id: number; storeName: string })[];
  stores: readonly (NonNullable<Suggestion['store']> & { id: number; name: string })[];
}

/** Suggestions for the typed text; all history and hot words while it is empty. */
export function suggestionsFor(
  typed: string,
  { history, words: single = [], hot, tree, products, stores }: Known,
): Suggestion[] {
  const words = fold(typed);
  const fits = (text: string) => fold(text).includes(words);
  const search = (kind: 'history' | 'hot', texts: readonly string[]): Suggestion[] =>
    texts.map((label) => ({
      id: `${kind}-${label}`,
      kind,
      label,
      to: paths.search({ title: label }),
    }));
  if (!words) return [...search('history', history), ...search('hot', hot)];

  const own = history.filter((text) => fits(text) && fold(text) !== words).slice(0, MAX.history);
  const others = hot
    .filter(
      (text) =>
        fits(text) && fold(text) !== words && !own.some((held) => fold(held) === fold(text)),
    )
    .slice(0, MAX.hot);
  // Prefix matches first.
  const categories = flat(tree, '')
    .filter(({ name }) => fits(name))
    .toSorted(
      (a, b) => Number(fold(b.name).startsWith(words)) - Number(fold(a.name).startsWith(words)),
    );
  return [
    ...search('history', own),
    ...search('hot', [...new Set([...others, ...single])]),
    ...categories.slice(0, MAX.category).map(({ id, name, above }): Suggestion => ({
      id: `category-${id}`,
      kind: 'category',
      label: name,
      ...(above ? { note: above } : {}),
      to: paths.search({ cid: id }),
    })),
    ...products.map(({ id, storeName, image, price, otPrice }): Suggestion => ({
      id: `product-${id}`,
      kind: 'product',
      label: storeName,
      to: paths.product(id),
      product: { image, price, otPrice },
    })),
    ...stores.map(({ id, name, avatar, starLevel }): Suggestion => ({
      id: `store-${id}`,
      kind: 'store',
      label: name,
      to: paths.store(id),
      store: { avatar, starLevel },
    })),
  ];
}
