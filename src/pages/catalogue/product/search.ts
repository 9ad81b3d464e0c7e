import { searchParams } from '#/router/search-params.ts';

/** The option in the address: the text of a sku, or null. */
export const skuSearch = searchParams(['sku'], (search) => ({ sku: search.get('sku') }));
