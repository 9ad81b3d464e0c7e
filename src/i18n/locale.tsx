import { createContext, use } from 'react';
import { DEFAULT_LOCALE, type Locale } from './languages.ts';

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** The language of the page. It never changes: another language is another document. */
export const useLocale = (): Locale => use(LocaleContext);
