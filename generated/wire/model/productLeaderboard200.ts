import type { LeaderboardProduct } from './leaderboardProduct.ts';

export type ProductLeaderboard200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /**
     * Products, best selling first.
     * @maxItems 20
     */
  data: LeaderboardProduct[];
};
