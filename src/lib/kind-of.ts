const BREAK = /[,;:/|·(（，、；：｜【[]|\s[-–—]\s/;

/** The kind of a product: the words before the first break in its name. */
export function kindOf(name: string): string {
  const head = name.split(BREAK).find((part) => part.trim() !== '');
  return (head ?? name).trim();
}

/** The first product of each kind, in the given order. */
export function differentKinds<Product extends { storeName: string }>(
  products: readonly Product[],
  limit: number,
): Product[] {
  const byKind = new Map<string, Product>();
  for (const product of products) {
    const kind = kindOf(product.storeName);
    if (!byKind.has(kind)) byKind.set(kind, product);
  }
  return [...byKind.values()].slice(0, limit);
}
