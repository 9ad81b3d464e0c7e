
/**
 * A picture of the top carousel. It has no link here.
 */
export interface HomeBanner {
  /** Row id. */
  id: number;
  /** Address of the picture. */
  pic: string;
}
