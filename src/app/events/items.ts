import type { CartLine } from '#generated/model/cartLine.ts';
import type { OrderLine } from '#generated/model/orderLine.ts';
import type { PreLine } from '#generated/model/preLine.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { ProductSkuDetail } from '#generated/model/productSkuDetail.ts';
import { toAmount, toMinor } from '#/lib/money.ts';
import type { OperationId } from '#generated/operations.ts';
import type { EventAmount, EventItem } from './shop-event.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { PcHome } from '#generated/model/pcHome.ts';
import { queriesOf } from '#/api/query-client.ts';
import { SHOP } from '#/config/shop.ts';
import { readCurrency } from '#/backend/currency.ts';

/** Reads what pages have loaded. Events cause no calls. */
export function cachedData(queryClient: QueryClient) {
  const queries = (operation: OperationId): Query[] =>
    queryClient.getQueryCache().findAll({ predicate: queriesOf([operation]) });
  const dataOf = <T>(found: Query[]): T[] =>
    found.flatMap(({ state }) => (state.status === 'success' ? [state.data as T] : []));

  return {
    /** Data of an operation, as `T` of the contract: of all its calls. */
    all: <T>(operation: OperationId): T[] => dataOf<T>(queries(operation)),
    /** Data of an operation that the current page shows. Its type is that of the contract. */
    shown: (operation: OperationId): unknown =>
      dataOf(queries(operation).filter((query) => query.isActive()))[0],
    /** Code of the shop's currency; null while it is loading. */
    currency(): string | null {
      const [query] = queries('homeIndex');
      if (query?.state.status === 'pending') return null;
      const wire = (query?.state.data as PcHome | undefined)?.shopPayCurrency;
      return readCurrency(wire)?.code ?? SHOP.currency;
    },
  };
}

export type CachedData = ReturnType<typeof cachedData>;

/** Row of any product list. Rows of promotions and of the wishlist name the product differently. */
interface ListedItem {
  id?: number;
  proId?: number;
  productId?: number;
  storeName: string;
  price: string;
}

const LISTS: OperationId[] = [
  'productList',
  'storeProducts',
  'homeProducts',
  'activityProducts',
  'productLeaderboard',
  'collectProductList',
];

/** The rows of a list, a page of a list, or all pages of an endless list. */
export function rowsOf(data: unknown): ListedItem[] {
  if (Array.isArray(data)) return data as ListedItem[];
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(rowsOf);
  return 'list' in data ? rowsOf(data.list) : [];
}

const idOf = ({ proId, productId, id }: ListedItem) => productId ?? proId ?? id ?? 0;

/** Makes items of what the contract calls rows, lines and products. Amounts get the shop's currency. */
export function itemMaker(cached: CachedData, currency: string) {
  const amount = (value: string | null): EventAmount => ({ value: value ?? '0.00', currency });

  const ofRow = (row: ListedItem): EventItem => ({
    productId: idOf(row),
    name: row.storeName,
    option: '',
    store: '',
    price: amount(row.price),
    quantity: 1,
  });
  const ofCartLine = (
    { productId, storeName, suk, price, cartNum }: CartLine,
    store: string,
  ): EventItem => ({
    productId,
    name: storeName,
    option: suk ?? '',
    store,
    price: amount(price),
    quantity: cartNum,
  });
  const ofOrderLine = (
    { productId, productName, sku, price, payNum }: OrderLine | PreLine,
    store: string,
  ): EventItem => ({
    productId,
    name: productName,
    option: sku,
    store,
    price: amount(price),
    quantity: payNum,
  });
  /** Lines of all merchants of an order or a pre-order. */
  const ofOrder = (
    parts: readonly { merName: string; orderInfoList: readonly (OrderLine | PreLine)[] }[],
  ): EventItem[] =>
    parts.flatMap(({ merName, orderInfoList }) =>
      orderInfoList.map((line) => ofOrderLine(line, merName)),
    );
  const ofProduct = ({ productInfo, merchantInfo }: ProductDetail): EventItem => ({
    ...ofRow(productInfo),
    store: merchantInfo.name,
  });

  /** A product by its id, from its page or from any list that contained it. */
  function find(productId: number): EventItem {
    const detail = cached
      .all<ProductDetail>('productDetail')
      .find(({ productInfo }) => productInfo.id === productId);
    if (detail) return ofProduct(detail);
    const row = LISTS.flatMap((list) => cached.all(list).flatMap(rowsOf)).find(
      (one) => idOf(one) === productId,
    );
    return row ? ofRow(row) : ofRow({ id: productId, storeName: '', price: '0.00' });
  }

  /** A sku of a product: its own price and specification. */
  function findSku(productId: number, skuId: number, quantity: number): EventItem {
    const item = find(productId);
    const sku = [
      ...cached.all<ProductDetail>('productDetail'),
      ...cached.all<ProductSkuDetail>('productSkuDetail'),
    ]
      .flatMap(({ productValue }) => Object.values(productValue))
      .find(({ id }) => id === skuId);
    return { ...item, quantity, ...(sku && { price: amount(sku.price), option: sku.sku }) };
  }

  const totalOf = (items: readonly EventItem[]): EventAmount =>
    amount(
      toAmount(
        items.reduce((sum, { price, quantity }) => sum + toMinor(price.value) * quantity, 0),
      ),
    );

  return { amount, ofRow, ofCartLine, ofOrder, ofOrderLine, ofProduct, find, findSku, totalOf };
}

export type ItemMaker = ReturnType<typeof itemMaker>;
