import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import { percentText } from '#/i18n/format.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { useLocale } from '#/i18n/locale.tsx';
import { discountPercent, toMinor } from '#/lib/money.ts';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import { Tag } from '#/ui/tag.tsx';
import { CouponLine } from './coupon-line.tsx';
import * as styles from './price-panel.module.css';

interface PricePanelProps {
  product: ProductInfo;
  /** Of the selected sku, otherwise of the product. */
  price: string;
  otPrice: string;
}

export const PricePanel = memo(function PricePanel({ product, price, otPrice }: PricePanelProps) {
  const { t } = useTranslation();
  const locale = useLocale();
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
        <span className={`${styles.sold} num`}>
          {t('goods.sold', { count: product.sales + product.ficti })}
        </span>
      </div>
      <CouponLine productId={product.id} />
    </div>
  );
});
