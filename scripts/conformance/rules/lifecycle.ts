import type { Difference } from '../grade.ts';
import { createSwitches } from './sign-in-ways.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf, treesIn } from './call.ts';

/** An order that was deleted is in none of the lists of orders and of lines to review. */
function createDeleted(): Rule {
  const deleted = new Set<string>();
  return ({ id, params, data }) => {
    if (id === 'orderDelete') deleted.add(params.orderNo ?? '');
    if (id !== 'orderList' && id !== 'reviewableLines') return [];
    const field = id === 'orderList' ? 'orderNo' : 'merOrderNo';
    const rows = treesIn(treeOf(data).list);
    const at = rows.findIndex((row) => deleted.has(String(row[field])));
    return at === -1
      ? []
      : [
          differs(
            'wrong-members',
            below(DATA, 'list', at, field),
            'no order that was deleted',
            String(rows[at]?.[field]),
          ),
        ];
  };
}

/** A review is one of the product of its line. */
function createReviewed(): Rule {
  /** the product of an order line */
  const products = new Map<string, string>();
  /** by text: the products that it was written for */
  const written = new Map<string, Set<string>>();

  function write({ sent }: RuleCall) {
    const { orderInfoId, comment } = treeOf(sent);
    const product = products.get(String(orderInfoId)) ?? '';
    const text = String(comment);
    written.set(text, (written.get(text) ?? new Set()).add(product));
  }

  return (call) => {
    const { id, data, params, objects } = call;
    for (const { tree } of objects)
      if (tree.productId !== undefined && tree.payNum !== undefined)
        products.set(String(tree.id ?? tree.orderInfoId), String(tree.productId));
    if (id === 'reviewAdd') write(call);
    if (id !== 'productReviews') return [];
    const rows = treesIn(treeOf(data).list);
    const at = rows.findIndex(({ comment }) => {
      const known = written.get(String(comment));
      return known && !known.has('') && !known.has(params.id ?? '');
    });
    return at === -1
      ? []
      : [
          differs(
            'wrong-row',
            below(DATA, 'list', at),
            'reviews of this product',
            'one that was written for another product',
          ),
        ];
  };
}

/** A file has an address of its own, whatever its name is. */
function createUploads(): Rule {
  const files = new Map<string, string>();
  return ({ id, sent, data }): Difference[] => {
    if (id !== 'imageUpload' && id !== 'fileUpload') return [];
    const file = String(treeOf(sent).multipart);
    const url = String(treeOf(data).url);
    const known = files.get(url);
    files.set(url, file);
    return known === undefined || known === file
      ? []
      : [
          differs(
            'not-kept',
            below(DATA, 'url'),
            'another address than that of another file',
            'the same address for two files',
          ),
        ];
  };
}

/** What each call creates is not that of another call. */
function createNewOnes(): Rule {
  const seen = new Map<string, RuleCall['exchange']>();
  return ({ operation, data, exchange }) => {
    const { id, newField } = operation;
    const value = newField === null ? undefined : treeOf(data)[newField];
    if (newField === null || value === undefined) return [];
    const key = `${id} ${JSON.stringify(value)}`;
    const isOld = (seen.get(key) ?? exchange) !== exchange;
    seen.set(key, exchange);
    return isOld
      ? [differs('disagrees', below(DATA, newField), 'a new one', 'that of another call')]
      : [];
  };
}

/** What ends, is given out or is stored once. */
export const lifecycleRules = (): readonly Rule[] => [
  createDeleted(),
  createReviewed(),
  createUploads(),
  createNewOnes(),
  createSwitches(),
];
