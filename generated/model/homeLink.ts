
/**
 * A picture of the mobile client that leads somewhere. Which keys a row has is up to the form the shop filled in.
 */
export interface HomeLink {
  /** Row id. */
  id: number;
  /** What it says. */
  name?: string;
  /** Address of the picture. */
  pic?: string;
  /** Route of the mobile client; may be empty. */
  url?: string;
}
