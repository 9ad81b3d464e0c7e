
/**
 * A linked picture of the mobile client. The keys of a row depend on the form that the shop filled in.
 */
export interface HomeLink {
  /** Row id. */
  id: number;
  /** Label. */
  name?: string;
  /** Address of the picture. */
  pic?: string;
  /** Route of the mobile client; may be empty. */
  url?: string;
}
