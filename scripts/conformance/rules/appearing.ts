import type { OperationId } from '../contract.ts';
import { pickAll } from '../run/pick.ts';
import { DATA, differs, type Rule } from './call.ts';
import { isWhole } from './members.ts';

/** Lists of one member, newest first: rows enter them when they are made, and do not come back from elsewhere. */
const ROWS: Partial<Record<OperationId, string>> = {
  couponList: 'list[*].id',
  refundList: 'list[*].refundOrderNo',
  settlementRecords: 'list[*].id',
  myReviews: 'list[*].id',
  awaitPayOrders: 'list[*].orderNo',
};

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
