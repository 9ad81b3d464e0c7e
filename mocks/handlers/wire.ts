import type { TreeNode } from '../market/category-queries.ts';
import type {
  Category,
  Cents,
  Lang,
  Merchant,
  Millis,
  Picture,
  Product,
  Sku,
  StoreCategory,
  Text,
} from '../market/model.ts';
import type { Page } from '../market/paging.ts';
import { currentPrice } from '../market/prices.ts';
import type { ProductQuery } from '../market/product-queries.ts';
import { productStock, piecesLeft, salesOf, shownSales } from '../market/stock.ts';
import type { Market } from '../market/context.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Ask, WireData } from './types.ts';

/** Conversion of the market's data to the wire format. */
export interface Wire {
  text: (text: Text) => string;
  picture: (path: Picture) => string;
}

const HOUR = 3_600_000;

export const money = (cents: Cents): string => (cents / 100).toFixed(2);

/** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export const stamp = (time: Millis): string =>
  new Date(time + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
export const stampOrNull = (time: Millis | null): string | null =>
  time === null ? null : stamp(time);
export const day = (time: Millis): string => stamp(time).slice(0, 10);

/** Parses an amount of a query, a decimal string. */
const cents = (amount: string | number | undefined): Cents | undefined =>
  amount === undefined || amount === '' ? undefined : Math.round(Number(amount) * 100);

/** Converts pictures to absolute URLs and texts to the language of the page. */
export function wireOf({ lang, origin }: Pick<Ask<OperationId>, 'lang' | 'origin'>): Wire {
  return {
    text: (text) => text[lang],
    picture: (path) => (path.startsWith('/') ? origin + path : path),
  };
}

/** Address of a market picture without origin, as stored; other addresses unchanged. */
export const ownPath = (address: string, origin: string): Picture =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Pictures as a form sends them: a JSON array or a comma list of addresses. */
export function picturesIn(text: string | null | undefined, origin: string): Picture[] {
  const addresses = (text ?? '')
    .replace(/[[\]"]/g, '')
    .split(',')
    .map((address) => address.trim());
  return addresses.filter(Boolean).map((address) => ownPath(address, origin));
}

/** The chosen values joined by comma, in attribute order; `default` for a product without options. */
export function skuText(product: Product, sku: Sku, wire: Wire): string {
  const values = sku.choice.map((index, at) => {
    const value = product.attributes[at]?.values[index];
    return value ? wire.text(value) : '';
  });
  return values.join(',') || 'default';
}

export const pageWith = <Item, Row>(
  page: Page<Item>,
  row: (item: Item) => Row,
): Page<Row> & { [helper: string]: unknown } => ({ ...page, list: page.list.map(row) });

type CategoryNode = WireData<'productCategories'>[number];

/** Categories of a store have neither icon nor level. */
export const categoryNode = (
  wire: Wire,
  { item, children }: TreeNode<Category | StoreCategory>,
): CategoryNode => ({
  id: item.id,
  pid: item.pid,
  name: wire.text(item.name),
  icon: 'icon' in item && item.icon ? wire.picture(item.icon) : null,
  level: 'level' in item ? item.level : null,
  sort: item.sort,
  isShow: true,
  childList: children.map((child) => categoryNode(wire, child)),
});

/** Search parameters of both product searches, as the market's query. */
export function productQuery(query: Ask<'productList'>['query'], lang: Lang): ProductQuery {
  const { keyword, cid, minPrice, maxPrice, salesOrder, priceOrder } = query;
  return {
    lang,
    keyword,
    cid,
    minPrice: cents(minPrice),
    maxPrice: cents(maxPrice),
    salesOrder,
    priceOrder,
  };
}

export function productCard(market: Market, product: Product, wire: Wire) {
  return {
    id: product.id,
    image: wire.picture(product.pictures[0] ?? ''),
    storeName: wire.text(product.name),
    price: money(currentPrice(market, product.id, product.price)),
    otPrice: money(product.otPrice),
    sales: salesOf(market, product),
    ficti: product.ficti,
    unitName: wire.text(product.unit),
    stock: productStock(market, product),
  };
}

export function storeProduct(market: Market, product: Product, wire: Wire) {
  const { id, storeName, image, price, sales, ficti } = productCard(market, product, wire);
  return { id, storeName, image, price, sales, ficti };
}

export const leaderboardRow = (market: Market, product: Product, wire: Wire) => {
  const { id, storeName, image, price, otPrice } = productCard(market, product, wire);
  return { id, storeName, image, price, otPrice, sales: shownSales(market, product) };
};

export const merchantName = (merchant: Merchant, wire: Wire): string => wire.text(merchant.name);

export function wireSku(market: Market, product: Product, sku: Sku, wire: Wire) {
  const text = skuText(product, sku, wire);
  const attributes = Object.fromEntries(
    sku.choice.map((index, at) => {
      const attribute = product.attributes[at];
      const value = attribute?.values[index];
      return [attribute ? wire.text(attribute.name) : '', value ? wire.text(value) : ''];
    }),
  );
  return {
    id: sku.id,
    productId: product.id,
    sku: text,
    price: money(currentPrice(market, product.id, sku.price)),
    otPrice: money(sku.otPrice),
    stock: piecesLeft(market, sku),
    sales: market.state.sold[sku.id] ?? 0,
    image: wire.picture(sku.image),
    weight: sku.weight,
    volume: sku.volume,
    attrValue: JSON.stringify(attributes),
  };
}

export function wireAttributes(product: Product, wire: Wire) {
  return product.attributes.map((attribute) => ({
    id: attribute.id,
    productId: product.id,
    attrName: wire.text(attribute.name),
    attrValues: attribute.values.map(wire.text).join(','),
    type: 0,
    isDel: false,
  }));
}
