import { positive } from '#/lib/positive.ts';
import { searchParams } from '#/router/search-params.ts';

/** Number of a merchant order, and the id of the selected line. */
export const writeReviewSearch = searchParams(['orderNo', 'line'], (search) => ({
  orderNo: search.get('orderNo') ?? '',
  line: positive(search.get('line')),
}));
