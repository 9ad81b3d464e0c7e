import { useController, type UseFormReturn, type ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { largestPicture } from '#/domain/upload/picture-file.ts';
import { Field } from '#/ui/field.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { StarInput } from '#/ui/star-input.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { PICTURE_LIMIT, type ReviewValues, TEXT_LIMIT } from './review-form-schema.ts';
import * as styles from './write-review.module.css';

interface ScoreFieldProps {
  field: ControllerRenderProps<ReviewValues, 'star' | 'serviceStar'>;
  label: string;
  error: string | undefined;
}

/** Star rating input with a label for the score. */
function ScoreField({ field, label, error }: ScoreFieldProps) {
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
        ref={field.ref}
        value={field.value}
        onChange={field.onChange}
        starLabel={(count) => t('reviews.stars', { count })}
      />
      <span className="muted">{name}</span>
    </Field>
  );
}

interface ReviewFieldsProps {
  form: UseFormReturn<ReviewValues>;
  /** error message of a field */
  problem: (field: keyof ReviewValues) => string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** Fields for two scores, text and pictures. */
export function ReviewFields({ form, problem, onUploading }: ReviewFieldsProps) {
  const { t, locale } = useTranslation();
  const size = largestPicture(locale);
  const { control, register } = form;
  // Registered in the order of the form, so that the first invalid field gets focus.
  const { field: star } = useController({ control, name: 'star' });
  const { field: serviceStar } = useController({ control, name: 'serviceStar' });
  const comment = register('comment');
  const { field: pictures } = useController({ control, name: 'pictures' });
  return (
    <>
      <div className={styles.scores}>
        <ScoreField field={star} label={t('review.goodsScore')} error={problem('star')} />
        <ScoreField
          field={serviceStar}
          label={t('reviews.serviceScore')}
          error={problem('serviceStar')}
        />
      </div>
      <Field
        required
        className={styles.field}
        labelClassName={styles.label}
        hintClassName={styles.hint}
        label={t('review.text')}
        hint={t('review.textHint')}
        error={problem('comment')}
      >
        <Textarea
          {...comment}
          className={styles.text}
          limit={TEXT_LIMIT}
          placeholder={t('review.placeholder')}
        />
      </Field>
      <Field
        group
        className={styles.field}
        labelClassName={styles.label}
        hintClassName={styles.hint}
        label={t('review.pictures')}
        hint={t('upload.picTips', { max: PICTURE_LIMIT, size })}
        error={problem('pictures')}
      >
        <ImageUpload
          ref={pictures.ref}
          value={pictures.value}
          onChange={pictures.onChange}
          onSending={onUploading}
          max={PICTURE_LIMIT}
          folder={UploadFolder.goods}
        />
      </Field>
    </>
  );
}
