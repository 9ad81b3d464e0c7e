import type { HomeAdvert } from './homeAdvert.ts';
import type { HomeCategory } from './homeCategory.ts';
import type { HomeLink } from './homeLink.ts';
import type { PlatformServiceType } from './platformServiceType.ts';
import type { ShopCurrencyText } from './shopCurrencyText.ts';

/**
 * Content of the home page of the mobile client.
 */
export interface MobileHome {
  /**
     * Pictures of the top carousel, in order.
     * @maxItems 20
     * @nullable
     */
  banner: HomeLink[] | null;
  /** Layout of the carousel as configured. */
  indexBannerType: string;
  /**
     * Entries of the menu below the carousel, in order.
     * @maxItems 20
     * @nullable
     */
  menus: HomeLink[] | null;
  /**
     * Tiles that link to the store street and the leaderboard, in order.
     * @maxItems 20
     * @nullable
     */
  ranking: HomeLink[] | null;
  /**
     * Adverts lower on the page, in order (misspelt on the wire).
     * @maxItems 20
     * @nullable
     */
  bastBanner: HomeAdvert[] | null;
  /** Address of the logo. */
  logoUrl: string;
  shopPayCurrency: ShopCurrencyText;
  /** The contact channel to use. */
  consumerType: PlatformServiceType;
  /**
     * Chat page; filled for `h5`.
     * @nullable
     */
  consumerH5Url: string | null;
  /**
     * Phone number; filled for `h5` and `hotline`.
     * @nullable
     */
  consumerHotline: string | null;
  /**
     * Address of the messaging service; filled for all but `email`.
     * @nullable
     */
  consumerMessage: string | null;
  /**
     * E-mail address; always filled when configured.
     * @nullable
     */
  consumerEmail: string | null;
  /**
     * The first categories of the first level.
     * @maxItems 6
     */
  categoryList: HomeCategory[];
}
