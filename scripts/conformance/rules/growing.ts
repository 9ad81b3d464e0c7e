import type { Contract, ContractOperation, OperationId } from '../contract.ts';
import { pickAll } from '../run/pick.ts';
import { DATA, differs, type Rule, type RuleCall } from './call.ts';
import { isWhole } from './members.ts';

/** Lists of one member that lose nothing; a row may change from one tab to another. */
const GROWING: Partial<Record<OperationId, string>> = {
  couponList: 'list[*].id',
  refundList: 'list[*].refundOrderNo',
  settlementRecords: 'list[*].id',
  myReviews: 'list[*].id',
  pointsList: 'list[*].id',
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
  return (call: RuleCall) => {
    const path = GROWING[call.id];
    if (path === undefined || call.isRecorded || !isWhole(call)) return [];
    const key = `${call.id} ${call.who}`;
    const { known, read } = lists.get(key) ?? { known: new Set(), read: new Map() };
    lists.set(key, { known, read });
    const ids = new Set(pickAll(call.data, path).map(String));
    for (const id of ids) known.add(id);
    const version = changes();
    read.set(call.query.type ?? '', { ids, version });
    const tabs = tabsOf(contract, call.operation).map((tab) => read.get(tab));
    if (tabs.some((tab) => tab?.version !== version)) return [];
    const missing = [...known].filter((id) => !tabs.some((tab) => tab?.ids.has(id)));
    return missing.length === 0
      ? []
      : [
          differs(
            'wrong-members',
            DATA,
            'all that the list had before, in one of its tabs',
            `${missing.length} missing`,
          ),
        ];
  };
}
