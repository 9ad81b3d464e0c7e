import { queryOptions } from '@tanstack/react-query';
import { couponList, getCouponListQueryKey } from '#generated/client/coupon/coupon.ts';
import { CouponStatus } from '#generated/model/couponStatus.ts';
import { CouponUseType } from '#generated/model/couponUseType.ts';
import { CouponValidity } from '#generated/model/couponValidity.ts';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import type { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import { readAllPages } from '#/backend/rows.ts';
import type { CouponTab } from '#/lib/paths.ts';
import { parseWireTime } from '#/lib/wire-time.ts';

const MAX_PAGES = 40;

const DAY_MS = 86_400_000;

/** A coupon expires soon when less than this is left. */
const SOON_DAYS = 3;

/** All coupons of one filter. The backend's filters differ from the tabs and its pages mix states, so all are loaded. */
export const myCouponsQuery = (type: MyCouponFilter) =>
  queryOptions({
    queryKey: [...getCouponListQueryKey({ type }), 'all'],
    queryFn: ({ signal }) =>
      readAllPages((params) => couponList({ type, ...params }, signal), MAX_PAGES),
  });

const time = (text: string | null) => parseWireTime(text)?.getTime() ?? 0;

/** Expired coupons are listed as unused until a periodic job of the backend runs. */
function tabOf({ status, validStr }: MyCoupon): CouponTab {
  if (status === CouponStatus.used || validStr === CouponValidity.used) return 'used';
  return status === CouponStatus.lapsed || validStr === CouponValidity.overdue
    ? 'lapsed'
    : 'usable';
}

const begins = (coupon: MyCoupon) =>
  coupon.validStr === CouponValidity.notStarted ? time(coupon.startTime) : 0;

const ORDERS: Record<CouponTab, (a: MyCoupon, b: MyCoupon) => number> = {
  // Usable now, by end; then not yet usable, by start.
  usable: (a, b) => begins(a) - begins(b) || time(a.endTime) - time(b.endTime),
  used: (a, b) => time(b.useTime) - time(a.useTime),
  lapsed: (a, b) => time(b.endTime) - time(a.endTime),
};

/** Coupons by tab, sorted. */
export function sortCoupons(coupons: readonly MyCoupon[]): Record<CouponTab, MyCoupon[]> {
  const of = (tab: CouponTab) =>
    coupons.filter((coupon) => tabOf(coupon) === tab).sort(ORDERS[tab]);
  return { usable: of('usable'), used: of('used'), lapsed: of('lapsed') };
}

type Period = Pick<MyCoupon, 'validStr' | 'startTime' | 'endTime'>;

type CouponPhase = 'waits' | 'usable' | 'over';

/** Where a coupon is in its period, which begins or ends while the page is open. */
export function phaseAt({ validStr, startTime, endTime }: Period, now: number): CouponPhase {
  const isKnown = validStr === CouponValidity.usable || validStr === CouponValidity.notStarted;
  if (!isKnown || (endTime && time(endTime) < now)) return 'over';
  return validStr === CouponValidity.notStarted && now < time(startTime) ? 'waits' : 'usable';
}

/** Whole days left of a coupon that expires soon; null for others and for coupons that are not usable now. */
export function daysLeft(coupon: Period, now: number): number | null {
  const left = time(coupon.endTime) - now;
  if (phaseAt(coupon, now) !== 'usable' || left < 0 || left >= SOON_DAYS * DAY_MS) return null;
  return Math.floor(left / DAY_MS);
}

type CouponTarget =
  | { kind: 'anywhere' }
  | { kind: 'store'; merId: number | null }
  | { kind: 'goods'; productIds: number[] };

/** Where a coupon can be used, if the backend provides it. */
export function placeOf({
  useType,
  merId,
  primaryKey,
}: Pick<MyCoupon, 'useType' | 'merId' | 'primaryKey'>): CouponTarget {
  if (useType === CouponUseType.platform) return { kind: 'anywhere' };
  if (useType === CouponUseType.merchant) return { kind: 'store', merId: merId || null };
  const ids = (primaryKey ?? '').split(',').map(Number);
  return { kind: 'goods', productIds: ids.filter((id) => Number.isSafeInteger(id) && id > 0) };
}
