import { useTranslation } from '#/i18n/use-translation.ts';
import { CouponUseType } from '#generated/model/couponUseType.ts';
import { CouponValidity } from '#generated/model/couponValidity.ts';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import type { PreLine } from '#generated/model/preLine.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { CouponTicket } from '#/domain/coupon/coupon-ticket.tsx';
import { placeOf } from '#/domain/coupon/my-coupons.ts';
import { type Minor, toMinor } from '#/lib/money.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { useDates } from '#/shared/time/dates.tsx';
import * as styles from './coupon-section.module.css';

/** Why a coupon cannot be used. `minimum`: `missing` is the amount still needed. */
type Unfit =
  | { kind: 'notStarted' | 'otherStore' | 'otherProducts' | 'tooBig' | 'other' }
  | { kind: 'minimum'; missing: Minor };

const sumOf = (lines: readonly PreLine[]): Minor =>
  lines.reduce((sum, { price, payNum }) => sum + toMinor(price) * payNum, 0);

const allLines = ({ orderList }: PreOrder): PreLine[] =>
  orderList.flatMap(({ orderInfoList }) => orderInfoList);

/** The lines that a coupon applies to; null if unknown. */
function linesFor(coupon: MyCoupon, order: PreOrder): PreLine[] | null {
  const place = placeOf(coupon);
  if (place.kind === 'anywhere') return allLines(order);
  if (place.kind === 'store') {
    if (place.merId === null) return null;
    const ofStore = order.orderList.filter(({ merId }) => merId === place.merId);
    return ofStore.flatMap(({ orderInfoList }) => orderInfoList);
  }
  if (place.productIds.length === 0) return null;
  return allLines(order).filter(({ productId }) => place.productIds.includes(productId));
}

const OTHER_PLACE: Record<CouponUseType, Unfit> = {
  [CouponUseType.merchant]: { kind: 'otherStore' },
  [CouponUseType.product]: { kind: 'otherProducts' },
  [CouponUseType.platform]: { kind: 'other' },
};

/** The reason why the backend does not offer a coupon for this order. Mirrors the backend's rules. */
export function unfitReason(coupon: MyCoupon, order: PreOrder): Unfit {
  if (coupon.validStr === CouponValidity.notStarted) return { kind: 'notStarted' };
  const lines = linesFor(coupon, order);
  if (lines?.length === 0) return OTHER_PLACE[coupon.useType];
  const total = sumOf(allLines(order));
  const missing = toMinor(coupon.minPrice) - (lines ? sumOf(lines) : total);
  if (missing > 0) return { kind: 'minimum', missing };
  if (toMinor(coupon.money) >= total) return { kind: 'tooBig' };
  // A coupon without a known scope: the only remaining reason.
  return lines ? { kind: 'other' } : OTHER_PLACE[coupon.useType];
}

interface UnfitCouponListProps {
  id: string;
  coupons: readonly MyCoupon[];
  order: PreOrder;
}

/** Coupons that cannot be used for this order, with the reasons. */
export function UnfitCouponList({ id, coupons, order }: UnfitCouponListProps) {
  const { t } = useTranslation();
  const { text } = useMoney();
  const { dayOfWire: day } = useDates();

  function reason(coupon: MyCoupon): string {
    const unfit = unfitReason(coupon, order);
    if (unfit.kind === 'minimum')
      return t('checkout.unfitMinimum', { amount: text(unfit.missing) });
    const texts: Record<typeof unfit.kind, string> = {
      notStarted: t('checkout.unfitNotStarted', { date: day(coupon.startTime) }),
      otherStore: t('checkout.unfitStore'),
      otherProducts: t('checkout.unfitProducts'),
      tooBig: t('checkout.unfitTooBig'),
      other: t('checkout.unfitOther'),
    };
    return texts[unfit.kind];
  }

  return (
    <ul id={id} className={styles.root}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponTicket
            coupon={coupon}
            validity={t('coupon.validUntil', { date: day(coupon.endTime) })}
            used
            note={reason(coupon)}
          />
        </li>
      ))}
    </ul>
  );
}
