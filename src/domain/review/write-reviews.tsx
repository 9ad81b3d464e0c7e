import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Check } from 'lucide';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { paths } from '#/lib/paths.ts';
import { ReviewForm } from './review-form.tsx';
import {
  currentLine,
  finishStep,
  type ReviewSequence,
  skipStep,
  startSequence,
} from './review-sequence.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
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
function ReviewThanks({ reviewed }: { reviewed: readonly ReviewableLine[] }) {
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

interface WriteReviewsProps {
  orderNo: string;
  /** lines to review when the page was opened; later ones are ignored */
  lines: readonly ReviewableLine[];
  /** id of the first line */
  first: number | undefined;
}

/** Reviews the lines of a merchant order one after another. */
export function WriteReviews({ orderNo, lines, first }: WriteReviewsProps) {
  const navigate = useNavigate();
  const [sequence, setSequence] = useState(() => startSequence(lines, first));
  const line = currentLine(sequence);

  function moveTo(next: ReviewSequence) {
    const following = currentLine(next);
    // The address contains the line, so that a reload restores it.
    if (following) void navigate(paths.writeReview(orderNo, following.id), { replace: true });
    else if (next.sent.length === 0) return void navigate(paths.reviews());
    setSequence(next);
  }

  if (!line)
    return (
      <ReviewThanks reviewed={sequence.lines.filter(({ id }) => sequence.sent.includes(id))} />
    );
  return (
    <ReviewForm
      key={line.id}
      line={line}
      sequence={sequence}
      onReviewed={() => moveTo(finishStep(sequence))}
      onSkip={() => moveTo(skipStep(sequence))}
    />
  );
}
