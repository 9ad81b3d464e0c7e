import type { OperationId } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Difference, Kind } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import type { Rule, RuleCall } from './call.ts';
import type { Doubt } from './facts.ts';
import { isWhole } from './members.ts';

/** Lists of a member that lose the products which merchants take off the shelf. */
const SHORTENED: Partial<Record<OperationId, string>> = {
  cartList: '[*].cartInfoList[*].productId',
  collectProductList: 'list[*].productId',
};
/** What adds to them, and where it names the products. */
const ADDS: Partial<Record<OperationId, readonly [list: OperationId, path: string]>> = {
  cartSave: ['cartList', '[*].productId'],
  collectProductAdd: ['collectProductList', 'id'],
  collectProductBatch: ['collectProductList', 'id[*]'],
};
const OF_MEMBERS: ReadonlySet<Kind> = new Set(['not-kept', 'wrong-members', 'wrong-count']);

/** Rows are missing: of a product whose page was never read a merchant may have done it. */
const isLoss = ({ kind, expected }: Difference) =>
  kind === 'wrong-members' && expected.endsWith('missing');

interface Held {
  found: readonly Difference[];
  lost: readonly string[];
  at: number;
}

/**
 * A list that has lost a product is wrong if the product is still sold. What is found is held back until the page of the
 * product was read again.
 */
export function createShelf(doubts: Doubt[]) {
  /** when a product was last seen on sale: on its page, or in a list while its page was not read */
  const pages = new Map<string, { exchange: Exchange; at: number }>();
  const had = new Map<string, ReadonlySet<string>>();
  const added = new Map<string, string[]>();
  const held = new Map<string, Held>();

  const isSoldSince = (lost: readonly string[], at: number) =>
    lost.every((product) => (pages.get(product)?.at ?? 0) > at);

  function judgeList(call: RuleCall, products: readonly string[], found: Difference[]) {
    const own = `${call.id} ${call.who}`;
    const key = `${own} ${call.exchange.url}`;
    // Whatever its size is.
    const whole = `${own} ${call.query.isValid ?? ''}`;
    const before = held.get(key);
    const isSold = before !== undefined && isSoldSince(before.lost, before.at);
    if (isSold) held.delete(key);
    const known = isSold ? before.found : [];
    const due = new Set([
      ...(had.get(key) ?? []),
      ...(had.get(whole) ?? []),
      ...(added.get(own) ?? []),
    ]);
    const gone = [...due].filter((one) => !products.includes(one));
    const lost = gone.filter((one) => pages.has(one));
    had.set(key, new Set(products));
    if (isWhole(call)) had.set(whole, new Set(products));
    added.delete(own);
    const ofMembers = found.filter(({ kind }) => OF_MEMBERS.has(kind));
    if (lost.length === 0 || ofMembers.length === 0)
      return [...known, ...found.filter((one) => gone.length === 0 || !isLoss(one))];
    held.set(key, { found: ofMembers, lost, at: call.at });
    for (const product of lost) {
      const page = pages.get(product);
      if (page) doubts.push({ first: page.exchange, second: call.exchange });
    }
    return [...known, ...found.filter(({ kind }) => !OF_MEMBERS.has(kind))];
  }

  return {
    /** What the rules find, as far as no merchant can have done it. */
    judge(call: RuleCall, rules: readonly Rule[]): Difference[] {
      const found = rules.flatMap((rule) => rule(call));
      const { id, at, data, exchange, isRecorded, objects, operation, sent, who } = call;
      if (isRecorded) return found;
      for (const { tree, schema } of objects) {
        const product = String(tree.id);
        if (schema === 'ProductInfo') pages.set(product, { exchange, at });
        if (schema === 'ProductCard' && id === 'productList')
          pages.set(product, { exchange: pages.get(product)?.exchange ?? exchange, at });
      }
      if (!operation.reading) held.clear();
      const [list, named = ''] = ADDS[id] ?? [];
      const own = `${list} ${who}`;
      if (list) added.set(own, [...(added.get(own) ?? []), ...pickAll(sent, named).map(String)]);
      const path = SHORTENED[id];
      return path === undefined ? found : judgeList(call, pickAll(data, path).map(String), found);
    },
  };
}
