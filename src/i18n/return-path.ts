import { safeReturnPath } from '../lib/safe-url.ts';
import { DEFAULT_LOCALE, pathInLocale } from './languages.ts';

/** Where to go after signing in, without the language prefix, which the router adds. Never another origin. */
export const returnPath = (from: string | null | undefined): string =>
  safeReturnPath(pathInLocale(safeReturnPath(from), DEFAULT_LOCALE));
