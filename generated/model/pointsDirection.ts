
/**
 * Which way points went.
 */
export type PointsDirection = typeof PointsDirection[keyof typeof PointsDirection];


export const PointsDirection = {
  /** Added. */
  earned: 1,
  /** Taken. */
  spent: 2,
} as const;
