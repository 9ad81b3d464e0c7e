import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import { custom, ensureData, infiniteQuery } from '#/router/page-queries.ts';
import { recommendedProducts } from './recommended.ts';

/** What `Suggestions` shows. Without it, the row comes after the page is hydrated. */
export const suggestionQueries = [
  infiniteQuery(recommendedProducts()),
  custom(async ({ queryClient, signedIn }) => {
    if (signedIn()) await ensureData(queryClient, getCartListQueryOptions({ isValid: true }));
  }),
];
