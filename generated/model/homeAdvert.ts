
/**
 * A picture of the advert carousel.
 */
export interface HomeAdvert {
  /** Row id. */
  id: number;
  /** Name of the advert. */
  name: string;
  /** Link target; may be empty. */
  url: string;
  /** Address of the picture. */
  pic: string;
}
