import { safeReturnPath } from '#/lib/safe-url.ts';
import { DEFAULT_LOCALE, pathInLocale } from './languages.ts';

/** Same-origin path to open after sign-in, without the language prefix. */
export const returnPath = (from: string | null | undefined): string =>
  safeReturnPath(pathInLocale(safeReturnPath(from), DEFAULT_LOCALE));
