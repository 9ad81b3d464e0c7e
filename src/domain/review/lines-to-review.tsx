import { useTranslation } from '#/i18n/use-translation.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import type { ReviewableLinePage } from '#generated/model/reviewableLinePage.ts';
import statePicture from '#/assets/states/reviews.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { groupByOrder, ReviewableOrder } from './reviewable-order.tsx';
import { useOrderRefunds } from './order-refunds.ts';
import { reviewPages, writtenReviewParams } from './review-queries.ts';

import * as styles from './lines-to-review.module.css';

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
  const query = useReviewableLines(writtenReviewParams(page));
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
  const { refunds } = useOrderRefunds();
  const pages = reviewPages(data.total);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('review.emptyToWrite')}
        link={{ to: paths.orders('toReceive'), label: t('review.toOrders') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={href}>
      <ul className={styles.list}>
        {groupByOrder(data.list).map((order) => (
          <li key={order.orderNo}>
            <ReviewableOrder order={order} refund={refunds.get(order.orderNo)} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
