import { tabSearch } from '#/router/page-search.ts';

export const wishlistSearch = tabSearch(['goods', 'stores']);
