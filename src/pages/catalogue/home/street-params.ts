import type { MerchantStreetParams } from '#generated/model/merchantStreetParams.ts';

/** Stores beside the first one, which has a cover. */
export const STORES_BESIDE = 6;

export const homeStreetParams: MerchantStreetParams = { page: 1, limit: STORES_BESIDE + 1 };
