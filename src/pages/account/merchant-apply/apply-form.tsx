import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/button.tsx';
import { Note } from '#/ui/note.tsx';
import { AgreementField } from './agreement-field.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { Papers } from './papers.tsx';
import { type Change, useApplyForm } from './use-apply-form.ts';
import * as styles from './apply-form.module.css';

interface ApplyFormProps {
  /** The application to change; null for a new one. */
  change: Change | null;
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
