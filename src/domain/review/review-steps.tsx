import { Check } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import { type ReviewSequence, type StepState, stepState } from './review-sequence.ts';
import * as styles from './review-steps.module.css';

const STATES: Record<StepState, string | undefined> = {
  sent: undefined,
  now: styles.now,
  later: styles.later,
  skipped: styles.skipped,
};

/** Thumbnails of the lines: reviewed, current, next. */
export function ReviewSteps({ sequence }: { sequence: ReviewSequence }) {
  const { t } = useTranslation();
  const labels: Record<StepState, (name: string) => string> = {
    sent: (name) => t('review.stepSent', { name }),
    now: (name) => t('review.stepNow', { name }),
    later: (name) => t('review.stepLater', { name }),
    skipped: (name) => t('review.stepSkipped', { name }),
  };
  return (
    <ol className={styles.steps} aria-label={t('review.steps')}>
      {sequence.lines.map(({ id, image, productName }, place) => {
        const state = stepState(sequence, place);
        return (
          <li
            key={id}
            className={cx(styles.step, STATES[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Picture
              srcFor={srcFor(image)}
              alt={labels[state](productName)}
              width={64}
              height={64}
            />
            {state === 'sent' && (
              <span className={styles.tick}>
                <Icon as={Check} size={14} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
