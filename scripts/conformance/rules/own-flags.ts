import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** The head of a store says whether the caller follows it, as the page of a product does. */
function followDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { id, data, who, params } = call;
  if (id !== 'merchantIndex' || who === 'guest') return [];
  const value = treeOf(data).isCollect;
  const thing = `caller and store ${who} ${params.id ?? ''}`;
  const known = facts.observe({ thing, name: 'followed', value, isVolatile: true }, call);
  return known
    ? [
        differs(
          'disagrees',
          below(DATA, 'isCollect'),
          `followed as ${known.from} said: ${describe(known.value)}`,
          describe(value),
        ),
      ]
    : [];
}

/** A deleted row of the wishlist is a product that is no wish any more. */
function createWishRows(facts: Facts): Rule {
  const products = new Map<string, string>();
  return (call) => {
    const { id, who, data, sent } = call;
    if (id === 'collectProductList')
      for (const row of treesIn(treeOf(data).list))
        products.set(`${who} ${String(row.id)}`, String(row.productId));
    if (id !== 'collectProductDelete') return [];
    for (const row of String(treeOf(sent).ids).split(',')) {
      const product = products.get(`${who} ${row}`);
      if (product === undefined) continue;
      const thing = `caller and product ${who} ${product}`;
      facts.claim({ thing, name: 'wished', value: false }, call);
    }
    return [];
  };
}

/** A coupon that a member has received stays received, whatever became of it. */
function createReceived(): Rule {
  const received = new Set<string>();
  return ({ id, who, data, sent }) => {
    if (who === 'guest') return [];
    if (id === 'couponReceive') received.add(`${who} ${String(treeOf(sent).couponId)}`);
    if (id !== 'couponOffers') return [];
    return treesIn(treeOf(data).list).flatMap((offer, at) => {
      const key = `${who} ${String(offer.id)}`;
      if (offer.isUse === true) received.add(key);
      if (offer.isUse !== false || !received.has(key)) return [];
      const place = below(DATA, 'list', at, 'isUse');
      return [differs('not-kept', place, 'true: it was received before, used or not', 'false')];
    });
  };
}

/** What a page says of the caller follows the writes of the caller. */
export const ownFlagRules = (facts: Facts): readonly Rule[] => [
  (call) => followDifferences(facts, call),
  createWishRows(facts),
  createReceived(),
];
