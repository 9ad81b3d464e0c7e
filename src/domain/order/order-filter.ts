interface Searchable {
  numbers: readonly string[];
  stores: readonly string[];
  products: readonly string[];
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether every word occurs in the numbers, stores or products of an order. */
export function matchesWords(typed: string, { numbers, stores, products }: Searchable): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const text = fold([...numbers, ...stores, ...products].join('\n'));
  return words.every((word) => text.includes(word));
}
