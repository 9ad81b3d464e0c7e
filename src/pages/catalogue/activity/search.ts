import { positive } from '#/lib/positive.ts';
import { pageOf } from '#/router/page-search.ts';
import { searchParams } from '#/router/search-params.ts';

export const activitySearch = searchParams(['id', 'page'], (search) => ({
  id: positive(search.get('id')),
  page: pageOf(search),
}));
