import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { isWhole } from './members.ts';
import { DATA, differs, isTree, type Rule, type RuleCall, type Tree } from './call.ts';
import { createWrites } from './writes.ts';

/** Lists of one member, and the fields that only writes of the member change. */
interface Own {
  rows: string;
  key: string;
  /** other fields by which writes name a row */
  names: readonly string[];
  fields: readonly string[];
}
const own = (rows: string, key: string, names: string, fields: string): Own => ({
  rows,
  key,
  names: names.split(' '),
  fields: fields.split(' '),
});
const ADDRESS = 'realName phone countryCode country email detail postCode';
const OWN: Partial<Record<OperationId, Own>> = {
  addressAll: own('[*]', 'id', 'id', ADDRESS),
  addressList: own('list[*]', 'id', 'id', ADDRESS),
  orderList: own('list[*]', 'orderNo', 'id masterOrderNo', 'status refundStatus paid'),
  awaitPayOrders: own('list[*]', 'orderNo', 'id', 'paid'),
  refundList: own('list[*]', 'refundOrderNo', 'merOrderNo masterOrderNo', 'refundStatus'),
  settlementRecords: own('list[*]', 'id', 'name', 'auditStatus'),
  cartList: own('[*].cartInfoList[*]', 'id', 'attrId', 'cartNum attrId'),
  myReviews: own('list[*]', 'id', 'orderInfoId', 'star comment'),
};
const GONE = 'it is gone';

interface Row {
  names: readonly string[];
  values: readonly string[];
}
interface Read {
  rows: Map<string, Row>;
  /** number of writes before it */
  nth: number;
}
const rowOf = (tree: Tree, { key, names, fields }: Own): Row => ({
  names: [key, ...names].map((name) => String(tree[name])),
  values: fields.map((name) => `${name} ${JSON.stringify(tree[name])}`),
});

/** What has happened to a row between two reads: its field, the values before and after. */
function changesOf(before: Row, after: Row | undefined, isWhole: boolean): string[] {
  if (!after) return isWhole ? [GONE] : [];
  return before.values.flatMap((value, at) =>
    value === after.values[at] ? [] : [`${value} became ${after.values[at] ?? ''}`],
  );
}

export interface Neighbours {
  check: Rule;
  /** another party may have changed any row */
  forget(): void;
}

/** What a write does to the row that it names, it does to no other one. */
export function createNeighbours(): Neighbours {
  const reads = new Map<string, Read>();
  const writes = createWrites();

  function compare(call: RuleCall, before: Read, after: Read): Difference[] {
    const named = writes.since(before.nth).filter(({ who }) => who === call.who);
    const isNamed = ({ names }: Row) =>
      names.some((name) => named.some((all) => all.named.has(name)));
    const changed = [...before.rows].map(([key, row]) => ({
      row,
      changes: changesOf(row, after.rows.get(key), isWhole(call)),
    }));
    const due = new Set(changed.flatMap(({ row, changes }) => (isNamed(row) ? changes : [])));
    const undue = changed.flatMap(({ row, changes }) =>
      isNamed(row) ? [] : changes.filter((change) => due.has(change)),
    );
    const [first] = undue;
    return first === undefined
      ? []
      : [
          differs(
            'wrong-members',
            DATA,
            'rows that no write has named, as before',
            `${undue.length} changed like the one that was named: ${first}`,
          ),
        ];
  }

  return {
    forget: () => reads.clear(),
    check(call) {
      const { operation, query, data, who, isRecorded } = call;
      if (isRecorded || who === 'guest') return [];
      if (!operation.reading) {
        writes.add(call);
        return [];
      }
      const one = OWN[call.id];
      if (!one) return [];
      const key = [call.id, who, JSON.stringify(query)].join(' ');
      const trees = pickAll(data, one.rows).filter(isTree);
      const after: Read = {
        rows: new Map(trees.map((tree) => [String(tree[one.key]), rowOf(tree, one)])),
        nth: writes.count(),
      };
      const before = reads.get(key);
      reads.set(key, after);
      return before ? compare(call, before, after) : [];
    },
  };
}
