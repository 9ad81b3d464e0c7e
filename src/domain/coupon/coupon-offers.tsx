import { ChevronDown, ChevronUp, Ticket } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { ItemButton } from '#/ui/item-name.tsx';
import { toMinor } from '#/lib/money.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { CouponOffer } from './coupon-offer.tsx';
import { faceText } from './face-value.ts';
import * as styles from './coupon-offers.module.css';
import * as miniCouponStyles from './mini-coupon.module.css';

/** Short label of a coupon. */
function MiniCoupon({ money, minPrice }: { money: string; minPrice: string }) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const value = faceText(parts(money));
  const text =
    toMinor(minPrice) === 0
      ? t('coupon.miniAny', { money: value })
      : t('coupon.mini', { money: value, min: faceText(parts(minPrice)) });
  return <span className={miniCouponStyles.root}>{text}</span>;
}

interface CouponOffersProps {
  offers: readonly Offer[];
  /** maximum number of short labels */
  maxMini: number;
  miniClassName?: string | undefined;
  panelClassName?: string | undefined;
}

/**
 * Short labels of some coupons, and a panel to receive all of them. Where room is short, the style sheet of the place shows
 * an icon in place of the button's text: `--coupons-icon: block` and `--coupons-label: none`.
 */
export function CouponOffers({
  offers,
  maxMini,
  miniClassName,
  panelClassName,
}: CouponOffersProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={cx(styles.minis, miniClassName)}>
        {offers.slice(0, maxMini).map((offer) => (
          <MiniCoupon key={offer.id} money={offer.money} minPrice={offer.minPrice} />
        ))}
      </div>
      <Popover
        align="end"
        label={t('coupon.coupons')}
        className={cx(styles.couponPop, panelClassName)}
        anchorClassName={styles.open}
        trigger={(props) => (
          <ItemButton className="link" aria-label={t('coupon.getCoupons')} {...props}>
            <Icon as={Ticket} size={20} className={styles.icon} />
            <span className={styles.label}>{t('coupon.getCoupons')}</span>
            <Icon as={props['aria-expanded'] ? ChevronUp : ChevronDown} size={14} />
          </ItemButton>
        )}
      >
        {offers.map((offer) => (
          <CouponOffer key={offer.id} offer={offer} />
        ))}
      </Popover>
    </>
  );
}
