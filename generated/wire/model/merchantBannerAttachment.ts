
/**
 * A picture of a store as its attachment store describes it.
 */
export interface MerchantBannerAttachment {
  /** Address of the picture. */
  sattDir: string;
}
