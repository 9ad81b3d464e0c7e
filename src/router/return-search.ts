import { searchParams } from './search-params.ts';
import { safeReturnPath } from '#/lib/safe-url.ts';
import { DEFAULT_LOCALE, pathInLocale } from '#/i18n/languages.ts';

/** Same-origin path to open after sign-in, without the language prefix. */
export const returnPath = (from: string | null | undefined): string =>
  safeReturnPath(pathInLocale(safeReturnPath(from), DEFAULT_LOCALE));

/** Parameters of the sign-in page: the path of the shop to open afterwards, without the language prefix. */
export const returnSearch = searchParams({ from: returnPath });
