import { ArrowRight, Check, UserRound } from 'lucide';
import { useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import { Stars } from '#/ui/stars.tsx';
import { lineText } from './line-text.ts';
import { ReviewFields } from './review-fields.tsx';
import { isLastStep, type ReviewSequence, stepState } from './review-sequence.ts';
import { useReviewForm } from './use-review-form.ts';
import { maskName } from './product-reviews/public-name.ts';
import type { ReviewValues } from './review-form-schema.ts';
import * as styles from './write-review.module.css';
import * as reviewAsideStyles from './review-aside.module.css';
import { cx } from '#/ui/cx.ts';
import * as reviewStepsStyles from './review-steps.module.css';

const STEP_CLASSES: Record<ReturnType<typeof stepState>, string | undefined> = {
  sent: undefined,
  now: reviewStepsStyles.now,
  later: reviewStepsStyles.later,
  skipped: reviewStepsStyles.skipped,
};

/** Thumbnails of the lines: reviewed, current, next. */
function ReviewSteps({ sequence }: { sequence: ReviewSequence }) {
  const { t } = useTranslation();
  const labels: Record<ReturnType<typeof stepState>, (name: string) => string> = {
    sent: (name) => t('review.stepSent', { name }),
    now: (name) => t('review.stepNow', { name }),
    later: (name) => t('review.stepLater', { name }),
    skipped: (name) => t('review.stepSkipped', { name }),
  };
  return (
    <ol className={reviewStepsStyles.steps} aria-label={t('review.steps')}>
      {sequence.lines.map(({ id, image, productName }, place) => {
        const state = stepState(sequence, place);
        return (
          <li
            key={id}
            className={cx(reviewStepsStyles.step, STEP_CLASSES[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Picture
              srcFor={srcFor(image)}
              alt={labels[state](productName)}
              width={64}
              height={64}
            />
            {state === 'sent' && (
              <span className={reviewStepsStyles.tick}>
                <Icon as={Check} size={14} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Preview of the review on the product page. */
function ReviewPreview({ control }: { control: Control<ReviewValues> }) {
  const { t } = useTranslation();
  const [star, comment, pictures] = useWatch({ control, name: ['star', 'comment', 'pictures'] });
  const { data: user } = useUserInfo();
  return (
    <section className="card card--pad">
      <h2 className={reviewAsideStyles.title}>{t('review.preview')}</h2>
      <div className={reviewAsideStyles.author}>
        {user?.avatar ? (
          <Picture className="avatar" srcFor={srcFor(user.avatar)} alt="" width={40} height={40} />
        ) : (
          <span className={reviewAsideStyles.anonymous}>
            <Icon as={UserRound} />
          </span>
        )}
        <span className={reviewAsideStyles.who}>
          <b className="clip">{maskName(user?.nickname ?? '')}</b>
          <Stars value={star} label={t('reviews.stars', { count: star })} />
        </span>
      </div>
      {comment.trim() ? (
        <p lang={langOfText(comment) ?? ''} dir="auto" className={reviewAsideStyles.text}>
          {comment}
        </p>
      ) : (
        <p className="muted">{t('review.previewText')}</p>
      )}
      {pictures.length > 0 && (
        <div className={reviewAsideStyles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture} srcFor={srcFor(picture)} alt="" width={72} height={72} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Tips for a useful review. */
function ReviewTips() {
  const { t } = useTranslation();
  const tips = [t('review.tipUse'), t('review.tipDaylight'), t('review.tipPrivate')];
  return (
    <section className="card card--pad">
      <h2 className={reviewAsideStyles.title}>{t('review.tips')}</h2>
      <ul className={reviewAsideStyles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon as={Check} size={16} className={reviewAsideStyles.tipIcon} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReviewFormProps {
  line: ReviewableLine;
  sequence: ReviewSequence;
  /** called when the line has a review */
  onReviewed: () => void;
  onSkip: () => void;
}

/** Writes the review of one line. Mount it with the line's id as key. */
export function ReviewForm({ line, sequence, onReviewed, onSkip }: ReviewFormProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowing = sequence.at > 0;
  const { form, submit, busy, hasDraft, isTooEarly, problem, setUploading } = useReviewForm(
    line,
    isFollowing,
    onReviewed,
  );
  const total = sequence.lines.length;
  const isSeveral = total > 1;
  const isLast = isLastStep(sequence);

  useOnChange(isFollowing, () => {
    if (!isFollowing) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });

  return (
    <div className={styles.layout}>
      <form
        className={`card ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          if (isTooEarly()) event.preventDefault();
          else void submit(event);
        }}
      >
        <header className={styles.head}>
          <div>
            <p className="muted">
              {[isSeveral && t('review.step', { n: sequence.at + 1, total }), line.merName]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {t('review.howWasIt')}
            </h1>
          </div>
          {isSeveral && <ReviewSteps sequence={sequence} />}
        </header>
        <div className={styles.body}>
          <div className={styles.product}>
            <Link
              className={styles.picture}
              to={paths.product(line.productId)}
              tabIndex={-1}
              aria-hidden
            >
              <Picture srcFor={srcFor(line.image)} alt="" width={80} height={80} priority />
            </Link>
            <div>
              <Link
                className={`${styles.name} clip-2`}
                to={paths.product(line.productId)}
                lang={langOfText(line.productName)}
              >
                {line.productName}
              </Link>
              <p className={styles.option}>{lineText(line)}</p>
            </div>
          </div>
          <ReviewFields form={form} problem={problem} onUploading={setUploading} />
        </div>
        <footer className={styles.foot}>
          <Button
            kind="ghost"
            disabled={busy}
            onClick={() => {
              if (!isTooEarly()) onSkip();
            }}
          >
            {t('review.skip')}
          </Button>
          <span className={styles.draft}>
            {(hasDraft || form.formState.isDirty) && t('review.draftSaved')}
          </span>
          <Button kind="primary" size="lg" type="submit" busy={busy}>
            <span>{isLast ? t('review.submit') : t('review.submitNext')}</span>
            {!isLast && <Icon as={ArrowRight} size={16} />}
          </Button>
        </footer>
      </form>
      <aside className={styles.side} aria-label={t('review.preview')}>
        <ReviewPreview control={form.control} />
        <ReviewTips />
      </aside>
    </div>
  );
}
