import { oneOf, pageNumber, isThere } from './parsers.ts';
import { searchParams } from './search-params.ts';
import { safeReturnPath } from '#/lib/safe-url.ts';
import { DEFAULT_LOCALE, pathInLocale } from '#/i18n/languages.ts';

/** Whether an address opens a visitor's order: the identity in it is a secret. */
export const visitorSearch = searchParams({ identity: isThere });

/** Same-origin path to open after sign-in, without the language prefix. */
export const returnPath = (from: string | null | undefined): string =>
  safeReturnPath(pathInLocale(safeReturnPath(from), DEFAULT_LOCALE));

/** Parameters of the sign-in page: the path of the shop to open afterwards, without the language prefix. */
export const returnSearch = searchParams({ from: returnPath });

/** Parameters of a list without filters. */
export const pageSearch = searchParams({ page: pageNumber });

/** Parameters of a list with tabs; invalid values become the first. */
export const tabSearch = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]) =>
  searchParams({ tab: oneOf(tabs), page: pageNumber }, ({ tab = tabs[0], page }) => ({
    tab,
    page,
  }));
