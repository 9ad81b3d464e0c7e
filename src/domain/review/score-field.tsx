import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#/ui/field.tsx';
import { StarInput } from '#/ui/star-input.tsx';
import type { ReviewValues } from './review-form-schema.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './write-review.module.css';

interface ScoreFieldProps {
  field: ControllerRenderProps<ReviewValues, 'star' | 'serviceStar'>;
  label: string;
  error: string | undefined;
}

/** Star rating input with a label for the score. */
export function ScoreField({ field, label, error }: ScoreFieldProps) {
  const { t } = useTranslation();
  const labels = [
    t('review.score1'),
    t('review.score2'),
    t('review.score3'),
    t('review.score4'),
    t('review.score5'),
  ];
  const name = labels[field.value - 1] ?? '';
  useAnnounceChange(label, name);
  return (
    <Field
      group
      required
      className={styles.score}
      labelClassName={styles.scoreLabel}
      errorClassName={styles.scoreError}
      label={label}
      error={error}
    >
      <StarInput
        large
        ref={field.ref}
        value={field.value}
        onChange={field.onChange}
        starLabel={(count) => t('reviews.stars', { count })}
      />
      <span className="muted">{name}</span>
    </Field>
  );
}
