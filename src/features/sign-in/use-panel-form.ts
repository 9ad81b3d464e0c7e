import {
  type FieldErrors,
  type Resolver,
  useForm,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { showToast } from '../toasts/store.ts';
import { drafted } from './draft.ts';
import type { Mode } from './modes.ts';
import { FIELDS, LIMITS, problemsOf, type Values } from './rules.ts';

type Form = UseFormReturn<Values>;

const resolverOf =
  (mode: Mode): Resolver<Values> =>
  (values) => {
    const problems = problemsOf(mode, values);
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

interface Told {
  message?: string | undefined;
}

/** Words for the keys that the rules give as messages. */
export function useSay(): (error: Told | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message, LIMITS) : undefined);
}

export interface PanelForm {
  form: Form;
  /** says the first of what is wrong; the rest stands at the fields */
  tellFirst: (errors: FieldErrors<Values>) => void;
  /** says within the form why a call failed */
  fail: (error: ApiError) => void;
}

/** The form of a mode, begun with what was typed before. */
export function usePanelForm(mode: Mode): PanelForm {
  const { t } = useTranslation();
  const say = useSay();
  const form = useForm<Values>({
    resolver: resolverOf(mode),
    defaultValues: { ...drafted(), captcha: '', password: '', newPassword: '', again: '' },
  });

  function tellFirst(errors: FieldErrors<Values>) {
    const first = say(FIELDS[mode].map((field) => errors[field]).find(Boolean));
    if (first) showToast('error', first);
  }

  const fail = (error: ApiError) => form.setError('root', { message: messageOf(error, t) });
  return { form, tellFirst, fail };
}

/** The form around a field. */
export const useValues = (): Form => useFormContext<Values>();
