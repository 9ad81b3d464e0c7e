
/**
 * A banner of the mobile account page.
 */
export interface UserMenuBanner {
  /** Row id. */
  id: number;
  /** Address of the picture. */
  pic: string;
  /** Route in the mobile client. */
  url: string;
}
