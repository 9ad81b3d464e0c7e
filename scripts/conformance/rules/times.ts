import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type Found, type RuleCall, type Tree, treeOf } from './call.ts';

export const HOUR = 3_600_000;
/** Clocks of servers may differ by this. */
export const CLOCK_MS = 180_000;
export const STAMP = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** By their texts: the same ones come again and again. */
const known = new Map<string, number>();
/** A proxy sees others for days. */
const MOST_KNOWN = 10_000;

/** Epoch milliseconds of a time in GMT+8; NaN if no calendar has it. */
export function timeOf(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN;
  const before = known.get(text);
  if (before !== undefined) return before;
  const time = readTime(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, time);
  return time;
}

function readTime(text: string): number {
  const parts = STAMP.exec(text)?.slice(1).map(Number);
  if (!parts) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal =
    new Date(time).getUTCDate() === day && new Date(time).getUTCMonth() === month - 1 && year > 0;
  return isReal ? time - 8 * HOUR : Number.NaN;
}

/** Times in order: the first is not after the second. */
const ORDERED: readonly (readonly [string, string])[] = [
  ['startTime', 'endTime'],
  ['createTime', 'payTime'],
  ['createTime', 'cancelTime'],
  ['createTime', 'updateTime'],
  ['createTime', 'refundTime'],
  ['createTime', 'trackTime'],
  ['receiveStartTime', 'receiveEndTime'],
];
const PAST = /^(createTime|payTime|useTime|updateTime|refundTime)$/;

/** The end of a coupon may be moved to end it. */
const hasLapsed = ({ status }: Tree) => status === 2;

const wrong = ({ place }: Found, field: string, expected: string, got: unknown) =>
  differs('wrong-time', below(place, field), expected, String(got));

/** An unused coupon is usable within its time only; a merchant may end it, and a job marks what has ended later. */
function validityDifferences(found: Found, at: number): Difference[] {
  const { status, validStr, startTime } = found.tree;
  if (found.schema !== 'MyCoupon' || status !== 0) return [];
  const start = timeOf(startTime);
  const isWrong =
    (validStr === 'usable' && start > at + CLOCK_MS) ||
    (validStr === 'notStart' && start < at - CLOCK_MS);
  return isWrong ? [wrong(found, 'validStr', 'as its start says', validStr)] : [];
}

/** What can be received now: its window is open, and its period has not ended. */
function offerDifferences(found: Found, { id, at }: RuleCall): Difference[] {
  const { receiveStartTime, receiveEndTime, useEndTimeStr, isFixedTime } = found.tree;
  if (id !== 'couponOffers' || found.schema !== 'CouponOffer') return [];
  const lastDay = isFixedTime === true ? `${String(useEndTimeStr).slice(0, 10)} 23:59:59` : null;
  return [
    ...(timeOf(receiveStartTime) > at + CLOCK_MS
      ? [
          wrong(
            found,
            'receiveStartTime',
            'not in the future, since it is offered',
            receiveStartTime,
          ),
        ]
      : []),
    ...(timeOf(receiveEndTime) < at - CLOCK_MS
      ? [wrong(found, 'receiveEndTime', 'not in the past, since it is offered', receiveEndTime)]
      : []),
    ...(timeOf(lastDay) < at - CLOCK_MS
      ? [wrong(found, 'useEndTimeStr', 'not in the past, since it is offered', useEndTimeStr)]
      : []),
  ];
}

function objectDifferences(found: Found, at: number): Difference[] {
  const { tree } = found;
  const times = Object.entries(tree).filter(
    ([, value]) => typeof value === 'string' && STAMP.test(value),
  );
  return [
    ...times
      .filter(([, value]) => Number.isNaN(timeOf(value)))
      .map(([name, value]) => wrong(found, name, 'a day of the calendar', value)),
    ...times
      .filter(([name, value]) => PAST.test(name) && timeOf(value) > at + CLOCK_MS)
      .map(([name, value]) => wrong(found, name, 'a time that has passed, in GMT+8', value)),
    ...ORDERED.filter(
      ([from, to]) =>
        timeOf(tree[from]) > timeOf(tree[to]) && !(to === 'endTime' && hasLapsed(tree)),
    ).map(([from, to]) => wrong(found, to, `not before ${from}`, tree[to])),
  ];
}

/** A state that has begun has its time. */
const BEGUN: readonly { schema: string; field: string; has: (tree: Tree) => boolean }[] = [
  { schema: 'MasterOrderDetail', field: 'payTime', has: ({ paid }) => paid === true },
  { schema: 'MerchantOrderDetail', field: 'payTime', has: ({ paid }) => paid === true },
  { schema: 'MerchantOrderListItem', field: 'payTime', has: ({ paid }) => paid === true },
];
const beginnings = (found: Found): Difference[] =>
  BEGUN.filter(
    ({ schema, field, has }) =>
      schema === found.schema && has(found.tree) && (found.tree[field] ?? '') === '',
  ).map(({ field }) => wrong(found, field, 'the time, since it has happened', found.tree[field]));

