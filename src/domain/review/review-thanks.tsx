import { Check } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { focusOnMount } from '#/ui/focus.ts';
import { StateMark } from '#/ui/state-mark.tsx';
import { writtenReviewParams } from './review-queries.ts';
import { useMyReviews } from './use-my-reviews.ts';
import * as styles from './review-thanks.module.css';

function showFromTop(heading: HTMLElement | null) {
  if (heading) window.scrollTo(0, 0);
  focusOnMount(heading);
}

/** Shown when all lines of an order are reviewed, with links to the reviews and to other orders. */
export function ReviewThanks({ reviewed }: { reviewed: readonly ReviewableLine[] }) {
  const { t } = useTranslation();
  const { data: waiting } = useReviewableLines(writtenReviewParams(1));
  const { missing } = useMyReviews(1);
  const more = waiting?.total ?? 0;

  return (
    <section className={`card ${styles.thanks}`}>
      <StateMark icon={Check} tone="ok" />
      <h1 ref={showFromTop} tabIndex={-1}>
        {t('review.thanksTitle', { count: reviewed.length })}
      </h1>
      <p>{t('review.thanksText', { count: reviewed.length })}</p>
      <ul className={styles.items}>
        {reviewed.map(({ id, productId, productName: name, image }) => (
          <li key={id}>
            <Picture srcFor={srcFor(image)} alt="" width={48} height={48} />
            <span className="clip-2">{name}</span>
            <Link
              className="link"
              to={`${paths.product(productId)}#reviews`}
              aria-label={t('review.seeProductOf', { name })}
            >
              {t('review.seeProduct')}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {more > 0 && (
          <ButtonLink kind="primary" to={paths.reviews()}>
            {t('review.more', { count: more })}
          </ButtonLink>
        )}
        {missing ? (
          <ButtonLink to={paths.orders('completed')}>{t('review.toOrders')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.reviews('written')}>{t('review.seeWritten')}</ButtonLink>
        )}
      </div>
    </section>
  );
}
