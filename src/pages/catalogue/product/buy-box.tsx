import { Check } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { optionText } from '#/backend/option-text.ts';
import { Button } from '#/ui/button.tsx';
import { Picture } from '#/ui/picture.tsx';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import type { Buying } from './use-buying.ts';
import * as styles from './buy-box.module.css';

interface BuyBoxProps {
  product: ProductInfo;
  /** the selected one */
  sku: Sku | null;
  buying: Buying;
}

/** Price and buy buttons while the main panel is out of view. */
export function BuyBox({ product, sku, buying }: BuyBoxProps) {
  const { t } = useTranslation();
  const { parts, text } = useMoney();
  const { price, otPrice } = sku ?? product;
  const option = optionText(sku?.sku ?? null);
  return (
    <div className={`card ${styles.root}`}>
      <div className={styles.what}>
        <Picture srcFor={srcFor(sku?.image || product.image)} alt="" width={56} height={56} />
        <div>
          <span className={styles.price}>
            <Price
              parts={parts(price)}
              size={20}
              label={t('a11y.priceNow', { price: text(price) })}
            />
            {toMinor(otPrice) > toMinor(price) && (
              <OriginalPrice label={t('goods.originalPrice')}>{text(otPrice)}</OriginalPrice>
            )}
          </span>
          {option && <p className={`${styles.option} clip-2`}>{option}</p>}
        </div>
      </div>
      {buying.canBuy && (
        <div className={styles.acts}>
          <Button
            className={styles.act}
            kind="soft"
            icon={buying.isAdded ? Check : undefined}
            busy={buying.adding}
            onClick={buying.addToCart}
          >
            {t('goods.addToCart')}
          </Button>
          <Button
            className={styles.act}
            kind="primary"
            busy={buying.buying}
            onClick={buying.buyNow}
          >
            {t('goods.buyNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
