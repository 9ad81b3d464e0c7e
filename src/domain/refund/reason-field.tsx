import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useRefundReasons } from '#generated/client/refund/refund.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { useErrorText } from '#/shared/form/use-form-errors.ts';
import { cx } from '#/ui/cx.ts';
import { Field } from '#/ui/field.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { refundApplyBodyTextMax } from '#generated/zod/refund/refund.zod.ts';
import type { RefundRequestValues } from './request-schema.ts';
import * as styles from './reason-field.module.css';

/**
 * Separators between several reasons in one entry: a comma without a following space, and a space between Chinese
 * characters. Elsewhere both are part of the sentence.
 */
const JOINTS =
  /[\r\n;；|]+|\\n|<br\s*\/?>|,(?=[^\s\d])|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/iu;

/** The preset reasons: split, trimmed and without duplicates. */
export function cleanReasons(entries: readonly string[]): string[] {
  const reasons = entries
    .flatMap((entry) => entry.split(JOINTS))
    .map((reason) => reason.trim().slice(0, refundApplyBodyTextMax).trim())
    .filter((reason) => reason !== '');
  return [...new Set(reasons)];
}

const MANY = 8;
const LONG = 48;

/** Whether the reasons are laid out in one column, because there are many or one is long. */
export const needsOneColumn = (reasons: readonly string[]): boolean =>
  reasons.length > MANY || reasons.some(({ length }) => length > LONG);

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
                <input
                  {...register('reason')}
                  type="radio"
                  autoComplete="off"
                  value={reason}
                  required
                />
                <span>{reason}</span>
              </label>
            ))}
      </div>
    </Field>
  );
}
