import type { HomeAdvert } from './homeAdvert.ts';
import type { HomeBanner } from './homeBanner.ts';
import type { PlatformServiceType } from './platformServiceType.ts';
import type { ShopCurrency } from './shopCurrency.ts';

/**
 * Content of the home page and of the page frame.
 */
export interface PcHome {
  /**
     * Pictures of the top carousel, in order.
     * @maxItems 20
     */
  banner: HomeBanner[];
  /**
     * Adverts lower on the page, in order (misspelt on the wire).
     * @maxItems 20
     */
  adverts: HomeAdvert[];
  /** Address of the logo. */
  logoUrl: string;
  /** Address of the tall picture beside the recommended products. */
  recommendImage: string;
  /** Address of the picture at the head of the store street (misspelt on the wire). */
  streetHeaderImage: string;
  shopPayCurrency: ShopCurrency;
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
}
