import type { Difference } from '../grade.ts';
import { below, DATA, differs, isTree, type RuleCall, type Tree, treeOf, treesIn } from './call.ts';
import { type Facts, isCertain } from './facts.ts';
import {
  add,
  type Cart,
  createOrders,
  type Line,
  type Pieces,
  preOrderDiffers,
  removeLines,
} from './ordered.ts';

export interface Carts {
  check(call: RuleCall): Difference[];
  /** a write was refused: the next read must show that it had no effect */
  refused(call: RuleCall): void;
  /** something happened that the model does not know; `isRefund`: a refund was decided, which gives back its pieces */
  forget(isRefund: boolean): void;
}

const LINES = 'number of lines of the cart';
const PIECES = 'number of pieces of the cart';

const linesIn = (data: unknown): Tree[] =>
  treesIn(data).flatMap(({ cartInfoList }) => treesIn(cartInfoList));
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

function setPieces(cart: Cart, line: Line | undefined, pieces: number) {
  if (!line) {
    cart.due = null;
    return;
  }
  line.pieces = pieces;
  cart.written.add(line.sku);
  cart.due?.set(line.sku, pieces);
}

/** Joins the line with another one of the same sku, up to the stock. */
function reselect({ due, written }: Cart, line: Line | undefined, sku: string, pieces: number) {
  if (!line || !due) return;
  written.add(line.sku).add(sku);
  const isJoined = sku !== line.sku && due.has(sku);
  if (sku !== line.sku) due.delete(line.sku);
  due.set(sku, isJoined ? null : pieces);
  Object.assign(line, { sku, pieces });
}

/** A sku that has more lines than before: what is added joins its line. */
function partedSku({ lines, written }: Cart, rows: readonly Tree[]): string | undefined {
  const count = (skus: readonly string[], sku: string) => skus.filter((one) => one === sku).length;
  const before = [...lines.values()].map(({ sku }) => sku);
  const now = rows.map(({ attrId }) => String(attrId));
  return [...written].find((sku) => count(now, sku) > Math.max(1, count(before, sku)));
}

/** Lines that the run has not written may be changed by merchants, and in recorded traffic by other tabs. */
function writtenPart(pieces: Pieces, { written }: Cart, { isRecorded }: RuleCall): Pieces {
  return new Map([...pieces].filter(([sku]) => !isRecorded || written.has(sku)));
}

function countsOf(due: Pieces | null): Record<string, number> {
  const counts = due ? [...due.values()] : [null];
  if (!due || counts.includes(null)) return {};
  return {
    [LINES]: due.size,
    [PIECES]: counts.reduce<number>((all, one) => all + (one ?? 0), 0),
  };
}

