import type { MerchantIndex } from '../../../generated/model/merchantIndex.ts';

/** Address of the picture above a store's sign; `''` when there is none. */
export const coverOf = ({ pcBackImage, backImage }: MerchantIndex): string =>
  pcBackImage || backImage;
