
/**
 * Direction of a sort.
 */
export type SortDirection = typeof SortDirection[keyof typeof SortDirection];


export const SortDirection = {
  /** Smallest first. */
  ascending: 'asc',
  /** Largest first. */
  descending: 'desc',
} as const;
