import { memo, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import * as styles from './reviews.module.css';

/**
 * Reviews of a product with summary and filters.
 * @param withSku whether reviews show the specification that was bought
 */
export const Reviews = memo(function Reviews({
  productId,
  withSku,
}: {
  productId: number;
  withSku: boolean;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState<ReviewFilter>(ReviewFilter.all);
  const [page, setPage] = useState(1);
  const { data: count } = useProductReviewCount(productId);

  function turn(next: number) {
    setPage(next);
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }

  function show(next: ReviewFilter) {
    setFilter(next);
    setPage(1);
  }

  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={styles.reviewsTitle}>
        {t('goods.reviews')}
      </h2>
      {count && count.sumCount > 0 && (
        <ReviewSummary count={count} filter={filter} onFilter={show} />
      )}
      <ReviewList
        productId={productId}
        withSku={withSku}
        filter={filter}
        page={page}
        onPage={turn}
      />
    </div>
  );
});
