import { isThere } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Whether an address opens a visitor's order: the identity in it is a secret. */
export const visitorSearch = searchParams({ identity: isThere });
