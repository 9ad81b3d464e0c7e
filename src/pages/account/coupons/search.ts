import { tabSearch } from '#/router/page-search.ts';

export const couponsSearch = tabSearch(['usable', 'used', 'lapsed']);