const linesDiffer = (
  due: Pieces | null | undefined,
  data: Tree,
  place: typeof DATA,
): Difference[] => {
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

/** Applies a write of the cart to what is known of it. */
function change(cart: Cart, { id, sent, at, operation }: RuleCall) {
  const tree = treeOf(sent);
  if (!operation.reading) cart.writtenAt = at;
  const line = cart.lines.get(String(tree.id));
  if (id === 'cartSave')
    for (const { productAttrUnique, cartNum } of treesIn(sent)) {
      cart.written.add(String(productAttrUnique));
      if (cart.due) add(cart.due, String(productAttrUnique), Number(cartNum));
    }
  if (id === 'cartSetQuantity') setPieces(cart, line, Number(tree.number));
  if (id === 'cartDelete') removeLines(cart, Array.isArray(tree.ids) ? tree.ids.map(String) : []);
  if (id === 'cartReselect') reselect(cart, line, String(tree.unique), Number(tree.num));
}

/** The lines and pieces of the cart, as a read of the cart or of a count shows them. */
function observeCounts(
  facts: Facts,
  call: RuleCall,
  counts: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.entries(counts).flatMap(([name, value]) => {
    const thing = `caller ${call.who}`;
    const known = facts.observe({ thing, name, value, isVolatile: true }, call);
    const place = call.id === 'cartCount' ? below(DATA, 'count') : DATA;
    return known
      ? [
          differs(
            'wrong-count',
            place,
            `the ${name}, as in ${known.from}`,
            `${String(value)} in place of ${String(known.value)}`,
          ),
        ]
      : [];
  });
}

/** A line is valid or not: it is in one of both lists. */
function readValidity(facts: Facts, call: RuleCall): Difference[] {
  const lines = linesIn(call.data).map(({ id }) => ({
    thing: `cart line ${String(id)}`,
    name: 'isValid',
    value: call.query.isValid,
    isVolatile: true,
  }));
  return lines.some((line) => facts.observe(line, call))
    ? [
        differs(
          'disagrees',
          DATA,
          'lines that are valid, or those that are not',
          'a line that is in both lists',
        ),
      ]
    : [];
}

/** The lines of carts, pre-orders and orders are those that were put there, and take from the stock. */
export function createCarts(facts: Facts): Carts {
  const carts = new Map<string, Cart>();

  const cartOf = (who: string): Cart => {
    const cart = carts.get(who) ?? {
      lines: new Map<string, Line>(),
      due: null,
      written: new Set<string>(),
      writtenAt: 0,
    };
    carts.set(who, cart);
    return cart;
  };
  const orders = createOrders(facts, cartOf);

  function readCart(call: RuleCall): Difference[] {
    const { data, who } = call;
    const cart = cartOf(who);
    const got: Pieces = new Map();
    const rows = linesIn(data).filter(({ attrId }) => attrId !== null && attrId !== undefined);
    for (const { attrId, cartNum } of rows) add(got, String(attrId), Number(cartNum));
    const isJudged = cart.written.size > 0 && isCertain(call, cart.writtenAt);
    const due = isJudged && cart.due ? writtenPart(cart.due, cart, call) : null;
    const part = writtenPart(got, cart, call);
    const parted = due ? partedSku(cart, rows) : undefined;
    cart.written.clear();
    cart.lines = new Map(
      rows.map(({ id, attrId, cartNum }) => [
        String(id),
        { sku: String(attrId), pieces: Number(cartNum) },
      ]),
    );
    cart.due = got;
    if (parted !== undefined)
      return [differs('not-kept', DATA, 'one line of each sku that was added', `two of ${parted}`)];
    if (!due || isEqual(due, part)) return [];
    return [
      differs(
        'not-kept',
        DATA,
        `the lines that were put in the cart`,
        `${textOf(part)} in place of ${textOf(due)}`,
      ),
    ];
  }

  function readCount(call: RuleCall): Difference[] {
    const { data, query, who } = call;
    if (query.numType !== 'true') return [];
    const name = query.type === 'total' ? LINES : PIECES;
    const { due, written, writtenAt } = cartOf(who);
    const value = countsOf(due)[name];
    // The run has changed it since it was read.
    if (written.size > 0 && value !== undefined && isCertain(call, writtenAt))
      facts.claim({ thing: `caller ${who}`, name, value }, call);
    return observeCounts(facts, call, { [name]: treeOf(data).count });
  }

  function check(call: RuleCall): Difference[] {
    const { id, data, params, query } = call;
    const validity = id === 'cartList' ? readValidity(facts, call) : [];
    orders.readRefunds(call);
    if (id === 'preOrderCreate') orders.makePreOrder(call);
    else if (id === 'orderCreate') orders.makeOrder(call);
    else if (id === 'orderCancel') orders.cancel(call);
    else change(cartOf(call.who), call);
    if (id === 'cartList' && query.isValid === 'true')
      return [
        ...validity,
        ...readCart(call),
        ...observeCounts(facts, call, countsOf(cartOf(call.who).due)),
      ];
    if (id === 'cartList') return validity;
    if (id === 'cartCount') return readCount(call);
    if (id === 'preOrderDetail' && isTree(data)) {
      const made = orders.preOrder(params.preOrderNo ?? '');
      return made ? [...linesDiffer(made.pieces, data, DATA), ...preOrderDiffers(made, data)] : [];
    }
    return call.objects
      .filter(({ schema }) => schema === 'MasterOrderDetail' || schema === 'AwaitPayOrder')
      .flatMap(({ tree, place }) => linesDiffer(orders.order(String(tree.orderNo)), tree, place));
  }

  return {
    check,
    refused({ id, sent, who, at }) {
      const cart = cartOf(who);
      if (!id.startsWith('cart')) return;
      cart.writtenAt = at;
      const { id: lineId, ids } = treeOf(sent);
      for (const one of [lineId, ids].flat()) {
        const line = cart.lines.get(String(one));
        if (line) cart.written.add(line.sku);
      }
      for (const { productAttrUnique } of treesIn(sent))
        cart.written.add(String(productAttrUnique));
    },
    forget(isRefund) {
      for (const cart of carts.values()) cart.due = null;
      if (isRefund) orders.decide();
      else orders.forgetStock();
    },
  };
}
