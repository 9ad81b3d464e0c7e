
/**
 * Review figures of a product.
 */
export interface ReviewCount {
  /** Reviews in all. */
  sumCount: number;
  /** Reviews with 5 stars. */
  goodCount: number;
  /** Reviews with 2 to 4 stars. */
  inCount: number;
  /** Reviews with 1 star. */
  poorCount: number;
  /**
     * Share of good reviews as a fraction with two decimals, `0` without reviews.
     * @pattern ^\d(\.\d{1,2})?$
     */
  replyChance: string;
  /**
     * Average stars, rounded down.
     * @minimum 0
     * @maximum 5
     */
  replyStar: number;
}
