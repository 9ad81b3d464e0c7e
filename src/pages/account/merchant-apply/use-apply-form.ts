import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useMerchantCategories } from '#generated/client/merchant/merchant.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { clearFormDraft } from '#/shared/form/form-draft.ts';
import { useDraftedForm } from '#/shared/form/use-drafted-form.ts';
import { FIRST_COUNTRY, useSignInDraft } from '#/session/sign-in/draft.ts';
import { ERROR_VALUES, codeSchema, emailSchema } from '#/session/sign-in/schemas.ts';
import { useAction } from '#/session/use-action.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { SettlementResubmitBody } from '#generated/zod/settlement/settlement.zod.ts';
import { plainDigits } from '#/lib/typed.ts';
import { checkPhone } from '#/shared/country/phone-schema.ts';
import { filledText, fits } from '#/shared/form/schema.ts';
import { sendApplication } from './actions.ts';
import { applyBody, type ApplyValues, applyValuesOf, normalizeKeywords } from './apply-values.ts';

/** The contract's rules for an application without the code. */
const contract = SettlementResubmitBody.def.left.shape;

/** The id of a chosen option. */
const chosenId = (rule: zod.ZodMiniType, empty: TextKey) =>
  zod.string().check(zod.refine((id) => rule.safeParse(Number(id)).success, empty));

/** Form values as typed, in the order of the form; messages are text keys. */
const values = zod.object({
  name: filledText(contract.name, 'settled.emptyName'),
  realName: filledText(contract.realName, 'settled.emptyRealName'),
  categoryId: chosenId(contract.categoryId, 'settled.emptyCategory'),
  typeId: chosenId(contract.typeId, 'settled.emptyType'),
  keywords: zod
    .string()
    .check(
      zod.overwrite(normalizeKeywords),
      zod.minLength(1, 'settled.emptyKeywords' satisfies TextKey),
      fits(contract.keywords, 'form.tooLong'),
    ),
  address: filledText(contract.address, 'settled.emptyAddress'),
  email: emailSchema.check(fits(contract.email, 'form.tooLong')),
  captcha: zod.string().check(zod.overwrite(plainDigits)),
  dialOf: zod.string(),
  phone: zod.string(),
  pictures: zod.array(zod.string()).check(
    zod.minLength(1, 'settled.emptyIsPicture' satisfies TextKey),
    zod.refine(
      (list) => contract.qualificationPicture.safeParse(JSON.stringify(list)).success,
      'error.400' satisfies TextKey,
    ),
  ),
  agreed: zod.boolean().check(zod.refine(Boolean, 'settled.emptyIsAgree' satisfies TextKey)),
});

/** @param verifiedEmail the stored address of a changed application; any other must be verified by a code */
export const applySchema = (verifiedEmail?: string) =>
  values.check(
    checkPhone('dialOf'),
    zod.check<ApplyValues>(({ value: { email, captcha }, issues }) => {
      if (email === verifiedEmail) return;
      const message = codeSchema.safeParse(captcha).error?.issues[0]?.message;
      if (message) issues.push({ code: 'custom', message, path: ['captcha'], input: captcha });
    }),
  );

/** An application that is updated in place; otherwise a new one is created. */
interface Change {
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
  const emptyOf = (country: string) => applyValuesOf(change?.application ?? null, country);
  const schema = useMemo(() => applySchema(updated?.email), [updated?.email]);
  const toastFirstError = useToastFirstError(schema, ERROR_VALUES);
  const { form } = useDraftedForm<ApplyValues>({
    name: draft,
    empty: emptyOf(FIRST_COUNTRY),
    ownEmpty: () => emptyOf(useSignInDraft.getState().country),
    secret: 'captcha',
    resolver: zodResolver(schema),
  });

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
