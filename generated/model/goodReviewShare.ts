
/**
 * Share of positive reviews as a fraction with two decimals, `0` without reviews.
 * @pattern ^\d(\.\d{1,2})?$
 */
export type GoodReviewShare = string;
