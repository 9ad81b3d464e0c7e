import { getMerchantServiceQueryOptions } from '#generated/client/merchant/merchant.ts';

const TEN_MINUTES = 600_000;

/** Options of the query for the customer service of a store. */
export const storeService = (merId: number) =>
  getMerchantServiceQueryOptions(merId, { query: { staleTime: TEN_MINUTES } });
