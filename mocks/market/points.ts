import { nextId, now, type Market } from './context.ts';
import type { Millis } from './model.ts';
import type { MerchantOrder } from './state.ts';
import type { PointsEntry, PointsKind } from './state-refunds.ts';

const FREEZE: Millis = 7 * 24 * 60 * 60 * 1000;
const CENTS_A_POINT = 100;

/** Kinds that subtract points; all others add them. */
const TAKEN: ReadonlySet<PointsKind> = new Set(['spent', 'withdrawn']);

export const isTaken = ({ kind }: Pick<PointsEntry, 'kind'>): boolean => TAKEN.has(kind);

export interface PointsAccount {
  left: number;
  /** total of all time, without frozen points */
  earned: number;
  gone: number;
  frozen: number;
}

export function pointsAccount(market: Market, userId: number): PointsAccount {
  const mine = market.state.points.filter((entry) => entry.userId === userId);
  const counted = mine.filter(({ state }) => state === 'counted');
  const earned = sum(counted.filter((entry) => !isTaken(entry)));
  const gone = sum(counted.filter(isTaken));
  return {
    left: earned - gone,
    earned,
    gone,
    frozen: sum(mine.filter(({ state }) => state === 'frozen')),
  };
}

/** Effective entries, latest first. */
export function pointsHistory(market: Market, userId: number): PointsEntry[] {
  return market.state.points
    .filter((entry) => entry.userId === userId && entry.state === 'counted')
    .sort((a, b) => b.updateTime - a.updateTime || b.id - a.id);
}

/** Adds one point per whole unit of money paid, frozen until a week after the receipt. */
export function earnPoints(market: Market, order: MerchantOrder): void {
  const points = Math.floor(order.payPrice / CENTS_A_POINT);
  if (points > 0)
    book(market, order.userId, { kind: 'purchase', points, orderNo: order.no, state: 'frozen' });
}

/** Starts the week of the frozen points at the receipt. */
export function startThaw(market: Market, orderNo: string): void {
  const entry = ofPurchase(market, orderNo);
  if (entry) entry.thawTime = now(market) + FREEZE;
}

/** Releases frozen points when their week is over and their order has no open refund. */
export function releasePoints(market: Market): void {
  const time = now(market);
  const open = new Set(
    market.state.refunds
      .filter(({ status }) => status === 0 || status === 2)
      .map(({ orderNo }) => orderNo),
  );
  const due = market.state.points.filter(
    ({ state, thawTime, orderNo }) =>
      state === 'frozen' && thawTime !== null && thawTime <= time && !open.has(orderNo ?? ''),
  );
  if (due.length === 0) return;
  for (const entry of due) Object.assign(entry, { state: 'counted', updateTime: entry.thawTime });
  market.changed();
}

/** Revokes the points of a refunded order: voids frozen ones, subtracts released ones down to a balance of 0. */
export function withdrawPoints(market: Market, order: MerchantOrder): void {
  const entry = ofPurchase(market, order.no);
  if (entry?.state === 'frozen') Object.assign(entry, { state: 'void', updateTime: now(market) });
  if (entry?.state !== 'counted') return;
  const points = Math.min(entry.points, pointsAccount(market, order.userId).left);
  if (points > 0)
    book(market, order.userId, { kind: 'withdrawn', points, orderNo: order.no, state: 'counted' });
}

/** Points changed by the platform; no call of the storefront does this. */
export function bookPoints(
  market: Market,
  userId: number,
  kind: 'gift' | 'spent',
  points: number,
): void {
  book(market, userId, { kind, points, orderNo: null, state: 'counted' });
}

function book(
  market: Market,
  userId: number,
  entry: Pick<PointsEntry, 'kind' | 'points' | 'orderNo' | 'state'>,
): void {
  market.state.points.push({
    ...entry,
    id: nextId(market),
    userId,
    thawTime: null,
    updateTime: now(market),
  });
  market.changed();
}

function ofPurchase(market: Market, orderNo: string): PointsEntry | undefined {
  return market.state.points.find(
    (entry) => entry.kind === 'purchase' && entry.orderNo === orderNo,
  );
}

const sum = (entries: readonly PointsEntry[]): number =>
  entries.reduce((total, { points }) => total + points, 0);
