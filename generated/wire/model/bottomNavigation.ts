import type { BottomNavigationItem } from './bottomNavigationItem.ts';

/**
 * The bar at the foot of the mobile client.
 */
export interface BottomNavigation {
  /** Whether the shop made its own bar, as the setting has it. */
  isCustom: string;
  /**
     * Tabs, in order.
     * @maxItems 20
     * @nullable
     */
  bottomNavigationList: BottomNavigationItem[] | null;
}
