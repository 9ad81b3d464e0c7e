import { Navigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useOrderCenterCounts } from '#generated/client/order/order.ts';
import { LinesToReview } from '#/domain/review/lines-to-review.tsx';
import { RecentReviews } from '#/domain/review/recent-reviews.tsx';
import { useMyReviews } from '#/domain/review/use-my-reviews.ts';
import { WrittenReviews } from '#/domain/review/written-reviews.tsx';
import { ListHead } from '#/shared/async/list-head.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { reviewsSearch } from '../routes.ts';

/** Lines to review, and the shopper's reviews. */
export default function ReviewListPage() {
  const { t } = useTranslation();
  const { tab, page } = useSearch(reviewsSearch);
  const { data: counts } = useOrderCenterCounts();
  const { total, missing } = useMyReviews(1);
  if (missing && tab === 'written') return <Navigate replace to={paths.reviews()} />;
  const toWrite = {
    id: 'toWrite',
    to: paths.reviews(),
    label: t('review.toWrite'),
    tail: counts && <CountBadge value={counts.commentCount} red />,
  };
  const written = {
    id: 'written',
    to: paths.reviews('written'),
    label: t('review.written'),
    tail: total !== undefined && <CountBadge value={total} />,
  };
  return (
    <>
      <ListHead
        title={t('account.reviews')}
        tabs={missing ? [toWrite] : [toWrite, written]}
        value={tab}
      />
      {tab === 'written' && <WrittenReviews page={page} />}
      {tab === 'toWrite' && (
        <>
          <LinesToReview page={page} href={(n) => paths.reviews('toWrite', n)} />
          {page === 1 && <RecentReviews />}
        </>
      )}
    </>
  );
}
