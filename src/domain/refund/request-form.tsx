import { Info } from 'lucide';
import { Controller } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundForm } from '#generated/model/refundForm.ts';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { largestPicture } from '#/domain/upload/picture-file.ts';
import { useErrorText } from '#/shared/form/use-form-errors.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import { Icon } from '#/ui/icon.ts';
import { Note } from '#/ui/note.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundLines } from './refund-lines.tsx';
import * as styles from './request-form.module.css';
import { PICTURES_MAX, REMARK_MAX } from './request-schema.ts';
import type { useRefundRequest } from './use-refund-request.ts';

interface RequestFormProps {
  order: RefundForm;
  /** empty if unknown */
  store: string;
  request: ReturnType<typeof useRefundRequest>;
}

/** Items, reason, remark and pictures of a refund request. */
export function RequestForm({ order, store, request }: RequestFormProps) {
  const { t } = useTranslation();
  return (
    <form className="card" noValidate onSubmit={(event) => void request.submit(event)}>
      <header className={styles.head}>
        <h1>{t('refund.request')}</h1>
        <p className="muted">{store ? t('refund.lead', { store }) : t('refund.leadPlain')}</p>
      </header>
      <div className={styles.fields}>
        <section>
          <h2 className={styles.title}>
            <span>{t('refund.items')}</span>
            <small>{t('refund.wholeOrder')}</small>
          </h2>
          <div className={styles.items}>
            <RefundLines lines={order.orderInfoList} />
          </div>
        </section>
        <ReasonField form={request.form} labelClassName={styles.label} />
        <RemarkField request={request} />
        <PicturesField request={request} />
        <FailureNote request={request} />
      </div>
      <ActionBar orderNo={order.orderNo} request={request} />
    </form>
  );
}

function RemarkField({ request: { form } }: Pick<RequestFormProps, 'request'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const label = (
    <>
      <span>{t('refund.remarkAsk')}</span>
      <small>{t('common.optional')}</small>
    </>
  );
  return (
    <Field
      label={label}
      labelClassName={styles.label}
      error={errorText(form.formState.errors.remark)}
    >
      <Textarea {...form.register('remark')} limit={REMARK_MAX} className={styles.remark} />
    </Field>
  );
}

function PicturesField({ request }: Pick<RequestFormProps, 'request'>) {
  const { t, locale } = useTranslation();
  const size = largestPicture(locale);
  const { form, failedPictures, onSending, onFailed } = request;
  const errorText = useErrorText({ 'refund.picturesFailed': { count: failedPictures } });
  const label = (
    <>
      <span>{t('refund.photos')}</span>
      <small>{t('refund.photosHint', { max: PICTURES_MAX, size })}</small>
    </>
  );
  return (
    <Field
      group
      label={label}
      labelClassName={styles.label}
      error={errorText(form.formState.errors.pictures)}
    >
      <Controller
        control={form.control}
        name="pictures"
        render={({ field: { ref, value, onChange } }) => (
          <ImageUpload
            ref={ref}
            value={value}
            onChange={onChange}
            onSending={onSending}
            onFailed={onFailed}
            max={PICTURES_MAX}
            folder={UploadFolder.shopper}
          />
        )}
      />
    </Field>
  );
}

function FailureNote({ request: { failure } }: Pick<RequestFormProps, 'request'>) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failure}>
      {failure && (
        <Note kind="error">
          <b>{failure.problem}</b>
          <span>{` ${failure.isUnknown ? t('refund.maybeSent') : t('refund.nothingSent')}`}</span>
        </Note>
      )}
    </div>
  );
}

function ActionBar({
  orderNo,
  request: { busy, failedPictures },
}: Pick<RequestFormProps, 'request'> & { orderNo: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p className="muted">
        {failedPictures > 0 && (
          <>
            <Icon as={Info} size={16} />
            <span>{t('refund.picturesFailed', { count: failedPictures })}</span>
          </>
        )}
      </p>
      <ButtonLink size="lg" to={paths.order(orderNo)}>
        {t('common.cancel')}
      </ButtonLink>
      <Button kind="primary" size="lg" type="submit" busy={busy}>
        {t('refund.submit')}
      </Button>
    </div>
  );
}
