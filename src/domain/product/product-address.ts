import { positiveInteger, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Path parameters of a product page. */
export const productParams = searchParams({ id: required(positiveInteger) });

/** Query parameters of a product page: the id of the selected sku. */
export const skuSearch = searchParams({ sku: positiveInteger });
