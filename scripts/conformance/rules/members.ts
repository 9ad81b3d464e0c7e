import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';
import { isCertain } from './facts.ts';

/** Lists of one member: what writes add and remove, and where they are read. */
interface Collection {
  what: string;
  lists: Partial<Record<OperationId, string>>;
  /** query that the list must have to be the whole collection */
  query?: Readonly<Record<string, string>>;
  adds?: Partial<Record<OperationId, (call: RuleCall) => unknown[]>>;
  removes?: Partial<Record<OperationId, (call: RuleCall) => unknown[]>>;
  /** the server numbers what is added: none that was there has the number of a new one */
  isNumbered?: true;
  /** also changed by merchants, providers and time: only what the run has just added or removed is certain */
  isOpen?: true;
}

const sentField = (name: string) => (call: RuleCall) => [treeOf(call.sent)[name]];
const param = (name: string) => (call: RuleCall) => [call.params[name]];
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const COLLECTIONS: readonly Collection[] = [
  {
    what: 'addresses',
    lists: { addressAll: '[*].id', addressList: 'list[*].id' },
    adds: {
      addressSave: ({ sent, data }) => (treeOf(sent).id ? [] : [treeOf(data).id]),
    },
    removes: { addressDelete: sentField('id') },
    isNumbered: true,
  },
  {
    what: 'wishes',
    lists: { collectProductList: 'list[*].productId' },
    adds: {
      collectProductAdd: sentField('id'),
      collectProductBatch: ({ sent }) => listOf(treeOf(sent).id),
    },
    removes: { collectProductCancel: param('proId') },
  },
  {
    what: 'followed stores',
    lists: { collectMerchantList: 'list[*].merId' },
    adds: { collectMerchantAdd: param('id') },
    removes: { collectMerchantCancel: param('id') },
  },
  {
    what: 'usable coupons',
    lists: { couponList: 'list[*].id' },
    query: { type: 'usable' },
    isOpen: true,
  },
  {
    what: 'unpaid orders',
    lists: { awaitPayOrders: 'list[*].orderNo' },
    adds: { orderCreate: ({ data }) => [treeOf(data).orderNo] },
    removes: { orderCancel: param('orderNo') },
    isOpen: true,
  },
  {
    what: 'orders',
    lists: { orderList: 'list[*].orderNo' },
    query: { type: '-1' },
    removes: { orderDelete: param('orderNo') },
    isOpen: true,
  },
  {
    what: 'reviews',
    lists: { myReviews: 'list[*].orderInfoId' },
    adds: { reviewAdd: sentField('orderInfoId') },
  },
  {
    what: 'lines to review',
    lists: { reviewableLines: 'list[*].id' },
    removes: { reviewAdd: sentField('orderInfoId') },
    isOpen: true,
  },
  {
    what: 'orders with a refund',
    lists: { refundList: 'list[*].merOrderNo' },
    adds: { refundApply: sentField('orderNo') },
    isOpen: true,
  },
];

interface Known {
  /** all of them; null: not known */
  due: Set<string> | null;
  added: Set<string>;
  removed: Set<string>;
  /** the last write to it, and the last read of all of it; what happens without a write of the run is done by others */
  writtenAt: number;
  readAt: number;
}

export const isWhole = ({ data, query }: RuleCall): boolean =>
  Array.isArray(data) ||
  (Number(query.page ?? 1) === 1 &&
    Number(treeOf(data).total) <= Number(query.limit ?? treeOf(data).pageSize));

/** Writes whose effect on a collection is unknown, such as deletions by the number of a row. */
const OPAQUE: Partial<Record<OperationId, string>> = {
  collectProductDelete: 'wishes',
  couponReceive: 'usable coupons',
  orderCreate: 'usable coupons',
  orderCancel: 'usable coupons',
};

/** Fields that name a member of a collection of the caller. */
const NAMES: Partial<
  Record<OperationId, { what: string; path: string; steps: (string | number)[] }>
> = {
  addressDetail: { what: 'addresses', path: 'id', steps: ['id'] },
  addressDefault: { what: 'addresses', path: 'id', steps: ['id'] },
  preOrderDetail: { what: 'addresses', path: 'addressId', steps: ['addressId'] },
  orderCoupons: { what: 'usable coupons', path: '[*].id', steps: [0, 'id'] },
};

export interface Members {
  check(call: RuleCall): Difference[];
  /** a write was refused: the next read must show that it had no effect */
  refused(call: RuleCall): void;
  /** whether a collection of a member had an id when it was last read, or has it by a write since; null: not known */
  has(what: string, who: string, id: unknown): boolean | null;
  /** another party did something: only what was removed is certain */
  forget(): void;
}

