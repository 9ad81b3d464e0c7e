import { useTranslation } from '#/i18n/use-translation.ts';
import { CouponValidity } from '#generated/model/couponValidity.ts';
import type { MyCoupon as Coupon } from '#generated/model/myCoupon.ts';
import type { CouponTab } from '#/lib/paths.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { CouponPlace } from './coupon-place.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { daysLeft } from './my-coupons.ts';
import * as styles from './my-coupon.module.css';

/** A coupon of the shopper. */
export function MyCoupon({ coupon, tab, now }: { coupon: Coupon; tab: CouponTab; now: number }) {
  const { t } = useTranslation();
  const { dayOfWire: day } = useDates();
  const waits = coupon.validStr === CouponValidity.notStarted;
  const left = daysLeft(coupon, now);
  const validity: Record<CouponTab, string> = {
    usable: waits
      ? t('coupon.period', { from: day(coupon.startTime), to: day(coupon.endTime) })
      : t('coupon.validUntil', { date: day(coupon.endTime) }),
    used: t('coupons.usedOn', { date: day(coupon.useTime) }),
    lapsed: t('coupons.endedOn', { date: day(coupon.endTime) }),
  };
  const soon =
    left === null
      ? undefined
      : left === 0
        ? t('coupons.lastDay')
        : t('coupons.daysLeft', { count: left });
  const note = waits ? t('coupons.from', { date: day(coupon.startTime) }) : soon;
  return (
    <div className={styles.root}>
      <CouponTicket
        tall
        coupon={coupon}
        validity={validity[tab]}
        used={tab !== 'usable'}
        note={note}
      >
        <CouponPlace coupon={coupon} usable={tab === 'usable' && !waits} />
      </CouponTicket>
    </div>
  );
}
