import { useTranslation } from '#/i18n/use-translation.ts';
import type { CouponOffer } from '#generated/model/couponOffer.ts';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Link } from '#/ui/link.tsx';
import { Price } from '#/ui/price.tsx';
import { faceParts, faceText } from './face-value.ts';
import { useReceiveCoupon } from './use-receive-coupon.ts';
import * as styles from './small-coupon.module.css';

/** Longer amounts are set smaller. */
const SHORT = 4;

interface SmallCouponProps {
  offer: CouponOffer;
  store: { id: number; name: string };
}

/** A coupon of a store for narrow columns. */
export function SmallCoupon({ offer, store }: SmallCouponProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const { isReceived, isNoneLeft, busy, receive } = useReceiveCoupon(offer);
  const worth = parts(offer.money);
  const condition =
    toMinor(offer.minPrice) === 0
      ? t('coupon.noMinimum')
      : t('coupon.over', { amount: faceText(parts(offer.minPrice)) });
  const label = isReceived
    ? t('coupon.received')
    : isNoneLeft
      ? t('coupon.noneLeft')
      : t('coupon.get');
  const isClosed = isReceived || isNoneLeft;
  return (
    <div className={styles.root}>
      <Price
        parts={faceParts(worth)}
        size={faceText(worth).length > SHORT ? 16 : 20}
        className={styles.value}
      />
      <div className={styles.text}>
        <Link className={`clip ${styles.store}`} to={paths.store(store.id)}>
          {store.name}
        </Link>
        <small>{condition}</small>
        {/* Not `disabled`, so that it keeps the focus. */}
        <button
          type="button"
          className={styles.get}
          aria-disabled={isClosed || undefined}
          aria-busy={busy || undefined}
          onClick={isClosed || busy ? undefined : receive}
        >
          <span>{label}</span>
          <span className="sr">{` ${faceText(worth)} ${store.name}`}</span>
        </button>
      </div>
    </div>
  );
}
