import type { HomeAdvert } from './homeAdvert.ts';
import type { HomeBanner } from './homeBanner.ts';
import type { PlatformServiceType } from './platformServiceType.ts';
import type { ShopCurrencyText } from './shopCurrencyText.ts';

/**
 * Content of the home page and of the page frame.
 */
export interface PcHome {
  /**
     * Pictures of the top carousel, in order.
     * @maxItems 20
     * @nullable
     */
  banner: HomeBanner[] | null;
  /**
     * Adverts lower on the page, in order (misspelt on the wire).
     * @maxItems 20
     * @nullable
     */
  bastBanner: HomeAdvert[] | null;
  /** Address of the logo. */
  logoUrl: string;
  /** Address of the tall picture beside the recommended products. */
  recommendImage: string;
  /** Address of the picture at the head of the store street (misspelt on the wire). */
  shopStreetHeaderImag: string;
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
}
