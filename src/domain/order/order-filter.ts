import { plainText } from '#/lib/typed.ts';

interface Searchable {
  numbers: readonly string[];
  stores: readonly string[];
  products: readonly string[];
}

const fold = (text: string) => plainText(text).toLowerCase();

/** Whether every word occurs in the numbers, stores or products of an order. */
export function matchesWords(typed: string, { numbers, stores, products }: Searchable): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const text = fold([...numbers, ...stores, ...products].join(' '));
  return words.every((word) => text.includes(word));
}
