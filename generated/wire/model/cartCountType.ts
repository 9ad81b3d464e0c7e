
/**
 * What to count.
 */
export type CartCountType = typeof CartCountType[keyof typeof CartCountType];


export const CartCountType = {
  /** Lines. */
  lines: 'total',
  /** Pieces. */
  pieces: 'sum',
} as const;