/** What was made is none of those that were there. */
function numberedDifferences(
  call: RuleCall,
  { what, adds, isNumbered }: Collection,
  { due }: Known,
): Difference[] {
  const ids = isNumbered ? (adds?.[call.id]?.(call).map(String) ?? []) : [];
  return ids.some((id) => due?.has(id))
    ? [differs('disagrees', below(DATA, 'id'), `${what}: a new one`, 'one that was there')]
    : [];
}

/** Lists show what was added, and nothing that was removed. */
export function createMembers(): Members {
  const known = new Map<string, Known>();

  const of = (what: string, who: string): Known => {
    const key = `${what} of ${who}`;
    const one = known.get(key) ?? {
      due: null,
      added: new Set(),
      removed: new Set(),
      writtenAt: 0,
      readAt: 0,
    };
    known.set(key, one);
    return one;
  };

  function write(call: RuleCall, { what, adds, removes, isOpen }: Collection) {
    const one = of(what, call.who);
    if (adds?.[call.id] ?? removes?.[call.id]) one.writtenAt = call.at;
    for (const id of adds?.[call.id]?.(call).map(String) ?? []) {
      one.due?.add(id);
      one.added.add(id);
      one.removed.delete(id);
    }
    if (isOpen && !call.operation.reading && !adds?.[call.id]) one.added.clear();
    for (const id of removes?.[call.id]?.(call).map(String) ?? []) {
      one.due?.delete(id);
      one.added.delete(id);
      one.removed.add(id);
    }
  }

  function read(call: RuleCall, { what, lists, query = {}, isOpen }: Collection): Difference[] {
    const path = lists[call.id];
    if (path === undefined) return [];
    if (Object.entries(query).some(([name, value]) => call.query[name] !== value)) return [];
    const one = of(what, call.who);
    const got = pickAll(call.data, path).map(String);
    const wrong = (expected: string, count: number) =>
      differs('wrong-members', DATA, `${what}: ${expected}`, `${count}`);
    const found: Difference[] = [];
    const isWritten = one.writtenAt > one.readAt && isCertain(call, one.writtenAt);
    // In recorded traffic another tab may have added it again.
    const back = isCertain(call, one.writtenAt) ? got.filter((id) => one.removed.has(id)) : [];
    if (back.length > 0) found.push(wrong('none that was removed', back.length));
    if (!isWhole(call)) return found;
    const isAllKnown = !isOpen && isCertain(call, one.readAt);
    const due = isAllKnown ? (one.due ?? one.added) : one.added;
    const missing = isWritten ? [...due].filter((id) => !got.includes(id)) : [];
    if (missing.length > 0)
      found.push(wrong('all that were there or were added; missing', missing.length));
    const extra =
      isWritten && isAllKnown && one.due
        ? got.filter((id) => !one.due?.has(id) && !one.removed.has(id))
        : [];
    if (extra.length > 0) found.push(wrong('none that was not added; others', extra.length));
    one.due = new Set(got);
    one.added.clear();
    one.readAt = call.at;
    return found;
  }

  /** A thing that is shown by its id is in the list of the caller. */
  function named(call: RuleCall): Difference[] {
    const name = NAMES[call.id];
    if (!name || call.isRecorded) return [];
    const { what, path, steps } = name;
    const others = pickAll(call.data, path).filter(
      (id) => of(what, call.who).due?.has(String(id)) === false,
    );
    return others.length === 0
      ? []
      : [
          differs(
            'disagrees',
            below(DATA, ...steps),
            `${what}: one of those in the list`,
            `${others.length} that are not in it`,
          ),
        ];
  }

  function forget() {
    for (const one of known.values()) {
      one.due = null;
      one.added.clear();
    }
  }

  return {
    forget,
    refused(call) {
      for (const { what, adds, removes } of COLLECTIONS)
        if (adds?.[call.id] ?? removes?.[call.id]) of(what, call.who).writtenAt = call.at;
    },
    has(what, who, id) {
      const one = of(what, who);
      if (one.due) return one.due.has(String(id));
      return one.added.has(String(id)) ? true : one.removed.has(String(id)) ? false : null;
    },
    check(call) {
      const opaque = OPAQUE[call.id];
      if (opaque !== undefined) of(opaque, call.who).due = null;
      const old = COLLECTIONS.flatMap((one) =>
        numberedDifferences(call, one, of(one.what, call.who)),
      );
      for (const collection of COLLECTIONS) write(call, collection);
      return [
        ...old,
        ...COLLECTIONS.flatMap((collection) => read(call, collection)),
        ...named(call),
      ];
    },
  };
}
