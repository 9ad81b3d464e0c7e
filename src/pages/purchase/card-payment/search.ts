import { searchParams } from '#/router/search-params.ts';

export const cardPaymentSearch = searchParams(['orderNo'], (search) => ({
  orderNo: search.get('orderNo'),
}));
