
/**
 * A picture of the top carousel, without a link.
 */
export interface HomeBanner {
  /** Row id. */
  id: number;
  /** Address of the picture. */
  pic: string;
}
