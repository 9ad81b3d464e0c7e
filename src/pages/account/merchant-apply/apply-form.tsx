import { FormProvider, useController, useWatch } from 'react-hook-form';
import { useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import { Note } from '#/ui/note.tsx';
import { useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { largestPicture } from '#/domain/upload/picture-file.ts';
import { Field } from '#/ui/field.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useApplyForm, useApplyField } from './use-apply-form.ts';
import type { ElementProps } from '#/lib/content.ts';
import { Checkbox } from '#/ui/check.tsx';
import { ControlWithError } from '#/ui/field-notes.tsx';
import { LinkedText } from '#/ui/linked-text.tsx';
import { useSettlementAgreement } from '#generated/client/settlement/settlement.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './apply-form.module.css';

function AgreementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useSettlementAgreement();
  return (
    <Dialog
      open
      size="md"
      title={t('apply.agreement')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <QueryBoundary query={query} loading={<Skeleton height={240} />}>
        {({ agreement }) =>
          agreement.trim() ? (
            <RichText html={agreement} />
          ) : (
            <p className="muted">{t('apply.agreementNone')}</p>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

/** Required checkbox; the agreement opens in a dialog. */
function MerchantAgreement({
  error,
  ...box
}: ElementProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const errorId = useId();

  return (
    <ControlWithError errorId={errorId} error={error}>
      <Checkbox {...box} aria-invalid={error !== undefined} aria-describedby={error && errorId}>
        <span>
          <LinkedText text={t('apply.agree')}>
            {(words) => (
              <button
                type="button"
                className="printed link"
                aria-haspopup="dialog"
                aria-label={t('apply.agreement')}
                onClick={() => setOpen(true)}
              >
                {words}
              </button>
            )}
          </LinkedText>
        </span>
      </Checkbox>
      {open && <AgreementDialog onClose={() => setOpen(false)} />}
    </ControlWithError>
  );
}

const MOST = 5;

/** Pictures required for the selected store type. */
function Papers({ onSending }: { onSending: (sending: boolean) => void }) {
  const { t, locale } = useTranslation();
  const size = largestPicture(locale);
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

/** The consent of the form; a separate component, because it reads the form context. */
function AgreementField() {
  const { register, errorOf } = useApplyField();
  return <MerchantAgreement {...register('agreed')} error={errorOf('agreed')} />;
}

interface ApplyFormProps {
  /** The application to change; null for a new one. */
  change: Parameters<typeof useApplyForm>[0];
  onSent: () => void;
}

/** Form for a new application, or to change one. */
export function ApplyForm({ change, onSent }: ApplyFormProps) {
  const { t } = useTranslation();
  const { form, needsCode, setSending, submit, busy, failure } = useApplyForm(change, onSent);
  return (
    <FormProvider {...form}>
      <form className={`card ${styles.root}`} noValidate onSubmit={(event) => void submit(event)}>
        <h2>{t('apply.business')}</h2>
        <BusinessFields />
        <h2>{t('apply.contact')}</h2>
        <ContactFields needsCode={needsCode} />
        <h2>{t('apply.qualification')}</h2>
        <Papers onSending={setSending} />
        {failure && (
          <Note kind="error" className={styles.wide}>
            <span role="alert">{failure.problem}</span>
          </Note>
        )}
        <div className={styles.foot}>
          <AgreementField />
          <Button kind="primary" size="lg" type="submit" busy={busy}>
            {change && !change.asNew ? t('apply.saveChanges') : t('apply.submit')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
