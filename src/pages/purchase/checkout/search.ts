import { searchParams } from '#/router/search-params.ts';

/** `buy` describes a buy-now line, see `paths.checkout`. */
export const checkoutSearch = searchParams(['preOrderNo', 'buy'], (search) => ({
  preOrderNo: search.get('preOrderNo') ?? '',
  buy: search.get('buy'),
}));
