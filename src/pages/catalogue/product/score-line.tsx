import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import { ratingText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import * as styles from './score-line.module.css';

/** Score and number of reviews, which link to the reviews, and the pieces sold. Without reviews only what was sold. */
export const ScoreLine = memo(function ScoreLine({ product }: { product: ProductInfo }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: count } = useProductReviewCount(product.id);
  return (
    <div className={styles.root}>
      {count && count.sumCount > 0 && (
        <a className={styles.score} href="#reviews">
          <span className="sr">{`${t('reviews.stars', { count: count.replyStar })} `}</span>
          <b className="num" aria-hidden>
            {ratingText(count.replyStar, locale)}
          </b>
          <span className={styles.reviews}>
            {t('goods.reviewCount', { count: count.sumCount })}
          </span>
        </a>
      )}
      <span className="num">{t('goods.sold', { count: product.sales + product.ficti })}</span>
    </div>
  );
});
