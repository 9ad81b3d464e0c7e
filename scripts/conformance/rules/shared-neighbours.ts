import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type Found, type RuleCall } from './call.ts';
import { createWrites, type Write } from './writes.ts';

/** A number that others change, too, and by how much a write of the run changes that of the thing it names. */
interface Shared {
  what: string;
  field: string;
  idOf: (found: Found, call: RuleCall) => unknown;
  by: Partial<Record<OperationId, number>>;
  /** the number falls by as many pieces as were ordered: any fall counts */
  isAny?: true;
}
const SHARED: Readonly<Record<string, Shared>> = {
  CouponOffer: {
    what: 'coupon',
    field: 'lastTotal',
    idOf: ({ tree }) => tree.id,
    by: { couponReceive: -1 },
  },
  MerchantDetail: {
    what: 'store',
    field: 'collectNum',
    idOf: (_, { params }) => params.id,
    by: { collectMerchantAdd: 1, collectMerchantCancel: -1 },
  },
  Sku: {
    what: 'sku',
    field: 'stock',
    idOf: ({ tree }) => tree.id,
    by: { orderCreate: -1 },
    isAny: true,
  },
};
/** Another shopper may do the same meanwhile, but not each time. */
const REPEATED = 3;
/** They buy pieces all the time. */
const REPEATED_OF_ANY = 5;

interface Read {
  value: number;
  /** number of writes before it */
  nth: number;
}

export interface SharedNeighbours {
  check(call: RuleCall): Difference[];
  /** another party did something */
  forget(): void;
}

/** What a write does to the number of the thing that it names, it does to no other one. */
export function createSharedNeighbours(): SharedNeighbours {
  const reads = new Map<string, Read>();
  const log = createWrites();
  /** by kind: the writes after which another thing has changed, and whether some change without a write */
  const hits = new Map<string, Set<number>>();
  const busy = new Set<string>();

  /** Whether the writes say how the number of a thing that they do not name changed. */
  function isLikeNamed({ by, isAny }: Shared, id: string, writes: readonly Write[], step: number) {
    const relevant = writes.filter((write) => by[write.id] !== undefined);
    const known = isAny ? log.since(0) : writes;
    if (relevant.length === 0 || known.some(({ named }) => named.has(id))) return false;
    if (isAny) return step < 0;
    const due = (some: readonly Write[]) =>
      some.reduce((sum, write) => sum + (by[write.id] ?? 0), 0);
    // What is sent again has its effect once.
    const different = new Map(relevant.map((one) => [[one.id, ...one.named].join(' '), one]));
    return step === due(relevant) || step === due([...different.values()]);
  }

  /** No write of the run can have changed it: others do. */
  const isOfOthers = ({ by }: Shared, id: string, writes: readonly Write[]) =>
    writes.length === 0 ||
    (!log.since(0).some(({ named }) => named.has(id)) &&
      writes.every((write) => by[write.id] === undefined));

  function read(call: RuleCall, found: Found): Difference[] {
    const shared = SHARED[found.schema];
    const value = shared && found.tree[shared.field];
    if (!shared || typeof value !== 'number') return [];
    const { what, field, idOf } = shared;
    const id = String(idOf(found, call));
    const key = `${what} ${id}`;
    const before = reads.get(key);
    reads.set(key, { value, nth: log.count() });
    if (!before || before.value === value) return [];
    const writes = log.since(before.nth);
    if (isOfOthers(shared, id, writes)) busy.add(what);
    if (!isLikeNamed(shared, id, writes, value - before.value)) return [];
    const own = (hits.get(what) ?? new Set<number>()).add(log.count());
    hits.set(what, own);
    return own.size === (shared.isAny ? REPEATED_OF_ANY : REPEATED) && !busy.has(what)
      ? [
          differs(
            'wrong-count',
            below(found.place, field),
            `the ${field} of a ${what} that no write has named, as before`,
            `${value} in place of ${before.value}, each time that another ${what} is named`,
          ),
        ]
      : [];
  }

  return {
    forget: () => reads.clear(),
    check(call) {
      if (call.isRecorded) return [];
      if (!call.operation.reading) {
        log.add(call);
        return [];
      }
      return call.objects.flatMap((found) => read(call, found));
    },
  };
}
