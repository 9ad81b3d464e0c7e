/** Replaces the placeholders of random requests by values of a market. */
import type { Market } from '#mocks/market/context.ts';
import type { Pick, RecordMatch } from './values.ts';

type Entry = Record<string, unknown>;

/** Records that the operations of a tag use, by key of the state; `skus` come from the catalogue. */
const RECORDS_BY_TAG: Record<string, string[]> = {
  cart: ['cart', 'skus'],
  order: ['preOrders', 'merchantOrders', 'masterOrders', 'cart', 'skus'],
  pay: ['masterOrders', 'payments'],
  refund: ['merchantOrders', 'refunds'],
  review: ['lines'],
  address: ['addresses'],
  coupon: ['coupons', 'preOrders'],
  collect: ['skus', 'collectedProducts'],
  product: ['skus'],
  merchant: ['merchants'],
  settlement: ['applications'],
  login: ['users', 'codes'],
  user: ['users', 'codes'],
};

/** Field names on the wire -> names in the state of the market. */
const ALIASES: Record<string, string[]> = {
  orderNo: ['no', 'orderNo'],
  preOrderNo: ['no'],
  number: ['quantity'],
  cartNum: ['quantity'],
  captcha: ['code'],
  productAttrUnique: ['skuId'],
  attrId: ['skuId'],
  proId: ['productId'],
  addressId: ['id'],
  couponId: ['id'],
  phone: ['phone', 'to'],
  email: ['email', 'to'],
  body: ['email'],
  uniqueId: ['skuId'],
  orderDetailId: ['id'],
  shoppingCartId: ['id'],
  attrValueId: ['skuId'],
  productNum: ['quantity'],
};

export interface Pools {
  /** records of the market by list */
  records: Map<string, Entry[]>;
  /** numbers and texts by key */
  values: Map<string, unknown[]>;
}

export function poolsOf(market: Market, userId: number): Pools {
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  const walk = (value: unknown, name: string) => {
    if (Array.isArray(value)) return value.slice(0, 40).forEach((item) => walk(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, child]) => walk(child, key));
    if (typeof value === 'number') add(`number ${name}`, value);
    if (typeof value === 'string' && value.length < 80) add(`text ${name}`, value);
  };
  walk(market.state, 'state');

  const lists = Object.entries(market.state).filter(
    (entry): entry is [string, Entry[]] =>
      Array.isArray(entry[1]) && typeof entry[1][0] === 'object',
  );
  const records = new Map(
    lists.map(([name, list]) => [
      name,
      list.filter((record) => record.userId === undefined || record.userId === userId),
    ]),
  );
  records.set(
    'skus',
    market.catalogue.products.slice(0, 60).flatMap((product) =>
      product.skus.slice(0, 2).map(({ id }) => ({
        id: product.id,
        productId: product.id,
        skuId: id,
        merId: product.merId,
        quantity: 1,
      })),
    ),
  );
  records.set(
    'merchants',
    market.catalogue.merchants.map(({ id }) => ({ id, merId: id })),
  );
  records.set(
    'coupons',
    market.catalogue.coupons.map(({ id }) => ({ id, couponId: id })),
  );
  records.set(
    'lines',
    market.state.merchantOrders
      .filter((order) => order.userId === userId)
      .flatMap((order) => order.lines.map((line) => ({ ...line, orderNo: order.no }))),
  );
  return { records, values };
}

const namesOf = (name: string) => [name, ...(ALIASES[name] ?? [])];
const has = (record: Entry, name: string) => namesOf(name).some((one) => record[one] !== undefined);

function pickValue({ $pick, name, at }: Pick, { values }: Pools): unknown {
  const pool = namesOf(name)
    .map((one) => values.get(`${$pick} ${one}`))
    .find(Boolean) ??
    values.get(`${$pick} ${$pick === 'number' ? 'id' : 'no'}`) ?? [0];
  return pool[at % pool.length];
}

/** Fills fields from the record with the most matching fields. */
function matchRecord({ $record, fields }: RecordMatch, pools: Pools, tag: string): Entry {
  const names = Object.keys(fields);
  const all = (RECORDS_BY_TAG[tag] ?? []).flatMap((list) => pools.records.get(list) ?? []);
  const matches = all.map((record) => names.filter((name) => has(record, name)).length);
  const best = all.filter((_, index) => matches[index] === Math.max(...matches));
  const record = best[$record % best.length] ?? {};
  return Object.fromEntries(
    names.map((name) => [
      name,
      has(record, name) && fields[name] !== null
        ? valueIn(record, name)
        : fill(fields[name], pools, tag),
    ]),
  );
}

const valueIn = (record: Entry, name: string) =>
  namesOf(name)
    .map((one) => record[one])
    .find((value) => value !== undefined);

/** Replaces all placeholders in a value. */
export function fill(value: unknown, pools: Pools, tag: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$pick' in value) return pickValue(value as Pick, pools);
  if ('$record' in value) return matchRecord(value as RecordMatch, pools, tag);
  if (Array.isArray(value)) return value.map((item) => fill(item, pools, tag));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, fill(child, pools, tag)]),
  );
}
