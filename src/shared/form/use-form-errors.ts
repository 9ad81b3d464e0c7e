import type { i18n } from 'i18next';
import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import { showFieldError } from '../toasts/store.ts';

type Values = Readonly<Record<string, string | number>>;

/** Interpolation values of the texts that need some. */
export type TextValues = Readonly<Partial<Record<TextKey, Values>>>;

interface FieldMessage {
  message?: string | undefined;
}

/** React Hook Form and zod type messages as strings. */
const isTextKey = (instance: i18n, text: string): text is TextKey =>
  instance.exists(text, { count: 1 });

/** Translates the errors of form fields: the messages of all form schemas are text keys. */
export function useErrorText(values: TextValues = {}) {
  const { t, i18n } = useTranslation();
  return (error: FieldMessage | undefined): string | undefined => {
    const message = error?.message;
    if (!message) return undefined;
    return isTextKey(i18n, message) ? t(message, { ...values[message] }) : message;
  };
}

/**
 * Returns a handler for invalid submissions: it shows the first error as a toast, at last that of the form itself. React Hook
 * Form focuses the field.
 * @param schema lists the fields in the order of the form
 */
export function useToastFirstError(schema: { shape: object }, values?: TextValues) {
  const errorText = useErrorText(values);
  return (errors: Readonly<Record<string, FieldMessage | undefined>>): void => {
    // An error of the form as a whole has the empty name.
    const first = [...Object.keys(schema.shape), ''].find((field) => errors[field]?.message);
    const text = first !== undefined && errorText(errors[first]);
    if (text) showFieldError(text);
  };
}
