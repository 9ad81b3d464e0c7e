import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '#/i18n/text-key.ts';

type Values = Record<string, string | number>;

const isTextKey = (instance: i18n, text: string, values: Values): text is TextKey =>
  instance.exists(text, values);

/**
 * Translates the message of a field error. Rules return text keys, but react-hook-form and zod type messages as strings;
 * a string that is no key is shown as it is.
 */
export function useFieldText(): (
  message: string | undefined,
  values?: Values,
) => string | undefined {
  const { t, i18n } = useTranslation();
  return (message, values = {}) => {
    if (!message) return undefined;
    return isTextKey(i18n, message, values) ? t(message, values) : message;
  };
}