const usesOf = (found: Found, used: ReadonlySet<string>): Difference[] =>
  found.schema === 'MyCoupon' &&
  found.tree.status === 1 &&
  used.has(String(found.tree.id)) &&
  (found.tree.useTime ?? '') === ''
    ? [wrong(found, 'useTime', 'the time, since it was used', found.tree.useTime)]
    : [];

type IsListed = (what: string, id: unknown) => boolean | null;
/** what a write makes, and whether it was there before; null: it is not known */
type Made = readonly [name: string, wasThere: boolean | null];
const wishesOf = ({ sent, who }: RuleCall, isListed: IsListed) =>
  [treeOf(sent).id].flat().map((id): Made => [`wish ${who} ${String(id)}`, isListed('wishes', id)]);

/** What a write makes, and the objects that show when. What is listed already keeps its time, or gets a new one. */
const MADE: Partial<Record<OperationId, (call: RuleCall, isListed: IsListed) => Made[]>> = {
  orderCreate: ({ data }) => [[`order ${String(treeOf(data).orderNo)}`, false]],
  collectProductAdd: wishesOf,
  collectProductBatch: wishesOf,
  collectMerchantAdd: ({ params, who }, isListed) => [
    [`follow ${who} ${params.id ?? ''}`, isListed('followed stores', params.id)],
  ],
  reviewAdd: ({ sent }) => [[`review ${String(treeOf(sent).orderInfoId)}`, false]],
  refundApply: ({ sent }) => [[`refund ${String(treeOf(sent).orderNo)}`, false]],
  settlementApply: ({ sent, who }) => [[`application ${who} ${String(treeOf(sent).name)}`, false]],
};
const SHOWN: Readonly<Record<string, (tree: Tree, who: string) => string>> = {
  MasterOrderDetail: ({ orderNo }) => `order ${String(orderNo)}`,
  MerchantOrderDetail: ({ masterOrderNo }) => `order ${String(masterOrderNo)}`,
  MerchantOrderListItem: ({ masterOrderNo }) => `order ${String(masterOrderNo)}`,
  CollectedProduct: ({ productId }, who) => `wish ${who} ${String(productId)}`,
  FollowedMerchant: ({ merId }, who) => `follow ${who} ${String(merId)}`,
  MyReview: ({ orderInfoId }) => `review ${String(orderInfoId)}`,
  SettlementRecord: ({ name }, who) => `application ${who} ${String(name)}`,
};
/** The state of an application that is refused: sent again, it gets a new time. */
const REFUSED = 3;

/** Times are of the calendar, in order, not in the future, and those of the writes of the run. */
export function createTimeRule(
  isListed: (what: string, who: string, id: unknown) => boolean | null,
): (call: RuleCall) => Difference[] {
  const made = new Map<string, number>();
  /** received coupons that the run has used */
  const used = new Set<string>();
  /** of applications, by their number */
  const states = new Map<string, unknown>();
  return (call) => {
    const isOwnListed = (what: string, id: unknown) => isListed(what, call.who, id);
    for (const [name, wasThere] of MADE[call.id]?.(call, isOwnListed) ?? []) {
      if (wasThere === false) made.set(name, call.at);
      // The same again a moment later is of the same time.
      else if (call.at - (made.get(name) ?? 0) > CLOCK_MS) made.delete(name);
    }
    if (call.id === 'orderCreate') used.add(String(treeOf(call.sent).couponId));
    if (call.id === 'settlementResubmit' && states.get(call.params.id ?? '') === REFUSED)
      made.set(`application ${call.who} ${String(treeOf(call.sent).name)}`, call.at);
    for (const { tree, schema } of call.objects)
      if (schema === 'SettlementRecord') states.set(String(tree.id), tree.auditStatus);
    return call.objects.flatMap((found) => {
      const at = made.get(SHOWN[found.schema]?.(found.tree, call.who) ?? '');
      const shown = timeOf(found.tree.createTime);
      const isWrong = at !== undefined && Math.abs(shown - at) > CLOCK_MS;
      return [
        ...objectDifferences(found, call.at),
        ...beginnings(found),
        ...usesOf(found, used),
        ...offerDifferences(found, call),
        ...(call.isRecorded ? [] : validityDifferences(found, call.at)),
        ...(isWrong
          ? [wrong(found, 'createTime', 'the time of the write, in GMT+8', found.tree.createTime)]
          : []),
      ];
    });
  };
}
