import { byRank, bySort } from './product-orders.ts';
import { withDescendants } from './category-queries.ts';
import { fail } from './errors.ts';
import { findMerchant, productOf } from './lookups.ts';
import { currentPrice } from './prices.ts';
import { anyContains, foldText } from './search-text.ts';
import { productStock, isOnSale, shownSales } from './stock.ts';
import type { Market } from './context.ts';
import type { Activity, Cents, Guarantee, Lang, Product } from './model.ts';

export interface ProductQuery {
  lang: Lang;
  keyword?: string | undefined;
  /** platform category, or the store's own one in a store; 0 is no filter. Goods of the categories below count. */
  cid?: number | undefined;
  minPrice?: Cents | undefined;
  maxPrice?: Cents | undefined;
  /** 'desc', or anything else for ascending; goes before `priceOrder` */
  salesOrder?: string | undefined;
  priceOrder?: string | undefined;
}

const LEADERBOARD = 20;
const ACTIVITY_TILES = 8;
const ACTIVITY_BIG_TILES = 3;

type Compare = (a: Product, b: Product) => number;

export function listProducts(market: Market, query: ProductQuery): Product[] {
  const inCategory = query.cid ? withDescendants(market.catalogue.categories, query.cid) : null;
  return sellableProducts(market)
    .filter((product) => !inCategory || inCategory.has(product.categoryId))
    .filter((product) => fits(market, product, query))
    .sort(orderOf(market, query) ?? byMatch(query, byRank));
}

/** Empty for a store that does not exist. */
export function listStoreProducts(market: Market, merId: number, query: ProductQuery): Product[] {
  const inCategory = query.cid
    ? withDescendants(findMerchant(market, merId)?.categories ?? [], query.cid)
    : null;
  return sellableProducts(market)
    .filter((product) => product.merId === merId)
    .filter((product) => !inCategory || product.storeCategoryIds.some((id) => inCategory.has(id)))
    .filter((product) => fits(market, product, query))
    .sort(orderOf(market, query) ?? byMatch(query, bySort));
}

/** Products on a store's card: 3 in the list of stores, 4 beside a product; of different categories as far as there are. */
export function storeHighlights(market: Market, merId: number, most: number): Product[] {
  const products = listStoreProducts(market, merId, { lang: 'en' });
  const leading = new Map(products.toReversed().map((product) => [product.categoryId, product]));
  const isLeading = (product: Product) => leading.get(product.categoryId) === product;
  return [
    ...products.filter(isLeading),
    ...products.filter((product) => !isLeading(product)),
  ].slice(0, most);
}

export function homeProducts(market: Market): Product[] {
  return listProducts(market, { lang: 'en' }).filter(
    (product) => productStock(market, product) > 0,
  );
}

export function leaderboard(market: Market): Product[] {
  return sellableProducts(market)
    .sort((a, b) => shownSales(market, b) - shownSales(market, a) || b.id - a.id)
    .slice(0, LEADERBOARD);
}

/** Throws for a product that is not on sale. */
export function productDetail(market: Market, id: number): Product {
  const product = productOf(market, id);
  if (!isOnSale(market, product)) fail('productMissing');
  return product;
}

export function guaranteesOf(market: Market, product: Product): Guarantee[] {
  return market.catalogue.guarantees.filter((guarantee) =>
    product.guaranteeIds.includes(guarantee.id),
  );
}

export interface ActivityGoods {
  activity: Activity;
  products: { product: Product; picture: string }[];
}

/** Activities of the home page that have products on sale, with as many products as their type shows. */
export function homeActivities(market: Market): ActivityGoods[] {
  return market.catalogue.activities
    .filter(({ open }) => open)
    .sort((a, b) => b.sort - a.sort || a.id - b.id)
    .map((activity) => activityGoods(market, activity.id))
    .filter(({ products }) => products.length > 0)
    .map(({ activity, products }) => ({
      activity,
      products: products.slice(0, activity.type === 2 ? ACTIVITY_BIG_TILES : ACTIVITY_TILES),
    }));
}

/** Throws for a closed activity. */
export function activityDetail(market: Market, id: number): Activity {
  const activity =
    market.catalogue.activities.find((candidate) => candidate.id === id) ?? fail('activityMissing');
  if (!activity.open) fail('activityClosed');
  return activity;
}

/** Products of an activity that are on sale. */
export function activityGoods(market: Market, id: number): ActivityGoods {
  const activity = activityDetail(market, id);
  const products = [...activity.products]
    .sort((a, b) => b.sort - a.sort)
    .map(({ productId, picture }) => ({ product: productOf(market, productId), picture }))
    .filter(({ product }) => isOnSale(market, product));
  return { activity, products };
}

function sellableProducts(market: Market): Product[] {
  return market.catalogue.products.filter((product) => isOnSale(market, product));
}

const priceNow = (market: Market, { id, price }: Product) => currentPrice(market, id, price);

function fits(
  market: Market,
  product: Product,
  { keyword, lang, minPrice, maxPrice }: ProductQuery,
): boolean {
  const price = priceNow(market, product);
  if (minPrice !== undefined && price < minPrice) return false;
  if (maxPrice !== undefined && price > maxPrice) return false;
  if (!keyword || !foldText(keyword)) return true;
  return anyContains([product.name, product.keyword], keyword, lang);
}

function orderOf(market: Market, { salesOrder, priceOrder }: ProductQuery): Compare | null {
  if (salesOrder) return directed(salesOrder, (product) => shownSales(market, product));
  if (priceOrder) return directed(priceOrder, (product) => priceNow(market, product));
  return null;
}

/** What a product is: the words before those that describe it. */
const NAME_HEAD = /^.*?(?=[,，、:：;(（·]|\s(?:with|for|in|avec|pour|en)\s|$)/;

/** Products that are what is searched come first, then those that mention it in their name, then the others. */
function byMatch({ keyword, lang }: ProductQuery, otherwise: Compare): Compare {
  const words = foldText(keyword ?? '');
  if (!words) return otherwise;
  const placeOf = ({ name }: Product) => {
    const folded = foldText(name[lang]);
    if (NAME_HEAD.exec(folded)?.[0].includes(words)) return 0;
    return folded.includes(words) ? 1 : 2;
  };
  return (a, b) => placeOf(a) - placeOf(b) || otherwise(a, b);
}

function directed(order: string, value: (product: Product) => number): Compare {
  const sign = order === 'desc' ? -1 : 1;
  return (a, b) => sign * (value(a) - value(b)) || b.id - a.id;
}
