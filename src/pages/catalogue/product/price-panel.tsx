import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import { percentText } from '#/i18n/format.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { discountPercent, toMinor } from '#/lib/money.ts';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import { Tag } from '#/ui/tag.tsx';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffers } from '#/domain/coupon/coupon-offers.tsx';
import { productCouponParams } from './coupon-params.ts';
import * as styles from './price-panel.module.css';
import * as couponLineStyles from './coupon-line.module.css';

const MOST_MINI = 3;

/** Coupons for this product. Renders nothing if there are none or they failed to load. */
const CouponLine = memo(function CouponLine({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const { data } = useCouponOffers(productCouponParams(productId));
  const offers = data?.list ?? [];
  if (offers.length === 0) return null;
  return (
    <div className={couponLineStyles.root}>
      <span className={couponLineStyles.label}>{t('coupon.coupons')}</span>
      <CouponOffers offers={offers} maxMini={MOST_MINI} panelClassName={couponLineStyles.panel} />
    </div>
  );
});

interface PricePanelProps {
  product: ProductInfo;
  /** Of the selected sku, otherwise of the product. */
  price: string;
  otPrice: string;
}

export const PricePanel = memo(function PricePanel({ product, price, otPrice }: PricePanelProps) {
  const { t, locale } = useTranslation();
  const { parts, text } = useMoney();
  const now = toMinor(price);
  const before = toMinor(otPrice);
  const percent = discountPercent(now, before);
  return (
    <div className={styles.root}>
      <div className={styles.figures}>
        {now !== 0 && (
          <Price
            parts={parts(price)}
            size={38}
            label={t('a11y.priceNow', { price: text(price) })}
          />
        )}
        {now > 0 && before > now && (
          <OriginalPrice label={t('goods.originalPrice')} className={styles.was}>
            {text(otPrice)}
          </OriginalPrice>
        )}
        {percent > 0 && <Tag tone="solid">{percentText(-percent, locale)}</Tag>}
      </div>
      <CouponLine productId={product.id} />
    </div>
  );
});
