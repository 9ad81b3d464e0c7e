import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { useMerchantCategories } from '#generated/client/merchant/merchant.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import { useSignInDraft } from '#/session/sign-in/draft.ts';
import { ERROR_VALUES } from '#/session/sign-in/schemas.ts';
import { useAction } from '#/session/use-action.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { sendApplication } from './actions.ts';
import { applySchema } from './apply-schema.ts';
import { applyBody, type ApplyValues, applyValuesOf } from './apply-values.ts';

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
  const [sending, setSending] = useState(false);
  const action = useAction(sendApplication, { errors: 'inline' });
  const updated = change && !change.asNew ? change.application : null;
  /** Only a changed email address must be verified. */
  const needsCode = (email: string) => email.trim() !== updated?.email;
  const draft = `apply.${change?.application.id ?? 'new'}`;
  const [first] = useState(() =>
    readFormDraft(
      draft,
      applyValuesOf(change?.application ?? null, useSignInDraft.getState().country),
    ),
  );
  const schema = useMemo(() => applySchema(updated?.email), [updated?.email]);
  const toastFirstError = useToastFirstError(schema, ERROR_VALUES);
  const form = useForm<ApplyValues>({
    defaultValues: first,
    resolver: zodResolver(schema),
  });
  useFormDraft(form, draft, 'captcha');

  async function send(values: ApplyValues) {
    if (sending)
      return form.setError('pictures', { message: 'upload.wait' }, { shouldFocus: true });
    const category = categories?.find(({ id }) => id === Number(values.categoryId));
    const body = applyBody(values, category?.handlingFee);
    const captcha = needsCode(body.email) ? values.captcha : '';
    if (!(await action.run(updated?.id ?? null, body, captcha)).done) return;
    clearFormDraft(draft);
    onSent();
  }

  return {
    form,
    needsCode,
    /** called when pictures start or finish uploading */
    setSending,
    submit: form.handleSubmit(send, toastFirstError),
    busy: action.busy,
    failure: action.failure,
  };
}
