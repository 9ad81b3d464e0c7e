import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { largestPicture } from '#/domain/upload/picture-file.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Field } from '#/ui/field.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { PICTURE_LIMIT, type ReviewValues, TEXT_LIMIT } from './review-form-schema.ts';
import { ScoreField } from './score-field.tsx';
import * as styles from './write-review.module.css';

interface ReviewFieldsProps {
  form: UseFormReturn<ReviewValues>;
  /** error message of a field */
  problem: (field: keyof ReviewValues) => string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** Fields for two scores, text and pictures. */
export function ReviewFields({ form, problem, onUploading }: ReviewFieldsProps) {
  const { t } = useTranslation();
  const size = largestPicture(useLocale());
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
          maxLength={TEXT_LIMIT}
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
