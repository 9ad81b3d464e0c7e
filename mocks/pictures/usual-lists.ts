import { ACTIVITIES } from '../demo/catalogue/activities.ts';
import { CATEGORIES } from '../demo/catalogue/categories.ts';
import { byRank, bySort } from '../market/product-orders.ts';
import { buildProducts } from '../demo/catalogue/products.ts';
import { SOLD_OUT_IDS } from '../demo/catalogue/special.ts';
import { DEFAULT_SEED } from '../demo/market.ts';
import type { Product } from '../market/model.ts';

const productIdOf = ({ productId }: { productId: number }): number => productId;
const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id);

/** A category and all above it. */
function ancestry(categoryId: number): number[] {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  return category ? [category.id, ...ancestry(category.pid)] : [];
}

function groups(products: readonly Product[], keysOf: (product: Product) => number[]): Product[][] {
  const found = new Map<number, Product[]>();
  for (const product of products)
    for (const key of keysOf(product)) found.set(key, [...(found.get(key) ?? []), product]);
  return [...found.values()];
}

const STRIP = 1;

/** Products of the large pictures of the home page that are above one another. */
function largeTiles(): number[][] {
  const promotions = ACTIVITIES.filter(({ open, type }) => open && type !== STRIP);
  return [0, 1].map((column) =>
    promotions.flatMap(({ products }) => products.slice(column, column + 1)).map(productIdOf),
  );
}

/** Ids of products in the lists that shoppers see, for the default market: home, promotions, stores, categories. */
export function usualLists(): number[][] {
  const products = buildProducts(DEFAULT_SEED).filter(({ onShelf }) => onShelf);
  const ranked = products.toSorted(byRank);
  return [
    idsOf(ranked.filter(({ id }) => !SOLD_OUT_IDS.has(id))),
    ...ACTIVITIES.map(({ products: list }) => list.map(productIdOf)),
    ...largeTiles(),
    ...groups(products.toSorted(bySort), ({ merId }) => [merId]).map(idsOf),
    ...groups(ranked, ({ categoryId }) => ancestry(categoryId)).map(idsOf),
    idsOf(ranked),
  ];
}
