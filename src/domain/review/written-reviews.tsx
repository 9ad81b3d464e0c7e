import { useTranslation } from '#/i18n/use-translation.ts';
import type { MyReviewPage } from '#generated/model/myReviewPage.ts';
import statePicture from '#/assets/states/reviews.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { reviewPages } from './review-queries.ts';
import { useMyReviews } from './use-my-reviews.ts';
import { WrittenReview } from './written-review.tsx';
import * as styles from './written-reviews.module.css';

/** The shopper's reviews with the stores' replies, newest first. */
export function WrittenReviews({ page }: { page: number }) {
  const { query } = useMyReviews(page);
  return (
    <QueryBoundary query={query} loading={<ReviewsSkeleton rows={3} />}>
      {(data) => <Reviews data={data} page={page} />}
    </QueryBoundary>
  );
}

function ReviewsSkeleton({ rows }: { rows: number }) {
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
  const pages = reviewPages(data.total);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('review.emptyWritten')}
        link={{ to: paths.reviews(), label: t('review.toList') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={(n) => paths.reviews('written', n)}>
      <ul className={`card ${styles.list}`}>
        {data.list.map((review) => (
          <li key={review.id}>
            <WrittenReview review={review} heading="h2" />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
