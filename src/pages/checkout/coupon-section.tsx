import { useTranslation } from 'react-i18next';
import type { OrderCoupon } from '../../../generated/model/orderCoupon.ts';
import { CouponTicket } from '../../features/coupons/coupon-ticket.tsx';
import { Button } from '../../ui/button.tsx';
import './coupon-section.css';

interface CouponSectionProps {
  coupons: readonly OrderCoupon[];
  /** id of the received coupon in use */
  chosen: number | null;
  /** why the backend would not take one, by id */
  refused: Readonly<Record<number, string>>;
  onChoose: (id: number | null) => void;
}

/** The shopper's coupons that may fit, one at a time. */
export function CouponSection({ coupons, chosen, refused, onChoose }: CouponSectionProps) {
  const { t } = useTranslation();

  function action({ id, name }: OrderCoupon) {
    const on = id === chosen;
    return (
      <Button
        size="sm"
        kind={on ? 'primary' : 'line'}
        disabled={id in refused}
        aria-pressed={on}
        aria-label={on ? t('checkout.couponChosenOf', { name }) : t('checkout.couponUse', { name })}
        onClick={() => onChoose(on ? null : id)}
      >
        {on ? t('checkout.couponChosen') : t('coupon.use')}
      </Button>
    );
  }

  return (
    <section className="card block" aria-labelledby="checkout-coupons-title">
      <div className="block__head">
        <h2 id="checkout-coupons-title">{t('coupon.coupons')}</h2>
        {chosen !== null && (
          <button type="button" className="link link--quiet" onClick={() => onChoose(null)}>
            {t('checkout.noCoupon')}
          </button>
        )}
      </div>
      <div className="checkout-coupons">
        {coupons.map((coupon) => (
          <CouponTicket
            key={coupon.id}
            coupon={coupon}
            validity={t('coupon.validUntil', { date: coupon.endTime })}
            used={coupon.id in refused}
            note={refused[coupon.id]}
          >
            {action(coupon)}
          </CouponTicket>
        ))}
      </div>
    </section>
  );
}
