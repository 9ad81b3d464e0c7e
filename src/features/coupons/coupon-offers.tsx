import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CouponOffer as Offer } from '../../../generated/model/couponOffer.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { CouponOffer } from './coupon-offer.tsx';
import { MiniCoupon } from './mini-coupon.tsx';
import './coupon-offers.css';

interface CouponOffersProps {
  offers: readonly Offer[];
  /** how many are shown in a few words */
  mostMini: number;
}

/** Some coupons in a few words, and a panel in which all of them can be taken. */
export function CouponOffers({ offers, mostMini }: CouponOffersProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="coupon-offers__minis">
        {offers.slice(0, mostMini).map((offer) => (
          <MiniCoupon key={offer.id} money={offer.money} minPrice={offer.minPrice} />
        ))}
      </div>
      <Popover
        align="end"
        label={t('coupon.coupons')}
        className="coupon-pop"
        anchorClassName="coupon-offers__open"
        trigger={(props) => (
          <button type="button" className="link" {...props}>
            {t('coupon.getCoupons')}
            <Icon as={props['aria-expanded'] ? ChevronUp : ChevronDown} size={14} />
          </button>
        )}
      >
        {offers.map((offer) => (
          <CouponOffer key={offer.id} offer={offer} />
        ))}
      </Popover>
    </>
  );
}
