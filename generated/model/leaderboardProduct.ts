import type { Money } from './money.ts';

/**
 * A product of the leaderboard.
 */
export interface LeaderboardProduct {
  /** Product id. */
  id: number;
  /** Name of the product. */
  storeName: string;
  /** Main picture. */
  image: string;
  /** Price. */
  price: Money;
  /** Market price. */
  otPrice: Money;
  /** Pieces sold, the added ones included. */
  sales: number;
}
