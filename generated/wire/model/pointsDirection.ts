
/**
 * Direction of a points entry.
 */
export type PointsDirection = typeof PointsDirection[keyof typeof PointsDirection];


export const PointsDirection = {
  /** Added. */
  earned: 1,
  /** Spent. */
  spent: 2,
} as const;
