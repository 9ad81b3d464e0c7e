import type { Difference } from '../grade.ts';
import { below, DATA, differs, type RuleCall, type Tree, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** Pieces by sku id; null: not known. */
export type Pieces = Map<string, number | null>;
export interface Line {
  sku: string;
  pieces: number;
}
export interface Cart {
  /** by line id, as last read */
  lines: Map<string, Line>;
  /** what the next read must show; null: not known */
  due: Pieces | null;
  /** skus of the writes since the last read, and when the last one was */
  written: Set<string>;
  writtenAt: number;
}

/** The stock of a cancelled order is released within a minute. */
const RELEASE_MS = 60_000;

export const add = (pieces: Pieces, sku: string, count: number) =>
  pieces.set(sku, (pieces.get(sku) ?? 0) + count);

export function removeLines(cart: Cart, ids: readonly string[]) {
  for (const id of ids) {
    const line = cart.lines.get(id);
    cart.lines.delete(id);
    if (!line) cart.due = null;
    else {
      cart.due?.delete(line.sku);
      cart.written.add(line.sku);
    }
  }
}

/** A pre-order as it was made. */
interface PreOrder {
  /** null if the cart was not known */
  pieces: Pieces | null;
  lineIds: readonly string[];
}

/** The lines of the cart that a pre-order was made from. */
function cartLinesDiffer(lineIds: readonly string[], { cartIdList }: Tree): Difference[] {
  if (cartIdList === undefined) return [];
  const got = [cartIdList ?? []].flat().map(String);
  const isSame = got.toSorted().join() === lineIds.toSorted().join();
  return isSame
    ? []
    : [
        differs(
          'not-kept',
          below(DATA, 'cartIdList'),
          `the lines that were sent: ${lineIds.join(', ') || 'none'}`,
          got.join(', ') || 'none',
        ),
      ];
}

/** Stores and their lines are in the order in which the lines were sent. */
function orderDiffers(pieces: Pieces | null, { orderList }: Tree): Difference[] {
  const sent = [...(pieces ?? new Map<string, number>()).keys()];
  const places = treesIn(orderList).map(({ orderInfoList }) =>
    treesIn(orderInfoList).map(({ attrValueId }) => sent.indexOf(String(attrValueId))),
  );
  const isRising = (numbers: readonly number[]) =>
    numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? one));
  return places.flat().includes(-1) ||
    (places.every(isRising) && isRising(places.map((lines) => Math.min(...lines))))
    ? []
    : [
        differs(
          'wrong-row',
          below(DATA, 'orderList'),
          'the lines as they were sent',
          'another order',
        ),
      ];
}

export const preOrderDiffers = ({ pieces, lineIds }: PreOrder, data: Tree): Difference[] => [
  ...orderDiffers(pieces, data),
  ...cartLinesDiffer(lineIds, data),
];

/** Pre-orders and orders: their lines leave the cart, and take from the stock. */
export function createOrders(facts: Facts, cartOf: (who: string) => Cart) {
  const preOrders = new Map<string, PreOrder>();
  const orders = new Map<string, Pieces>();

  function takeStock(pieces: Pieces, sign: 1 | -1, at: number, dueBy = at) {
    for (const [sku, count] of pieces) {
      const product = facts.get(`sku ${sku}`, 'productId');
      for (const thing of [`sku ${sku}`, `product ${String(product)}`])
        facts.shift({
          thing,
          name: 'stock',
          by: sign * (count ?? 0),
          isShared: true,
          at,
          dueBy,
        });
    }
  }
  const forgetStock = () => facts.forget({ name: 'stock' });

  function makePreOrder({ sent, data, who }: RuleCall) {
    const { preOrderType, orderDetails } = treeOf(sent);
    const items = treesIn(orderDetails);
    const { lines } = cartOf(who);
    const pieces: Pieces = new Map();
    const lineIds = items.flatMap(({ shoppingCartId }) =>
      shoppingCartId === undefined ? [] : [String(shoppingCartId)],
    );
    const [first] = items;
    if (preOrderType === 'buyNow' && first)
      add(pieces, String(first.attrValueId), Number(first.productNum));
    const found = lineIds.flatMap((id) => lines.get(id) ?? []);
    const isKnown = preOrderType === 'buyNow' || found.length === lineIds.length;
    for (const line of preOrderType === 'buyNow' ? [] : found) add(pieces, line.sku, line.pieces);
    preOrders.set(String(treeOf(data).preOrderNo), { pieces: isKnown ? pieces : null, lineIds });
  }

  function makeOrder({ sent, data, who, at }: RuleCall) {
    const known = preOrders.get(String(treeOf(sent).preOrderNo));
    if (!known?.pieces) return forgetStock();
    orders.set(String(treeOf(data).orderNo), known.pieces);
    // The other lines stay, also those of a sku that was bought at once.
    const cart = cartOf(who);
    cart.writtenAt = at;
    for (const sku of known.pieces.keys()) cart.written.add(sku);
    removeLines(cartOf(who), known.lineIds);
    takeStock(known.pieces, -1, at);
  }

  const cancelled = new Set<string>();

  /** The second cancellation of an order gives nothing back. */
  function cancel({ params, at }: RuleCall) {
    const no = params.orderNo ?? '';
    const pieces = orders.get(no);
    const due = new Map(
      [...(pieces ?? [])].map(([sku, count]) => [sku, cancelled.has(no) ? 0 : count]),
    );
    cancelled.add(no);
    if (pieces) takeStock(due, 1, at, at + RELEASE_MS);
    else forgetStock();
  }

  /** the state of each refund as last read; a decision of which no product has been read since */
  const refunds = new Map<string, unknown>();
  let isDecided = false;
  const REFUNDED = 3;

  /** The pieces of a refund come back, as the sandbox or the hook has just decided. */
  function giveBack({ refundOrderNo, refundStatus, orderInfoList }: Tree, { at }: RuleCall) {
    const before = refunds.get(String(refundOrderNo));
    refunds.set(String(refundOrderNo), refundStatus);
    if (!isDecided || refundStatus !== REFUNDED) return;
    if (before === undefined || before === REFUNDED) return;
    const pieces: Pieces = new Map();
    for (const { attrValueId, payNum } of treesIn(orderInfoList))
      add(pieces, String(attrValueId), Number(payNum));
    takeStock(pieces, 1, at, at + RELEASE_MS);
  }

  function readRefunds(call: RuleCall) {
    const found = call.objects.filter(({ schema }) => /^Refund(ListItem|Detail)$/.test(schema));
    for (const { tree } of found) giveBack(tree, call);
    if (found.length === 0) isDecided = false;
  }

  return {
    readRefunds,
    decide: () => void (isDecided = true),
    makePreOrder,
    makeOrder,
    cancel,
    forgetStock,
    preOrder: (no: string) => preOrders.get(no),
    order: (no: string): Pieces | undefined => orders.get(no),
  };
}
