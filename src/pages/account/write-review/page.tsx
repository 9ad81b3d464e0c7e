import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import statePicture from '#/assets/states/reviews.webp';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ApiError } from '#/api/error.ts';
import { useOrderRefunds } from '#/domain/review/order-refunds.ts';
import { linesOfOrderQuery } from '#/domain/review/review-queries.ts';
import { writeReviewSearch } from '../routes.ts';
import * as styles from './page.module.css';

type OrderToReview =
  | { state: 'loading' | 'nothing' }
  | { state: 'failed'; error: ApiError; retry: () => void; busy: boolean }
  | { state: 'found'; lines: readonly ReviewableLine[] };

/** The reviewable lines of a merchant order; none while it is being refunded. */
function useOrderToReview(orderNo: string): OrderToReview {
  const lines = useQuery({ ...linesOfOrderQuery(orderNo), enabled: orderNo !== '' });
  const { refunds, pending } = useOrderRefunds();
  if (orderNo === '') return { state: 'nothing' };
  if (!lines.data) {
    if (!lines.isError) return { state: 'loading' };
    return {
      state: 'failed',
      error: lines.error,
      retry: () => void lines.refetch(),
      busy: lines.isFetching,
    };
  }
  if (lines.data.length === 0) return { state: 'nothing' };
  if (pending) return { state: 'loading' };
  return refunds.has(orderNo) ? { state: 'nothing' } : { state: 'found', lines: lines.data };
}

// The form library and the validator are not needed for the frame.
const WriteReviews = lazyPart(() => import('#/domain/review/write-reviews.tsx'), 'WriteReviews');

const Loading = () => <Skeleton height={880} radius={12} />;

/** Writes the reviews of a merchant order. */
export default function WriteReviewPage() {
  const { orderNo, line } = useSearch(writeReviewSearch);
  return <OrderReviews key={orderNo} orderNo={orderNo} first={line} />;
}

interface OrderReviewsProps {
  orderNo: string;
  first: number | undefined;
}

function OrderReviews({ orderNo, first }: OrderReviewsProps) {
  const { t } = useTranslation();
  const found = useOrderToReview(orderNo);
  // Kept in state: submitted lines leave the list and a new session empties the cache, but the form must stay.
  const [lines, setLines] = useState<readonly ReviewableLine[] | null>(null);
  if (lines === null && found.state === 'found') setLines(found.lines);
  if (lines)
    return (
      <LazyBoundary showErrorOnFailure fallback={<Loading />}>
        <WriteReviews orderNo={orderNo} lines={lines} first={first} />
      </LazyBoundary>
    );
  if (found.state === 'failed')
    return (
      <section className="card card--pad">
        <h1 className={styles.title}>{t('review.write')}</h1>
        <LoadError error={found.error} busy={found.busy} onRetry={found.retry} />
      </section>
    );
  return found.state === 'nothing' ? <NothingToReview orderNo={orderNo} /> : <Loading />;
}

function NothingToReview({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation();
  const action = (
    <ButtonLink kind="primary" to={paths.reviews()}>
      {t('review.toList')}
    </ButtonLink>
  );
  return (
    <Empty
      className="card"
      picture={statePicture}
      heading="h1"
      title={orderNo ? t('review.nothing') : t('review.chooseItem')}
      text={orderNo ? t('review.nothingText') : undefined}
      action={action}
    />
  );
}
