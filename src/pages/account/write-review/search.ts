import { orderNumber, positiveInteger, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Number of a merchant order, empty without one, and the id of the selected line. */
export const writeReviewSearch = searchParams(
  { orderNo: validIfAny(orderNumber), line: positiveInteger },
  ({ orderNo = '', line }) => ({ orderNo, line }),
);
