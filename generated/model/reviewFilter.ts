
/**
 * Which reviews to list.
 */
export type ReviewFilter = typeof ReviewFilter[keyof typeof ReviewFilter];


export const ReviewFilter = {
  /** All. */
  all: 0,
  /** Exactly 5 stars. */
  good: 1,
  /** 2 to 4 stars. */
  medium: 2,
  /** Exactly 1 star. */
  poor: 3,
} as const;
