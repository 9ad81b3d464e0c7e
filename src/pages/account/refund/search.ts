import { searchParams } from '#/router/search-params.ts';

/** The address calls the refund's number `orderNo`. */
export const refundSearch = searchParams(['orderNo'], (search) => ({
  refundNo: search.get('orderNo') ?? '',
}));
