
/**
 * How an activity is laid out.
 */
export type ActivityType = typeof ActivityType[keyof typeof ActivityType];


export const ActivityType = {
  /** A scrolling strip of products. */
  carousel: 1,
  /** One big tile and two small ones. */
  tiles: 2,
  /** A strip of big activity pictures. */
  bigPicture: 3,
} as const;
