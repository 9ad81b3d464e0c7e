import { searchParams } from '#/router/search-params.ts';

/** Where to go after sign-in; not yet checked. */
export const loginSearch = searchParams(['from'], (search) => ({ from: search.get('from') }));
