import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { MyReviewPage } from '../../../generated/model/myReviewPage.ts';
import emptyPicture from '../../assets/empty-order.webp';
import { usePageLabels } from '../../features/part/page-labels.ts';
import { QueryBoundary } from '../../features/part/query-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reviewPages } from './review-queries.ts';
import { useMyReviews } from './use-my-reviews.ts';
import { WrittenReview } from './written-review.tsx';
import styles from './written-reviews.module.css';

/** The shopper's reviews with the stores' replies, newest first. */
export function WrittenReviews({ page }: { page: number }) {
  const { query } = useMyReviews(page);
  return (
    <QueryBoundary query={query} loading={<ReviewsSkeleton rows={3} />}>
      {(data) => <Reviews data={data} page={page} />}
    </QueryBoundary>
  );
}

export function ReviewsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={`card ${styles.list}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.review}>
          <Skeleton width={96} height={96} radius={12} />
          <div className={styles.waiting}>
            <Skeleton width="50%" />
            <Skeleton width="30%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Reviews({ data, page }: { data: MyReviewPage; page: number }) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const pages = reviewPages(data.total);
  if (data.total === 0) {
    const action = (
      <ButtonLink kind="primary" to={paths.reviews()}>
        {t('review.toList')}
      </ButtonLink>
    );
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('review.emptyWritten')}
        action={action}
      />
    );
  }
  if (page > pages) return <Navigate replace to={paths.reviews('written', pages)} />;
  return (
    <>
      <ul className={`card ${styles.list}`}>
        {data.list.map((review) => (
          <li key={review.id}>
            <WrittenReview review={review} heading="h2" />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        href={(n) => paths.reviews('written', n)}
        labels={labels}
      />
    </>
  );
}
