import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { differs, type RuleCall, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

const CODE = { up: { up: null, step: '$' }, step: 'code' } as const;
const OPENS = 'whether it can be opened';
const REFUSED = 500;

/** Lists of what can be opened: the kind of thing, and the field with its id. Those of members are their own. */
const LISTS: Partial<Record<OperationId, readonly [kind: string, field: string, isOwn?: true]>> = {
  productList: ['product', 'id'],
  storeProducts: ['product', 'id'],
  homeProducts: ['product', 'id'],
  productLeaderboard: ['product', 'id'],
  activityProducts: ['product', 'proId'],
  merchantStreet: ['store', 'id'],
  merchantSearch: ['store', 'id'],
  homeActivities: ['activity', 'id'],
  orderList: ['store order', 'orderNo', true],
  awaitPayOrders: ['order', 'orderNo', true],
  refundList: ['refund', 'refundOrderNo', true],
};
/** Pages of one thing, and the parameter with its id. */
const PAGES: Partial<
  Record<OperationId, readonly [kind: string, parameter: string, isOwn?: true]>
> = {
  productDetail: ['product', 'id'],
  productSkuDetail: ['product', 'id'],
  merchantIndex: ['store', 'id'],
  merchantDetail: ['store', 'id'],
  merchantService: ['store', 'id'],
  activityDetail: ['activity', 'aid'],
  activityProducts: ['activity', 'aid'],
  orderDetail: ['store order', 'orderNo', true],
  masterOrderDetail: ['order', 'orderNo', true],
  refundDetail: ['refund', 'orderNo', true],
};

/** What a list shows can be opened. */
export function createOpened(facts: Facts) {
  const refusing = new Map<string, OperationId>();

  return (call: RuleCall, code: number): Difference[] => {
    const { id, who, data, params } = call;
    const named = (of: string, isOwn: true | undefined) => (isOwn ? `${of} of ${who}` : of);
    const observe = (of: string, value: boolean) =>
      facts.observe({ thing: of, name: OPENS, value, isVolatile: true }, call);
    const [kind, field = '', isListOwn] = LISTS[id] ?? [];
    const rows = Array.isArray(data) ? treesIn(data) : treesIn(treeOf(data).list);
    if (kind !== undefined && code !== REFUSED)
      for (const row of rows) observe(named(`${kind} ${String(row[field])}`, isListOwn), true);
    const [thing, parameter = '', isPageOwn] = PAGES[id] ?? [];
    if (thing === undefined) return [];
    const page = named(`${thing} ${params[parameter] ?? ''}`, isPageOwn);
    const isOpen = code !== REFUSED;
    // One page may open where another one does not, as that of a store which is closed.
    if (isOpen && refusing.get(page) !== id) return [];
    if (!isOpen) refusing.set(page, id);
    return observe(page, isOpen) && !isOpen
      ? [differs('refused', CODE, `the ${thing} that a list shows`, String(code))]
      : [];
  };
}
