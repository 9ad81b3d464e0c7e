import type { LeaderboardProduct } from './leaderboardProduct.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductLeaderboard200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /**
     * Products, best selling first.
     * @maxItems 20
     */
  data: LeaderboardProduct[];
};
