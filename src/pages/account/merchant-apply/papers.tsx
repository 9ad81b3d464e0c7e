import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { largestPicture } from '#/domain/upload/picture-file.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Field } from '#/ui/field.tsx';
import { useApplyField } from './use-apply-form.ts';
import * as styles from './apply-form.module.css';

const MOST = 5;

/** Pictures required for the selected store type. */
export function Papers({ onSending }: { onSending: (sending: boolean) => void }) {
  const { t } = useTranslation();
  const size = largestPicture(useLocale());
  const { control, errorOf } = useApplyField();
  const { field } = useController({ control, name: 'pictures' });
  const typeId = Number(useWatch({ control, name: 'typeId' }));
  const { data: types } = useMerchantTypes();
  const requirements = types?.find(({ id }) => id === typeId)?.info ?? '';
  return (
    <>
      <p className={styles.papers}>{requirements || t('apply.qualificationHint')}</p>
      <Field
        group
        required
        className={styles.wide}
        hideLabel
        label={t('apply.qualification')}
        hint={t('upload.picTips', { max: MOST, size })}
        error={errorOf('pictures')}
      >
        <ImageUpload
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onSending={onSending}
          max={MOST}
          folder={UploadFolder.shopper}
        />
      </Field>
    </>
  );
}
