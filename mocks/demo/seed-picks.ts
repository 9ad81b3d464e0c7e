import { piecesLeft, isOnSale } from '../market/stock.ts';
import type { Market } from '../market/context.ts';
import type { Product, Sku } from '../market/model.ts';
import { groupBy } from '../market/group.ts';

/** Products for the demo history, selected by their properties, because the catalogue may change. */

export interface Pick {
  product: Product;
  sku: Sku;
}

const ENOUGH = 5;

/** One well-stocked sku of each product on sale; products with two specifications first, so that options show. */
export function wellStockedPicks(market: Market): Pick[] {
  return market.catalogue.products
    .filter((product) => isOnSale(market, product))
    .flatMap((product) => {
      const sku = product.skus.find((candidate) => piecesLeft(market, candidate) >= ENOUGH);
      return sku ? [{ product, sku }] : [];
    })
    .sort(
      (a, b) =>
        b.product.attributes.length - a.product.attributes.length ||
        b.product.rank - a.product.rank,
    );
}

/** `count` picks, from as many merchants as there are. */
export function spreadOverMerchants(picks: readonly Pick[], count: number): Pick[] {
  const queues = [...groupBy(picks, ({ product }) => product.merId).values()];
  const rounds = Math.max(0, ...queues.map((queue) => queue.length));
  const spread = Array.from({ length: rounds }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  );
  return spread.flat().slice(0, count);
}

/** A book set, which can also be delivered digitally. */
export function bookPick(market: Market): Pick | undefined {
  const category = market.catalogue.categories.find(({ name }) => name.en === 'Book sets');
  return wellStockedPicks(market).find(({ product }) => product.categoryId === category?.id);
}

/** A sold-out option of a product that has others. */
export function soldOutPick(market: Market): Pick | undefined {
  const picks = market.catalogue.products
    .filter(
      (product) =>
        isOnSale(market, product) && product.skus.some((sku) => piecesLeft(market, sku) > 0),
    )
    .flatMap((product) => product.skus.map((sku) => ({ product, sku })));
  return picks.find(({ sku }) => piecesLeft(market, sku) === 0);
}

/** A product that is on sale and sold out as a whole. */
export function emptyPick(market: Market): Pick | undefined {
  const product = market.catalogue.products.find(
    (candidate) =>
      isOnSale(market, candidate) && candidate.skus.every((sku) => piecesLeft(market, sku) === 0),
  );
  const sku = product?.skus[0];
  return product && sku && { product, sku };
}

export function offShelfPick(market: Market): Pick | undefined {
  const product = market.catalogue.products.find(
    (candidate) => !isOnSale(market, candidate) && candidate.skus.length > 0,
  );
  const sku = product?.skus[0];
  return product && sku && { product, sku };
}
