import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import {
  below,
  differs,
  type Found,
  type Rule,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';
import type { Place } from '../check/walk.ts';
import type { Facts } from './facts.ts';
import { comparable } from './shown.ts';

/** What a line keeps of its sku, by the names that both have; texts are those of the language of the order. */
const KEPT: readonly (readonly [field: string, attribute: string, isText: boolean])[] = [
  ['price', 'price', false],
  ['image', 'picture', false],
  ['sku', 'option', true],
];
const ORDERS = /^(MasterOrderDetail|AwaitPayOrder|MerchantOrderDetail|MerchantOrderListItem)$/;

interface Line {
  no: string;
  tree: Tree;
  place: Place;
}

/** The lines of an order, with the number of the whole order. */
function linesOf({ tree, schema, place }: Found): Line[] {
  if (!ORDERS.test(schema)) return [];
  const isWhole = 'orderList' in tree;
  const no = String(isWhole ? tree.orderNo : tree.masterOrderNo);
  const parts = isWhole ? treesIn(tree.orderList) : [tree];
  return parts.flatMap((part, at) =>
    treesIn(part.orderInfoList).map((line, nth) => ({
      no,
      tree: line,
      place: below(isWhole ? below(place, 'orderList', at) : place, 'orderInfoList', nth),
    })),
  );
}

/** By sku and attribute: what was known when the order was prepared. */
type Made = ReadonlyMap<string, unknown>;

/** The lines of an order of the run are copies of the skus as they were when it was prepared. */
export function createCopies(facts: Facts): Rule {
  const prepared = new Map<string, { language: string; values: Made }>();
  const orders = new Map<string, Made>();
  /** the skus that answers have shown, by which an order may be made */
  const known = new Set<string>();

  const nameOf = (attribute: string, isText: boolean, language: string) =>
    isText ? `${attribute} in ${language}` : attribute;

  function present(language: string): Made {
    const values = new Map<string, unknown>();
    for (const sku of known)
      for (const [, attribute, isText] of KEPT) {
        const name = nameOf(attribute, isText, language);
        values.set(`${sku} ${name}`, facts.get(`sku ${sku}`, name));
      }
    return values;
  }

  function remember({ id, sent, data, language, objects }: RuleCall) {
    for (const { tree, schema } of objects) if (schema === 'Sku') known.add(String(tree.id));
    if (id === 'preOrderCreate')
      prepared.set(String(treeOf(data).preOrderNo), { language, values: present(language) });
    const made = prepared.get(String(treeOf(sent).preOrderNo));
    if (id === 'orderCreate' && made?.language === language)
      orders.set(String(treeOf(data).orderNo), made.values);
  }

  function check(call: RuleCall, { no, tree, place }: Line): Difference[] {
    const made = orders.get(no);
    if (!made) return [];
    const sku = String(tree.attrValueId);
    const thing = `sku ${sku}`;
    return KEPT.flatMap(([field, attribute, isText]) => {
      const name = nameOf(attribute, isText, call.language);
      const value = comparable(attribute, tree[field]);
      const before = made.get(`${sku} ${name}`);
      // The sku has changed since, or its text is in another language.
      if (before === undefined || before !== facts.get(thing, name)) return [];
      const copyOf = `line ${no}`;
      const fact = facts.observe({ thing, name, value, copyOf }, call);
      return fact
        ? [
            differs(
              'disagrees',
              below(place, field),
              `the ${attribute} of the sku when it was ordered, as in ${fact.from}`,
              `${describe(value, field)} in place of ${describe(fact.value, field)}`,
            ),
          ]
        : [];
    });
  }

  return (call) => {
    remember(call);
    if (call.isRecorded) return [];
    return call.objects.flatMap(linesOf).flatMap((line) => check(call, line));
  };
}
