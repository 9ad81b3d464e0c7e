
/**
 * A tab of the bar.
 */
export interface BottomNavigationItem {
  /** Row id. */
  id: number;
  /** Label. */
  name: string;
  /** Route of the mobile client. */
  link: string;
  /** Icon of the tab while it is open. */
  checked: string;
  /** Icon of the tab otherwise. */
  unchecked: string;
}
