import { useMerchantIndex } from '#generated/client/merchant/merchant.ts';

const TEN_MINUTES = 600_000;

/** Logo, type and contact of a store, all optional for the caller. */
export const useStoreFacts = (merId: number) =>
  useMerchantIndex(merId, { query: { staleTime: TEN_MINUTES, retry: false } });
