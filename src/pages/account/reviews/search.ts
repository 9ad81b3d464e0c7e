import { tabSearch } from '#/router/page-search.ts';

export const reviewsSearch = tabSearch(['toWrite', 'written']);
