import type { Difference } from '../grade.ts';
import {
  below,
  DATA,
  differs,
  type Found,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';
import { isSame } from './amount.ts';
import { isWhole } from './members.ts';
import { CLOCK_MS, HOUR, timeOf } from './times.ts';

/** Times of what happens to a thing: null until then. */
const EVENTS: Readonly<Record<string, { of: string; id: string; field: string }>> = {
  MyCoupon: { of: 'coupon', id: 'id', field: 'useTime' },
  MasterOrderDetail: { of: 'order', id: 'orderNo', field: 'payTime' },
  MerchantOrderDetail: { of: 'order', id: 'masterOrderNo', field: 'payTime' },
  MerchantOrderListItem: { of: 'order', id: 'masterOrderNo', field: 'payTime' },
  RefundDetail: { of: 'refund', id: 'refundOrderNo', field: 'refundTime' },
};
const DAY = 24 * HOUR;
const wrong = (found: Found, field: string, expected: string) =>
  differs('wrong-time', below(found.place, field), expected, String(found.tree[field]));

interface Offer {
  tree: Tree;
  /** the members that have received it since it was read */
  receivers: Set<string>;
}

/** `yyyy-MM-dd`, as a time of GMT+8. */
const dayOf = (text: unknown) => timeOf(`${String(text).slice(0, 10)} 00:00:00`);

/** The period of a received coupon is that of its offer. */
function periodDifferences(tree: Tree, offer: Tree, at: number): Difference[] {
  const { startTime, endTime } = tree;
  const { isFixedTime, useStartTimeStr, useEndTimeStr, day } = offer;
  const place = (field: string) => below(DATA, at, field);
  if (isFixedTime === true)
    return (
      [
        ['startTime', startTime, useStartTimeStr],
        ['endTime', endTime, useEndTimeStr],
      ] as const
    )
      .filter(([, got, due]) => dayOf(got) !== dayOf(due))
      .map(([field, got, due]) =>
        differs('disagrees', place(field), `${String(due)}, as offered`, String(got)),
      );
  const days = Math.round((dayOf(endTime) - dayOf(startTime)) / DAY);
  return typeof day !== 'number' || days === day || days === day + 1
    ? []
    : [differs('disagrees', place('endTime'), `${day} days, as offered`, `${days} days`)];
}

/** What happens between two reads has a time between them; coupons are valid as long as they were offered. */
export function createMoments(): (call: RuleCall) => Difference[] {
  /** when a thing was last read without the time */
  const without = new Map<string, number>();
  const offers = new Map<string, Offer>();
  /** the offers of received coupons */
  const offerOf = new Map<string, string>();

  /** by member: the rows of the list, and the coupons received since it was read */
  const listed = new Map<string, { known: ReadonlySet<string>; received: string[] }>();

  /** The new row of a list is the coupon that was received. */
  function receivedDifferences(call: RuleCall): Difference[] {
    const { who, query, data } = call;
    if (query.type !== 'usable' || !isWhole(call)) return [];
    const rows = treesIn(treeOf(data).list);
    const { known, received = [] } = listed.get(who) ?? {};
    listed.set(who, { known: new Set(rows.map(({ id }) => String(id))), received: [] });
    const added = known ? rows.filter(({ id }) => !known.has(String(id))) : [];
    const [row] = added;
    const [couponId] = received;
    const offer = offers.get(couponId ?? '')?.tree;
    if (!row || !offer || added.length !== 1 || received.length !== 1) return [];
    offerOf.set(String(row.id), String(couponId));
    const place = below(DATA, 'list', rows.indexOf(row));
    return ['money', 'minPrice', 'useType', 'primaryKey']
      .filter((field) => field in row && !isSame(offer[field], row[field]))
      .map((field) =>
        differs('not-kept', below(place, field), `the ${field} of the offer`, String(row[field])),
      );
  }

  /** It is valid for whole days from its receipt. */
  function durationDifferences(call: RuleCall): Difference[] {
    return call.objects.flatMap((found) => {
      const { id, startTime, endTime, status } = found.tree;
      const offer = offers.get(offerOf.get(String(id)) ?? '');
      const { day, isFixedTime } = offer?.tree ?? {};
      if (found.schema !== 'MyCoupon' || !offer?.receivers.has(call.who) || status === 2) return [];
      if (isFixedTime === true || typeof day !== 'number') return [];
      const days = (timeOf(endTime) - timeOf(startTime)) / DAY;
      return days < day || days > day + 1
        ? [wrong(found, 'endTime', `${day} days, as offered`)]
        : [];
    });
  }

  function eventDifferences(found: Found, call: RuleCall): Difference[] {
    const event = EVENTS[found.schema];
    if (!event) return [];
    const { of, id, field } = event;
    const key = `${of} ${String(found.tree[id])}`;
    const value = found.tree[field];
    if ((value ?? '') === '') {
      without.set(key, call.at - call.exchange.ms);
      return [];
    }
    if (field === 'payTime' && found.tree.paid === false)
      return [wrong(found, field, 'none, since it is not paid')];
    return timeOf(value) < (without.get(key) ?? Number.NaN) - CLOCK_MS
      ? [wrong(found, field, 'a time since the last answer without it')]
      : [];
  }

  function couponDifferences(call: RuleCall): Difference[] {
    for (const { tree } of call.objects.filter(({ schema }) => schema === 'CouponOffer'))
      offers.set(String(tree.id), {
        tree,
        receivers: offers.get(String(tree.id))?.receivers ?? new Set(),
      });
    if (call.id === 'couponReceive') {
      const couponId = String(treeOf(call.sent).couponId);
      offers.get(couponId)?.receivers.add(call.who);
      listed.get(call.who)?.received.push(couponId);
    }
    if (call.isRecorded) return [];
    if (call.id === 'couponList')
      return [...receivedDifferences(call), ...durationDifferences(call)];
    if (call.id !== 'orderCoupons') return [];
    for (const { id, couponId } of treesIn(call.data)) offerOf.set(String(id), String(couponId));
    return treesIn(call.data).flatMap((tree, at) => {
      const offer = offers.get(String(tree.couponId));
      return offer?.receivers.has(call.who) ? periodDifferences(tree, offer.tree, at) : [];
    });
  }

  return (call) => [
    ...call.objects.flatMap((found) => eventDifferences(found, call)),
    ...couponDifferences(call),
  ];
}
