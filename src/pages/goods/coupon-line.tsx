import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCouponOffers } from '../../../generated/client/coupon/coupon.ts';
import { CouponUseType } from '../../../generated/model/couponUseType.ts';
import { CouponOffer } from '../../features/coupons/coupon-offer.tsx';
import { MiniCoupon } from '../../features/coupons/mini-coupon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';

const MOST_MINI = 3;

/** Coupons for this product; nothing when there are none or they cannot be had. */
export const CouponLine = memo(function CouponLine({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const { data } = useCouponOffers({
    useType: CouponUseType.product,
    productId,
    page: 1,
    limit: 20,
  });
  const offers = data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <div className="coupon-line">
      <span className="coupon-line__k">{t('coupon.coupons')}</span>
      <div className="coupon-line__offers">
        {offers.slice(0, MOST_MINI).map((offer) => (
          <MiniCoupon key={offer.id} money={offer.money} minPrice={offer.minPrice} />
        ))}
      </div>
      <Popover
        align="end"
        label={t('coupon.coupons')}
        className="coupon-pop"
        anchorClassName="coupon-line__open"
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
    </div>
  );
});
