import { useState } from 'react';
import { type FieldErrors, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useMerchantCategories } from '#generated/client/merchant/merchant.ts';
import {
  useSettlementApply,
  useSettlementResubmit,
} from '#generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { isApiError } from '#/api/error.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { useFieldText } from '#/shared/form/use-field-text.ts';
import { useDraft } from '#/session/sign-in/draft.ts';
import { LIMITS } from '#/session/sign-in/rules.ts';
import { withSignIn } from '#/session/sign-in/with-sign-in.ts';
import { showFieldError } from '#/shared/toasts/store.ts';
import { APPLY_FIELDS, applyResolver } from './apply-rules.ts';
import { applyBody, type ApplyValues, valuesOf } from './apply-values.ts';

/** An application that is updated in place; otherwise a new one is created. */
export interface Change {
  application: SettlementRecord;
  asNew: boolean;
}

const quiet = { mutation: { meta: { quiet: true } } };

/** The form of the surrounding provider. */
export const useApplyValues = (): UseFormReturn<ApplyValues> => useFormContext<ApplyValues>();

/** Returns the translated error of a field; messages of the rules are keys. */
export function useErrorText() {
  const fieldText = useFieldText();
  const { formState } = useApplyValues();
  return (field: keyof ApplyValues): string | undefined =>
    fieldText(formState.errors[field]?.message, LIMITS);
}

/** State and submission of the form. Input is kept after a failure. */
export function useApplyForm(change: Change | null, onSent: () => void) {
  const fieldText = useFieldText();
  const { data: categories } = useMerchantCategories();
  const [sending, setSending] = useState(false);
  const apply = useSettlementApply(quiet);
  const resubmit = useSettlementResubmit(quiet);
  const updated = change && !change.asNew ? change.application : null;
  /** Only a changed email address must be verified. */
  const needsCode = (email: string) => email.trim() !== updated?.email;
  const draft = `apply.${change?.application.id ?? 'new'}`;
  const [first] = useState(() =>
    readFormDraft(draft, valuesOf(change?.application ?? null, useDraft.getState().country)),
  );
  const form = useForm<ApplyValues>({
    defaultValues: first,
    resolver: applyResolver(({ email }) => needsCode(email)),
  });
  useFormDraft(form, draft, 'captcha');

  async function call(values: ApplyValues) {
    const body = applyBody(
      values,
      categories?.find(({ id }) => id === Number(values.categoryId))?.handlingFee,
    );
    const captcha = values.captcha.trim();
    if (!updated) await apply.mutateAsync({ data: { ...body, captcha } });
    else
      await resubmit.mutateAsync({
        id: updated.id,
        data: { ...body, ...(needsCode(values.email) && { captcha }) },
      });
    return true;
  }

  async function send(values: ApplyValues) {
    if (sending)
      return form.setError(
        'pictures',
        { message: 'upload.wait' satisfies TextKey },
        { shouldFocus: true },
      );
    try {
      if (!(await withSignIn(() => call(values)))) return;
      clearFormDraft(draft);
      onSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  function toastFirstError(errors: FieldErrors<ApplyValues>) {
    const first = fieldText(
      APPLY_FIELDS.map((field) => errors[field]?.message).find(Boolean),
      LIMITS,
    );
    if (first) showFieldError(first);
  }

  return {
    form,
    needsCode,
    /** called when pictures start or finish uploading */
    setSending,
    submit: form.handleSubmit(send, toastFirstError),
    busy: apply.isPending || resubmit.isPending,
    failure: apply.error ?? resubmit.error,
  };
}
