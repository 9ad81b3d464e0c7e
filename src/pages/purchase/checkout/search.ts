import { type Parse, preOrderNumber, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';
import { isBuyLine } from './rebuild.ts';

/** Buy-now line, see `paths.checkout`. */
const buyLine: Parse<string | null> = (text = '') => (isBuyLine(text) ? text : null);

export const checkoutSearch = searchParams({
  preOrderNo: validIfAny(preOrderNumber),
  buy: buyLine,
});
