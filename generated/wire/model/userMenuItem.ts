
/**
 * An entry of the account menu.
 */
export interface UserMenuItem {
  /** Row id; the client carries it as `menuCur`. */
  id: number;
  /** Label as configured, not translated. */
  name: string;
  /** Address of the icon. */
  pic: string;
  /** Route in the mobile client. */
  url: string;
  /** Route in this storefront. Empty or a single space: not offered here. */
  pc_url: string;
}
