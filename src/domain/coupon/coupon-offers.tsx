import { ChevronDown, ChevronUp, Ticket } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CouponOffer as Offer } from '#generated/model/couponOffer.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { ItemButton } from '#/ui/item-name.tsx';
import { toMinor } from '#/lib/money.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { faceText } from './face-value.ts';
import * as styles from './coupon-offers.module.css';
import * as miniCouponStyles from './mini-coupon.module.css';

const OfferTickets = lazyPart(() => import('./coupon-offer.tsx'), 'OfferTickets');

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
  maxMini?: number;
  panelClassName?: string | undefined;
}

/**
 * Short labels of some coupons, and a panel to receive all of them. Where room is short, the style sheet of the place shows
 * an icon in place of the button's text: `--coupons-icon: block` and `--coupons-label: none`.
 */
export function CouponOffers({ offers, maxMini = 0, panelClassName }: CouponOffersProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.minis}>
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
        <LazyBoundary
          showErrorOnFailure
          fallback={<Skeleton width="100%" height={96 * offers.length} radius={8} />}
        >
          <OfferTickets offers={offers} />
        </LazyBoundary>
      </Popover>
    </>
  );
}
