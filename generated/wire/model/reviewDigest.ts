import type { GoodReviewShare } from './goodReviewShare.ts';
import type { Review } from './review.ts';

/**
 * Review figures of a product and its newest review.
 */
export interface ReviewDigest {
  /** Reviews in all. */
  sumCount: number;
  replyChance: GoodReviewShare;
  /** The newest review; null or absent without reviews. */
  productReply?: Review | null;
}
