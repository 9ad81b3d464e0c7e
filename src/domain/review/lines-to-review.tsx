import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useReviewableLines } from '../../../generated/client/review/review.ts';
import type { ReviewableLinePage } from '../../../generated/model/reviewableLinePage.ts';
import emptyPicture from '../../assets/empty-order.webp';
import { usePageLabels } from '../../features/part/page-labels.ts';
import { QueryBoundary } from '../../features/part/query-boundary.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupByOrder } from './group-lines.ts';
import { useOrderRefunds } from './order-refunds.ts';
import { reviewPages, reviewParams } from './review-queries.ts';
import { ReviewableOrder } from './reviewable-order.tsx';
import styles from './lines-to-review.module.css';

interface LinesToReviewProps {
  page: number;
  /** address of a page of this list */
  href: (page: number) => string;
}

/**
 * Lines to review, one card per merchant order. Needs the namespaces `review` and `order`, and the data of
 * `linesToReviewQueries`.
 */
export function LinesToReview({ page, href }: LinesToReviewProps) {
  const query = useReviewableLines(reviewParams(page));
  return (
    <QueryBoundary query={query} loading={<LinesSkeleton />}>
      {(data) => <Orders data={data} page={page} href={href} />}
    </QueryBoundary>
  );
}

function LinesSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton height={270} radius={12} />
      <Skeleton height={158} radius={12} />
    </div>
  );
}

function Orders({ data, page, href }: LinesToReviewProps & { data: ReviewableLinePage }) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const { refunds } = useOrderRefunds();
  const pages = reviewPages(data.total);
  if (data.total === 0) {
    const action = (
      <ButtonLink kind="primary" to={paths.orders('toReceive')}>
        {t('review.toOrders')}
      </ButtonLink>
    );
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('review.emptyToWrite')}
        action={action}
      />
    );
  }
  // The last line of the last page may have been reviewed.
  if (page > pages) return <Navigate replace to={href(pages)} />;
  return (
    <>
      <ul className={styles.list}>
        {groupByOrder(data.list).map((order) => (
          <li key={order.orderNo}>
            <ReviewableOrder order={order} refund={refunds.get(order.orderNo)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} href={href} labels={labels} />
    </>
  );
}
