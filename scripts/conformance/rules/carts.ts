import type { Difference } from '../grade.ts';
import { below, DATA, differs, isTree, type RuleCall, type Tree, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** Pieces by sku id; null: not known. */
type Pieces = Map<string, number | null>;
interface Line {
  sku: string;
  pieces: number;
}
interface Cart {
  /** by line id, as last read */
  lines: Map<string, Line>;
  /** what the next read must show; null: not known */
  due: Pieces | null;
}

export interface Carts {
  check(call: RuleCall): Difference[];
  /** something happened that the model does not know */
  forget(): void;
}

const linesIn = (data: unknown): Tree[] =>
  treesIn(data).flatMap(({ cartInfoList }) => treesIn(cartInfoList));
const add = (pieces: Pieces, sku: string, count: number) =>
  pieces.set(sku, (pieces.get(sku) ?? 0) + count);

function piecesIn(data: unknown): Pieces {
  const pieces: Pieces = new Map();
  for (const store of treesIn(treeOf(data).orderList))
    for (const { attrValueId, payNum } of treesIn(store.orderInfoList))
      add(pieces, String(attrValueId), Number(payNum));
  return pieces;
}

const textOf = (pieces: Pieces) =>
  [...pieces]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([sku, count]) => `${count} of sku ${sku}`)
    .join(', ') || 'nothing';
const isEqual = (due: Pieces, got: Pieces) =>
  due.size === got.size &&
  [...due].every(([sku, count]) => (count === null ? got.has(sku) : got.get(sku) === count));

/** The lines of carts, pre-orders and orders are those that were put there, and take from the stock. */
export function createCarts(facts: Facts): Carts {
  const carts = new Map<string, Cart>();
  const preOrders = new Map<string, { pieces: Pieces; lineIds: readonly string[] }>();
  const orders = new Map<string, Pieces>();

  const cartOf = (who: string): Cart => {
    const cart = carts.get(who) ?? { lines: new Map<string, Line>(), due: null };
    carts.set(who, cart);
    return cart;
  };

  function takeStock(pieces: Pieces, sign: 1 | -1) {
    for (const [sku, count] of pieces) {
      const product = facts.get(`sku ${sku}`, 'productId');
      facts.shift(`sku ${sku}`, 'stock', sign * (count ?? 0));
      facts.shift(`product ${String(product)}`, 'stock', sign * (count ?? 0));
    }
  }
  const forgetStock = () => facts.forget((_, name) => name === 'stock');

  function removeLines(cart: Cart, ids: readonly string[]) {
    for (const id of ids) {
      const line = cart.lines.get(id);
      cart.lines.delete(id);
      if (line) cart.due?.delete(line.sku);
      else cart.due = null;
    }
  }

  /** Applies a write of the cart to what is known of it. */
  function change({ id, sent, who }: RuleCall) {
    const cart = cartOf(who);
    const tree = treeOf(sent);
    const line = cart.lines.get(String(tree.id));
    if (id === 'cartSave')
      for (const { productAttrUnique, cartNum } of treesIn(sent))
        if (cart.due) add(cart.due, String(productAttrUnique), Number(cartNum));
    if (id === 'cartSetQuantity') setPieces(cart, line, Number(tree.number));
    if (id === 'cartDelete') removeLines(cart, Array.isArray(tree.ids) ? tree.ids.map(String) : []);
    if (id === 'cartReselect') reselect(cart, line, String(tree.unique), Number(tree.num));
  }

  function setPieces(cart: Cart, line: Line | undefined, pieces: number) {
    if (!line) {
      cart.due = null;
      return;
    }
    line.pieces = pieces;
    cart.due?.set(line.sku, pieces);
  }

  /** Joins the line with another one of the same sku, up to the stock. */
  function reselect({ due }: Cart, line: Line | undefined, sku: string, pieces: number) {
    if (!line || !due) return;
    const isJoined = sku !== line.sku && due.has(sku);
    if (sku !== line.sku) due.delete(line.sku);
    due.set(sku, isJoined ? null : pieces);
    Object.assign(line, { sku, pieces });
  }

  function readCart({ data, who }: RuleCall): Difference[] {
    const cart = cartOf(who);
    const got: Pieces = new Map();
    const rows = linesIn(data).filter(({ attrId }) => attrId !== null && attrId !== undefined);
    for (const { attrId, cartNum } of rows) add(got, String(attrId), Number(cartNum));
    const { due } = cart;
    cart.lines = new Map(
      rows.map(({ id, attrId, cartNum }) => [
        String(id),
        { sku: String(attrId), pieces: Number(cartNum) },
      ]),
    );
    cart.due = got;
    if (!due || isEqual(due, got)) return [];
    return [
      differs(
        'not-kept',
        DATA,
        `the lines that were put in the cart`,
        `${textOf(got)} in place of ${textOf(due)}`,
      ),
    ];
  }

  function readCount({ data, query, who }: RuleCall): Difference[] {
    const { due } = cartOf(who);
    if (!due || query.numType !== 'true') return [];
    const counts = [...due.values()];
    if (counts.includes(null)) return [];
    const count =
      query.type === 'total' ? due.size : counts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const got = treeOf(data).count;
    return got === count
      ? []
      : [
          differs(
            'wrong-count',
            below(DATA, 'count'),
            'the pieces or lines of the cart',
            `${String(got)} in place of ${count}`,
          ),
        ];
  }

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
    if (preOrderType !== 'buyNow' && found.length < lineIds.length) return;
    for (const line of preOrderType === 'buyNow' ? [] : found) add(pieces, line.sku, line.pieces);
    preOrders.set(String(treeOf(data).preOrderNo), { pieces, lineIds });
  }

  function makeOrder({ sent, data, who }: RuleCall) {
    const known = preOrders.get(String(treeOf(sent).preOrderNo));
    if (!known) return forgetStock();
    orders.set(String(treeOf(data).orderNo), known.pieces);
    removeLines(cartOf(who), known.lineIds);
    takeStock(known.pieces, -1);
  }

  function cancel({ params }: RuleCall) {
    const pieces = orders.get(params.orderNo ?? '');
    if (pieces) takeStock(pieces, 1);
    else forgetStock();
  }

  const linesDiffer = (due: Pieces | undefined, data: Tree, place: typeof DATA): Difference[] => {
    const got = piecesIn(data);
    if (!due || isEqual(due, got)) return [];
    return [
      differs(
        'not-kept',
        below(place, 'orderList'),
        'the pieces that were ordered',
        `${textOf(got)} in place of ${textOf(due)}`,
      ),
    ];
  };

  function check(call: RuleCall): Difference[] {
    const { id, data, params, query } = call;
    if (id === 'preOrderCreate') makePreOrder(call);
    else if (id === 'orderCreate') makeOrder(call);
    else if (id === 'orderCancel') cancel(call);
    else change(call);
    if (id === 'cartList' && query.isValid === 'true') return readCart(call);
    if (id === 'cartCount') return readCount(call);
    if (id === 'preOrderDetail' && isTree(data))
      return linesDiffer(preOrders.get(params.preOrderNo ?? '')?.pieces, data, DATA);
    return call.objects
      .filter(({ schema }) => schema === 'MasterOrderDetail' || schema === 'AwaitPayOrder')
      .flatMap(({ tree, place }) => linesDiffer(orders.get(String(tree.orderNo)), tree, place));
  }

  return {
    check,
    forget() {
      for (const cart of carts.values()) cart.due = null;
      forgetStock();
    },
  };
}
