
/**
 * A picture of a store as an attachment record.
 */
export interface MerchantBannerAttachment {
  /** Address of the picture. */
  sattDir: string;
}
