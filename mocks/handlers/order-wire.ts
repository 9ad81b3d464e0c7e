import { merchantOf, productOf, skuOf } from '../market/lookups.ts';
import type { Market } from '../market/context.ts';
import type { MerchantOrder, OrderLine, PreOrderLine } from '../market/state.ts';
import { type PreOrderGroup, preOrderGroups } from '../market/preorder.ts';
import { money, skuText, type Wire } from './wire.ts';

/** Lines of a pre-order (or of an unpaid order, which carries no postage per line), by merchant. */
export function preGroups(
  market: Market,
  lines: readonly PreOrderLine[],
  wire: Wire,
  withPostage: boolean,
) {
  return preOrderGroups(market, lines).map(({ merchant, lines: group }) => ({
    merId: merchant.id,
    merName: wire.text(merchant.name),
    orderInfoList: group.map((entry) => preLine(entry, wire, withPostage)),
  }));
}

const preLine = (
  { line, product, sku }: PreOrderGroup['lines'][number],
  wire: Wire,
  withPostage: boolean,
) => ({
  productId: product.id,
  productName: wire.text(product.name),
  attrValueId: sku.id,
  image: wire.picture(sku.image || product.pictures[0] || ''),
  sku: skuText(product, sku, wire),
  price: money(line.price),
  payNum: line.quantity,
  weight: sku.weight,
  volume: sku.volume,
  postage: withPostage ? money(line.postage) : null,
});

export function orderLines(market: Market, order: MerchantOrder, wire: Wire) {
  return order.lines.map((line) => ({
    id: line.id,
    merOrderNo: order.no,
    ...boughtLine(market, line, wire),
    attrValueId: line.skuId,
    isReply: line.reviewed,
  }));
}

/** The product of an order line. */
export function boughtLine(market: Market, line: OrderLine, wire: Wire) {
  const product = productOf(market, line.productId);
  const sku = skuOf(market, line.productId, line.skuId);
  return {
    productId: product.id,
    productName: wire.text(product.name),
    image: wire.picture(sku.image || product.pictures[0] || ''),
    sku: skuText(product, sku, wire),
    price: money(line.price),
    payNum: line.quantity,
  };
}

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export const storeOf = (market: Market, order: MerchantOrder, wire: Wire) => ({
  merId: order.merId,
  merName: wire.text(merchantOf(market, order.merId).name),
});
