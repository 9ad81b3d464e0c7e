import { useTranslation } from 'react-i18next';
import type { LeaderboardProduct } from '#generated/model/leaderboardProduct.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './rank-price.module.css';

interface RankPriceProps {
  product: LeaderboardProduct;
  className?: string | undefined;
}

/** Price of a product, and its original price if that is higher. */
export function RankPrice({ product, className }: RankPriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const price = toMinor(product.price);
  const original = toMinor(product.otPrice);
  return (
    <span className={cx(styles.root, className)}>
      <Price
        parts={money.parts(price)}
        size={24}
        label={t('a11y.priceNow', { price: money.text(price) })}
      />
      {original > price && (
        <OriginalPrice label={t('goods.originalPrice')}>{money.text(original)}</OriginalPrice>
      )}
    </span>
  );
}
