import type { UserMenuBanner } from './userMenuBanner.ts';
import type { UserMenuItem } from './userMenuItem.ts';

/**
 * Configuration of the account area.
 */
export interface UserMenu {
  /**
     * Menu entries, in order.
     * @maxItems 20
     * @nullable
     */
  routine_my_menus: UserMenuItem[] | null;
  /**
     * Banners, for the mobile client.
     * @maxItems 20
     * @nullable
     */
  routine_my_banner: UserMenuBanner[] | null;
}
