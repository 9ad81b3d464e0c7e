import { useState } from 'react';
import {
  type FieldErrors,
  type Resolver,
  useForm,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { loadPhoneRules } from '#/shared/country/phone-rule.ts';
import { useFieldText } from '#/shared/form/use-field-text.ts';
import { showFieldError } from '#/shared/toasts/store.ts';
import { initialValues } from './draft.ts';
import type { Mode } from './modes.ts';
import { FIELDS, LIMITS, problemsOf, type Values } from './rules.ts';

type Form = UseFormReturn<Values>;

/** Modes that send a phone number, validated or not. */
const WITH_PHONE = new Set<Mode>(['phone', 'phoneCode', 'registerPhone', 'visitor']);

const resolverOf =
  (mode: Mode): Resolver<Values> =>
  async (values) => {
    if (WITH_PHONE.has(mode)) await loadPhoneRules();
    const problems = problemsOf(mode, values);
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

interface FieldMessage {
  message?: string | undefined;
}

/** Translates the message key of a field error. */
export function useErrorText(): (error: FieldMessage | undefined) => string | undefined {
  const fieldText = useFieldText();
  return (error) => fieldText(error?.message, LIMITS);
}

export interface PanelForm {
  form: Form;
  /** shows the first error as a toast; all errors are shown at their fields */
  toastFirstError: (errors: FieldErrors<Values>) => void;
  /** why the last call failed */
  refusal: string | null;
  /** shows an error within the form */
  fail: (error: ApiError) => void;
  succeed: () => void;
}

/** The form of a mode, initialized from the draft. */
export function usePanelForm(mode: Mode): PanelForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Not a form error: those are cleared on submit, which would shift the layout under the pointer.
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: resolverOf(mode),
    defaultValues: { ...initialValues(), captcha: '', password: '', newPassword: '', again: '' },
  });

  function toastFirstError(errors: FieldErrors<Values>) {
    const first = errorText(FIELDS[mode].map((field) => errors[field]).find(Boolean));
    if (first) showFieldError(first);
  }

  return {
    form,
    toastFirstError,
    refusal,
    fail: (error) => setRefusal(messageOf(error, t)),
    succeed: () => setRefusal(null),
  };
}

/** The form that a field belongs to. */
export const useValues = (): Form => useFormContext<Values>();
