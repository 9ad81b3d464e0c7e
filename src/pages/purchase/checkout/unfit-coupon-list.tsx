import { useTranslation } from 'react-i18next';
import type { MyCoupon } from '#generated/model/myCoupon.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { CouponTicket } from '#/domain/coupon/coupon-ticket.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { wireDay } from '#/lib/wire-time.ts';
import { unfitReason } from './unfit-coupons.ts';
import * as styles from './coupon-section.module.css';

interface UnfitCouponListProps {
  id: string;
  coupons: readonly MyCoupon[];
  order: PreOrder;
}

/** Coupons that cannot be used for this order, with the reasons. */
export function UnfitCouponList({ id, coupons, order }: UnfitCouponListProps) {
  const { t } = useTranslation();
  const { text } = useMoney();
  const day = (time: string) => withoutBreaks(wireDay(time));

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
