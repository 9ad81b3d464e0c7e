import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import { suggestionQueries } from '#/domain/product/suggestion-queries.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries = () => ({
  critical: [query(getCartListQueryOptions({ isValid: true }))],
  deferred: [query(getCartListQueryOptions({ isValid: false })), ...suggestionQueries],
});

export default queries;
