import type { GoodReviewShare } from './goodReviewShare.ts';

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
  replyChance: GoodReviewShare;
  /**
     * Average stars, rounded down.
     * @minimum 0
     * @maximum 5
     */
  replyStar: number;
}
