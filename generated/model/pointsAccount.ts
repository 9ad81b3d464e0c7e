
/**
 * The points of a shopper.
 */
export interface PointsAccount {
  /** Points left. */
  integral: number;
  /** Points earned in all, frozen ones not counted. */
  settledIntegral: number;
  /** Points spent: earned less left. */
  useIntegral: number;
  /** Points of purchases that are still frozen. */
  freezeIntegral: number;
}
