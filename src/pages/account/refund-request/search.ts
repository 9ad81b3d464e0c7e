import { searchParams } from '#/router/search-params.ts';

export const refundRequestSearch = searchParams(['orderNo'], (search) => ({
  orderNo: search.get('orderNo') ?? '',
}));
