import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductReviews } from '#generated/client/product/product.ts';
import type { Review } from '#generated/model/review.ts';
import type { ReviewFilter } from '#generated/model/reviewFilter.ts';
import statePicture from '#/assets/states/reviews.webp';
import { useLocale } from '#/i18n/locale.tsx';
import { cx } from '#/ui/cx.ts';
import { Empty } from '#/ui/empty.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { orderForReader } from './order-for-reader.ts';
import { ReviewPictureRow } from './review-picture-row.tsx';
import { ReviewCaption } from './review-caption.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewParams } from './review-params.ts';
import { reviewPictures, THUMB } from './review-pictures.ts';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import * as styles from './reviews.module.css';

const LargeView = lazyPart(() => import('#/shared/picture/large-view.tsx'), 'default');

interface ReviewListProps {
  productId: number;
  withSku: boolean;
  filter: ReviewFilter;
  page: number;
  onPage: (page: number) => void;
}

export function ReviewList({ productId, withSku, filter, page, onPage }: ReviewListProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [enlarged, setEnlarged] = useState<{ review: Review; start: number } | null>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useProductReviews(
    productId,
    reviewParams(filter, page),
    { query: { placeholderData: keepPreviousData } },
  );

  if (!data && error)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ReviewsSkeleton />;
  if (data.list.length === 0)
    return (
      <Empty
        heading="h3"
        picture={statePicture}
        title={t('empty.reviews')}
        text={t('reviews.emptyText')}
      />
    );
  const reviews = orderForReader(data.list, locale);
  const enlarge = (review: Review, start: number) => setEnlarged({ review, start });
  return (
    <>
      <ReviewPictureRow reviews={reviews} onEnlarge={enlarge} />
      <div
        className={cx(styles.reviewsList, isPlaceholderData && styles.isStale)}
        aria-busy={isPlaceholderData || undefined}
      >
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} withSku={withSku} onEnlarge={enlarge} />
        ))}
      </div>
      <ListPages page={page} pages={data.pages} onPage={onPage} label={t('goods.reviews')} />
      {enlarged && (
        <LazyBoundary onFailed={() => setEnlarged(null)}>
          <LargeView
            pictures={reviewPictures(enlarged.review.pics)}
            start={enlarged.start}
            loadedWidth={THUMB}
            title={t('goods.reviews')}
            caption={<ReviewCaption review={enlarged.review} />}
            onClose={() => setEnlarged(null)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
