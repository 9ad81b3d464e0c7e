import type { OperationId } from '../contract.ts';
import { pickAll } from '../run/pick.ts';
import { below, DATA, differs, type Rule, treeOf, treesIn } from './call.ts';
import { isWhole } from './members.ts';
import { CLOCK_MS, timeOf } from './times.ts';

/** Lists of one member, newest first: rows enter them when they are made, and do not come back from elsewhere. */
const ROWS: Partial<Record<OperationId, string>> = {
  couponList: 'list[*].id',
  refundList: 'list[*].refundOrderNo',
  settlementRecords: 'list[*].id',
  myReviews: 'list[*].id',
  awaitPayOrders: 'list[*].orderNo',
};

/** When the rows of a list were made, or have got into it. */
const TIMES: Partial<Record<OperationId, string>> = {
  pointsList: 'updateTime',
  myReviews: 'createTime',
};

/** A row that a list has got since it was last read has a time since then. */
export function createEntered(): Rule {
  const reads = new Map<string, { ids: ReadonlySet<string>; at: number }>();

  return (call) => {
    const field = TIMES[call.id];
    if (field === undefined || call.isRecorded || !isWhole(call)) return [];
    const rows = treesIn(treeOf(call.data).list);
    const key = `${call.id} ${call.who}`;
    const before = reads.get(key);
    const ids = new Set(rows.map(({ id }) => String(id)));
    reads.set(key, { ids, at: call.at - call.exchange.ms });
    const at = rows.findIndex(
      (row) =>
        before?.ids.has(String(row.id)) === false && timeOf(row[field]) < before.at - CLOCK_MS,
    );
    return at === -1
      ? []
      : [
          differs(
            'wrong-time',
            below(DATA, 'list', at, field),
            'a time since the list was read without this row',
            String(rows[at]?.[field]),
          ),
        ];
  };
}

/** Rows that a list has got since it was last read come before those that it had. */
export function createAppearing(): Rule {
  /** all rows that a member has seen, in any tab, and the tabs that were read */
  const seen = new Map<string, Set<string>>();
  const read = new Set<string>();

  return (call) => {
    const path = ROWS[call.id];
    if (path === undefined || call.isRecorded || call.who === 'guest' || !isWhole(call)) return [];
    const member = `${call.id} ${call.who}`;
    const tab = `${member} ${call.query.type ?? ''}`;
    const known = seen.get(member) ?? new Set();
    const ids = pickAll(call.data, path).map(String);
    const wasRead = read.has(tab);
    const isNew = ids.map((id) => !known.has(id));
    seen.set(member, new Set([...known, ...ids]));
    read.add(tab);
    const firstOld = isNew.indexOf(false);
    const lastNew = isNew.lastIndexOf(true);
    return wasRead && firstOld !== -1 && lastNew > firstOld
      ? [
          differs(
            'wrong-row',
            DATA,
            'the newest first: rows that were added before those that were there',
            `a new row at place ${lastNew + 1}, after one that was there before`,
          ),
        ]
      : [];
  };
}
