import type { Contract, ContractOperation, OperationId } from '../contract.ts';
import { pickAll } from '../run/pick.ts';
import { DATA, differs, type Rule, type RuleCall, treeOf } from './call.ts';
import { isWhole } from './members.ts';

/**
 * Lists of one member that lose only what the member removes, whatever becomes of a row. Not the wishlist and the cart:
 * products that leave the shelf are no wishes, and lines change their tab between two reads.
 */
interface Growing {
  rows: string;
  /** the tabs that have all rows together; those that the contract lists by default */
  tabs?: readonly string[];
  /** the rows that a write removes */
  removes?: Partial<Record<OperationId, (call: RuleCall) => unknown[]>>;
}
const param = (name: string) => (call: RuleCall) => [call.params[name]];
const ADDRESS = { addressDelete: ({ sent }: RuleCall) => [treeOf(sent).id] };

const GROWING: Partial<Record<OperationId, Growing>> = {
  couponList: { rows: 'list[*].id' },
  refundList: { rows: 'list[*].refundOrderNo' },
  settlementRecords: { rows: 'list[*].id' },
  myReviews: { rows: 'list[*].id' },
  pointsList: { rows: 'list[*].id' },
  orderList: {
    rows: 'list[*].orderNo',
    tabs: ['-1'],
    removes: { orderDelete: param('orderNo') },
  },
  addressAll: { rows: '[*].id', removes: ADDRESS },
  addressList: { rows: 'list[*].id', removes: ADDRESS },
  collectMerchantList: {
    rows: 'list[*].merId',
    removes: { collectMerchantCancel: param('id') },
  },
};

interface Tabs {
  known: Set<string>;
  /** by tab: the rows, and the number of changes before they were read */
  read: Map<string, { ids: ReadonlySet<string>; version: number }>;
}

/** The tabs that have all rows together: those that the contract lists. */
function tabsOf(contract: Contract, { parameters }: ContractOperation): readonly string[] {
  const tab = parameters.find(({ name, required }) => required && name === 'type');
  const values = tab && contract.schema(tab.schema).schema.enum;
  return Array.isArray(values) ? values.map(String) : [''];
}

/** What a list of a member had is still in it, in one of its tabs. */
export function createGrowing(contract: Contract, changes: () => number): Rule {
  const lists = new Map<string, Tabs>();
  const listOf = (id: string, who: string): Tabs => {
    const list = lists.get(`${id} ${who}`) ?? { known: new Set(), read: new Map() };
    lists.set(`${id} ${who}`, list);
    return list;
  };

  function remove(call: RuleCall) {
    for (const [id, { removes }] of Object.entries(GROWING)) {
      for (const one of removes?.[call.id]?.(call) ?? [])
        listOf(id, call.who).known.delete(String(one));
    }
  }

  return (call: RuleCall) => {
    if (call.isRecorded) return [];
    if (!call.operation.reading) remove(call);
    const list = GROWING[call.id];
    if (!list || !isWhole(call)) return [];
    const { rows, tabs: due = tabsOf(contract, call.operation) } = list;
    const { known, read } = listOf(call.id, call.who);
    const tab = due.length === 1 && due[0] === '' ? '' : (call.query.type ?? '');
    if (!due.includes(tab)) return [];
    const ids = new Set(pickAll(call.data, rows).map(String));
    for (const id of ids) known.add(id);
    const version = changes();
    read.set(tab, { ids, version });
    const tabs = due.map((one) => read.get(one));
    if (tabs.some((one) => one?.version !== version)) return [];
    const missing = [...known].filter((id) => !tabs.some((one) => one?.ids.has(id)));
    return missing.length === 0
      ? []
      : [
          differs(
            'wrong-members',
            DATA,
            'all that the list had before and that was not removed, in one of its tabs',
            `${missing.length} missing`,
          ),
        ];
  };
}
