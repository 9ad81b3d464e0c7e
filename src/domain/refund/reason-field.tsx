import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefundReasons } from '#generated/client/refund/refund.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { useErrorText } from '#/shared/form/use-form-errors.ts';
import { cx } from '#/ui/cx.ts';
import { Field } from '#/ui/field.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import * as styles from './reason-field.module.css';
import { cleanReasons, needsOneColumn } from './refund-reasons.ts';
import type { RefundRequestValues } from './request-schema.ts';

const LOADING_ROWS = 4;
const ROW_HEIGHT = 48;

interface ReasonFieldProps {
  form: UseFormReturn<RefundRequestValues>;
  labelClassName?: string | undefined;
}

/** Preset reasons. Offers only "other" if there are none or they fail to load. */
export function ReasonField({ form, labelClassName }: ReasonFieldProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const query = useRefundReasons({ query: { retryOnMount: false } });
  const { register, formState, getValues, setValue } = form;
  const presets = query.data && cleanReasons(query.data);
  const draftReason = formState.defaultValues?.reason;
  const other = t('refund.otherReason');
  const offered = presets ?? [...new Set(draftReason ? [draftReason, other] : [other])];
  const reasons = offered.length > 0 ? offered : [other];

  // A draft may contain a reason in another language, or a removed one.
  useOnChange(presets && reasons.join('\n'), (listed) => {
    const chosen = getValues('reason');
    if (listed !== undefined && chosen && !reasons.includes(chosen)) setValue('reason', '');
  });

  return (
    <Field
      group
      required
      label={t('refund.reason')}
      labelClassName={labelClassName}
      error={errorText(formState.errors.reason)}
    >
      {query.isError && !presets && (
        <LoadError
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <div className={cx(styles.reasons, needsOneColumn(reasons) && styles.single)}>
        {query.isPending
          ? Array.from({ length: LOADING_ROWS }, (_, row) => (
              <Skeleton key={row} height={ROW_HEIGHT} radius={8} />
            ))
          : reasons.map((reason) => (
              <label key={reason} className={styles.reason}>
                <input {...register('reason')} type="radio" value={reason} required />
                <span>{reason}</span>
              </label>
            ))}
      </div>
    </Field>
  );
}
