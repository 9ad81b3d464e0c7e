import { useTranslation } from '#/i18n/use-translation.ts';
import type { MyCoupon as Coupon } from '#generated/model/myCoupon.ts';
import type { CouponTab } from '#/lib/paths.ts';
import { useClock } from '#/shared/async/use-clock.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { CouponPlace } from './coupon-place.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { daysLeft, phaseAt } from './my-coupons.ts';
import * as styles from './my-coupon.module.css';

/** Days that are no number: `useClock` reads primitive values. */
const NONE = -1;

/** A coupon of the shopper. @param now when the page was rendered; from then on the clock of the backend counts */
export function MyCoupon({ coupon, tab, now }: { coupon: Coupon; tab: CouponTab; now: number }) {
  const { t } = useTranslation();
  const { dayOfWire: day } = useDates();
  const phase = useClock((at) => phaseAt(coupon, at), phaseAt(coupon, now));
  const left = useClock((at) => daysLeft(coupon, at) ?? NONE, daysLeft(coupon, now) ?? NONE);
  const shown = tab === 'usable' && phase === 'over' ? 'lapsed' : tab;
  const waits = phase === 'waits';
  const validity: Record<CouponTab, string> = {
    usable: waits
      ? t('coupon.period', { from: day(coupon.startTime), to: day(coupon.endTime) })
      : t('coupon.validUntil', { date: day(coupon.endTime) }),
    used: t('coupons.usedOn', { date: day(coupon.useTime) }),
    lapsed: t('coupons.endedOn', { date: day(coupon.endTime) }),
  };
  const soon = left === 0 ? t('coupons.lastDay') : t('coupons.daysLeft', { count: left });
  const begins = waits && t('coupons.from', { date: day(coupon.startTime) });
  const note = begins || (left === NONE ? undefined : soon);
  return (
    <div className={styles.root}>
      <CouponTicket
        tall
        coupon={coupon}
        validity={validity[shown]}
        used={shown !== 'usable'}
        note={note}
      >
        <CouponPlace coupon={coupon} usable={shown === 'usable' && phase === 'usable'} />
      </CouponTicket>
    </div>
  );
}
