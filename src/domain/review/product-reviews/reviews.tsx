import { memo, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';
import { ReviewList } from './review-list.tsx';
import type { ReviewCount } from '#generated/model/reviewCount.ts';
import { Chip } from '#/ui/chip.tsx';
import { Stars } from '#/ui/stars.tsx';
import { numberText, percentText, ratingText } from '#/i18n/format.ts';
import * as styles from './reviews.module.css';

interface ReviewSummaryProps {
  count: ReviewCount;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** Average and shares. A bar filters the list, and pressing it again shows all. */
function ReviewSummary({ count, filter, onFilter }: ReviewSummaryProps) {
  const { t, locale } = useTranslation();
  const bars = [
    { id: ReviewFilter.good, label: t('reviews.good'), found: count.goodCount },
    { id: ReviewFilter.medium, label: t('reviews.medium'), found: count.inCount },
    { id: ReviewFilter.poor, label: t('reviews.poor'), found: count.poorCount },
  ];
  return (
    <div className={styles.score}>
      <div>
        <div className={styles.scoreBig} aria-hidden>
          {ratingText(count.replyStar, locale)}
        </div>
        <Stars
          large
          value={count.replyStar}
          label={t('reviews.stars', { count: count.replyStar })}
        />
        <p className={styles.scoreLabel}>
          {t('reviews.goodRate', { percent: percentText(Number(count.replyChance) * 100, locale) })}
        </p>
      </div>
      <div className={styles.bars}>
        {bars.map(({ id, label, found }) => (
          <button
            key={id}
            type="button"
            className={`printed ${styles.bar}`}
            aria-pressed={id === filter}
            onClick={() => onFilter(id === filter ? ReviewFilter.all : id)}
          >
            <span>{label}</span>
            <progress className={styles.barLine} value={found} max={count.sumCount} aria-hidden />
            <span className="num">{numberText(found, locale)}</span>
          </button>
        ))}
      </div>
      <Chip
        className={styles.all}
        on={filter === ReviewFilter.all}
        onClick={() => onFilter(ReviewFilter.all)}
      >
        <span>{`${t('reviews.all')} `}</span>
        <span className="num">{numberText(count.sumCount, locale)}</span>
      </Chip>
    </div>
  );
}

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
