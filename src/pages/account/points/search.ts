import { tabSearch } from '#/router/page-search.ts';

export const pointsSearch = tabSearch(['detail', 'earn']);
