import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { writtenReviewParams } from './review-queries.ts';
import { useMyReviews } from './use-my-reviews.ts';
import { WrittenReview } from './written-review.tsx';
import * as styles from './written-reviews.module.css';

const RECENT = 2;

/** The shopper's latest reviews, if there are any, below the lines to review, which would move them. */
export function RecentReviews() {
  const { t } = useTranslation();
  const { query } = useMyReviews(1);
  const { isPending } = useReviewableLines(writtenReviewParams(1));
  if (isPending || !query.data?.list.length) return null;
  return (
    <section className={styles.recent}>
      <div className={styles.recentHead}>
        <h2>{t('review.recent')}</h2>
        <Link className="more" to={paths.reviews('written')}>
          <span>{t('review.allWritten', { count: query.data.total })}</span>
          <Icon as={ArrowRight} size={16} />
        </Link>
      </div>
      <ul className={`card ${styles.list}`}>
        {query.data.list.slice(0, RECENT).map((review) => (
          <li key={review.id}>
            <WrittenReview review={review} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
