import type { BottomNavigationItem } from './bottomNavigationItem.ts';

/**
 * The bar at the foot of the mobile client.
 */
export interface BottomNavigation {
  /** Whether the shop has configured a bar. */
  isCustom: string;
  /**
     * Tabs, in order.
     * @maxItems 20
     */
  bottomNavigationList: BottomNavigationItem[];
}
