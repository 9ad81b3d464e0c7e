import type { MerchantSearchParams } from '#generated/model/merchantSearchParams.ts';

/** Some backends ignore the limit. */
export const MOST_STORES = 2;

/** The first stores whose name matches the search. */
export const foundStoresParams = (keywords: string): MerchantSearchParams => ({
  keywords,
  page: 1,
  limit: MOST_STORES,
});
