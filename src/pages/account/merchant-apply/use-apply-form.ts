import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { useMerchantCategories } from '#generated/client/merchant/merchant.ts';
import {
  useSettlementApply,
  useSettlementResubmit,
} from '#generated/client/settlement/settlement.ts';
import type { SettlementForm } from '#generated/model/settlementForm.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { applicationsQuery } from '#/domain/merchant/application/application-queries.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import { useDraft } from '#/session/sign-in/draft.ts';
import { ERROR_VALUES } from '#/session/sign-in/schemas.ts';
import { useAction } from '#/session/use-action.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { applySchema } from './apply-schema.ts';
import { applyBody, type ApplyValues, valuesOf } from './apply-values.ts';
import { isSameApplication } from './is-same-application.ts';

/** An application that is updated in place; otherwise a new one is created. */
export interface Change {
  application: SettlementRecord;
  asNew: boolean;
}

/** The form of the surrounding provider, with the texts of its errors. */
export function useApplyField() {
  const form = useFormContext<ApplyValues>();
  const errorText = useErrorText(ERROR_VALUES);
  return {
    ...form,
    errorOf: (field: keyof ApplyValues) => errorText(form.formState.errors[field]),
  };
}

/** State and submission of the form. Input is kept after a failure. */
export function useApplyForm(change: Change | null, onSent: () => void) {
  const { data: categories } = useMerchantCategories();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  /** the application is being looked up */
  const [isLookingUp, setIsLookingUp] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const apply = useSettlementApply();
  const resubmit = useSettlementResubmit();
  const updated = change && !change.asNew ? change.application : null;
  /** Only a changed email address must be verified. */
  const needsCode = (email: string) => email.trim() !== updated?.email;
  const draft = `apply.${change?.application.id ?? 'new'}`;
  const [first] = useState(() =>
    readFormDraft(draft, valuesOf(change?.application ?? null, useDraft.getState().country)),
  );
  const schema = useMemo(() => applySchema(updated?.email), [updated?.email]);
  const toastFirstError = useToastFirstError(schema, ERROR_VALUES);
  const form = useForm<ApplyValues>({
    defaultValues: first,
    resolver: zodResolver(schema),
  });
  useFormDraft(form, draft, 'captcha');

  async function call(body: SettlementForm, captcha: string) {
    if (!updated) await apply.mutateAsync({ data: { ...body, captcha } });
    else
      await resubmit.mutateAsync({
        id: updated.id,
        data: { ...body, ...(needsCode(body.email) && { captcha }) },
      });
  }

  const action = useAction(call, { errors: 'none' });

  /** A new application may be on record already: from a call without a response, or from another tab. */
  async function isOnRecord(body: SettlementForm): Promise<boolean> {
    if (updated) return false;
    try {
      const { list } = await readNow(queryClient, applicationsQuery(1));
      return list.some((application) => isSameApplication(application, body));
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  }

  async function send(values: ApplyValues) {
    if (action.busy || isLookingUp) return;
    if (sending)
      return form.setError('pictures', { message: 'upload.wait' }, { shouldFocus: true });
    setFailure(null);
    const category = categories?.find(({ id }) => id === Number(values.categoryId));
    const body = applyBody(values, category?.handlingFee);
    const sent = await action.run(body, values.captcha);
    if (!sent.done && !sent.error) return;
    if (!sent.done) {
      setIsLookingUp(true);
      const isSent = await isOnRecord(body);
      setIsLookingUp(false);
      if (!isSent) return setFailure(sent.error);
    }
    clearFormDraft(draft);
    onSent();
  }

  return {
    form,
    needsCode,
    /** called when pictures start or finish uploading */
    setSending,
    submit: form.handleSubmit(send, toastFirstError),
    busy: action.busy || isLookingUp,
    failure,
  };
}
