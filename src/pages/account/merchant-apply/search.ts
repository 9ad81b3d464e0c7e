import { positiveInteger } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Id of the application to change. */
export const applySearch = searchParams({ id: positiveInteger });
