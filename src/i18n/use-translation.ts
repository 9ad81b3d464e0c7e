import type { i18n, TFunction, ParseKeys } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import type { Locale } from './languages.ts';

/** Key of a text in `locales/`, e.g. `cart.selectAll`. The base of a plural key is a key, too. */
export type TextKey = ParseKeys;

/**
 * The language of the page and its texts. The hook of react-i18next has fourteen hooks and two subscriptions in each component,
 * because languages may change and texts may arrive: here another language is another document, and parts wait for their texts.
 */
export function useTranslation(): { t: TFunction; i18n: i18n; locale: Locale } {
  const texts = use(I18nContext);
  if (!texts) throw new Error('There are no texts around this component');
  const { i18n } = texts;
  return { t: i18n.t, i18n, locale: i18n.language as Locale };
}
