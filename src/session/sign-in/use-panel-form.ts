import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { initialValues } from './draft.ts';
import type { Mode } from './modes.ts';
import { ERROR_VALUES, SCHEMAS, type Values } from './schemas.ts';

type Form = UseFormReturn<Values>;

export interface PanelFormState {
  form: Form;
  /** shows the first error as a toast; all errors are shown at their fields */
  toastFirstError: (errors: FieldErrors<Values>) => void;
  /** why the last call failed */
  refusal: string | null;
  /** shows an error within the form; null removes it */
  show: (problem: string | null) => void;
}

/** The form of a mode, initialized from the draft. */
export function usePanelForm(mode: Mode): PanelFormState {
  // Not a form error: those are cleared on submit, which would shift the layout under the pointer.
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(SCHEMAS[mode]),
    defaultValues: { ...initialValues(), captcha: '', password: '', newPassword: '', again: '' },
  });
  return {
    form,
    toastFirstError: useToastFirstError(SCHEMAS[mode], ERROR_VALUES),
    refusal,
    show: setRefusal,
  };
}

/** The form that a field belongs to, with the texts of its errors. */
export function usePanelField() {
  const form = useFormContext<Values>();
  const errorText = useErrorText(ERROR_VALUES);
  return {
    ...form,
    errorOf: (field: keyof Values) => errorText(form.formState.errors[field]),
  };
}
