import { positive } from '#/lib/positive.ts';
import { searchParams } from '#/router/search-params.ts';

/** Id of the application to change. */
export const applySearch = searchParams(['id'], (search) => ({ id: positive(search.get('id')) }));
