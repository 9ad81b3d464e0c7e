import { fail } from './errors.ts';
import type { Market } from './context.ts';
import type { Catalogue, Coupon, Merchant, Product, Sku } from './model.ts';

interface Index {
  products: Map<number, Product>;
  skus: Map<number, Sku>;
  merchants: Map<number, Merchant>;
  coupons: Map<number, Coupon>;
}

// The catalogue is immutable, so one index per catalogue is enough.
const indexes = new WeakMap<Catalogue, Index>();

function indexOf(catalogue: Catalogue): Index {
  const known = indexes.get(catalogue);
  if (known) return known;

  const index: Index = {
    products: new Map(catalogue.products.map((product) => [product.id, product])),
    skus: new Map(
      catalogue.products.flatMap((product) => product.skus.map((sku) => [sku.id, sku] as const)),
    ),
    merchants: new Map(catalogue.merchants.map((merchant) => [merchant.id, merchant])),
    coupons: new Map(catalogue.coupons.map((coupon) => [coupon.id, coupon])),
  };
  indexes.set(catalogue, index);
  return index;
}

export function findProduct(market: Market, id: number): Product | undefined {
  return indexOf(market.catalogue).products.get(id);
}

export function findSku(market: Market, id: number): Sku | undefined {
  return indexOf(market.catalogue).skus.get(id);
}

export function productOf(market: Market, id: number): Product {
  return findProduct(market, id) ?? fail('productMissing');
}

/** The sku, if it is one of that product. */
export function skuOf(market: Market, productId: number, skuId: number): Sku {
  const sku = findSku(market, skuId);
  if (sku?.productId !== productId) fail('skuMissing');
  return sku;
}

export function findMerchant(market: Market, id: number): Merchant | undefined {
  return indexOf(market.catalogue).merchants.get(id);
}

export function merchantOf(market: Market, id: number): Merchant {
  return findMerchant(market, id) ?? fail('merchantMissing');
}

export function couponOf(market: Market, id: number): Coupon {
  return indexOf(market.catalogue).coupons.get(id) ?? fail('couponMissing');
}
