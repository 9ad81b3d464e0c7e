import type { MerchantIndex } from '#generated/model/merchantIndex.ts';

/** Address of a store's cover picture; empty if there is none. */
export const coverOf = ({ pcBackImage, backImage }: MerchantIndex): string =>
  pcBackImage || backImage;
