import { useMerchantIndex } from '../../../generated/client/merchant/merchant.ts';

const TEN_MINUTES = 600_000;

/** Logo, kind and contact of a store, for places beside its name. They do without when it cannot be read. */
export const useStoreFacts = (merId: number) =>
  useMerchantIndex(merId, { query: { staleTime: TEN_MINUTES, retry: false } });
